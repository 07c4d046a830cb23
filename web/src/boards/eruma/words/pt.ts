/** What Eruma's table says, in Portuguese. */

export const raidPt = {
  pitch:
    "Dois bandos de vilões numa ilha amaldiçoada. Esconda suas cartas, leve-as até o tesouro, roube dez e não confie em ninguém que esteja virado para baixo.",

  // Cards
  "kind.Assassin": "Assassino",
  "kind.Thief": "Ladrão",
  "kind.Spy": "Espião",
  "kind.Maniac": "Maníaco",
  "kind.Henchman": "Capanga",
  "speed.Quick": "Rápido: age na hora, no seu turno",
  "speed.Slow": "Lento: espera o próximo turno do oponente",
  "speed.Ongoing": "Contínuo: age enquanto a carta ficar exausta",
  "skill.assassin": "Assassino: quem o ataca morre, a não ser que também seja Assassino.",
  "skill.thief":
    "Ladrão: rouba um tesouro de graça na sua Fase de Planejamento, se estiver no Tesouro.",
  "skill.spy": "Espião: virado para baixo, pode bloquear um poder do oponente.",
  "skill.maniac": "Maníaco: pode invocar Capangas.",
  "skill.henchman":
    "Capanga: seu efeito vale enquanto estiver virado para cima. Não move, não ataca e não rouba.",
  "type.Curse": "Curse (Maldição): vale enquanto está na mão.",
  "type.Evasive": "Evasive (Evasiva): pode virar para baixo no seu turno.",
  "type.Flying": "Flying (Voadora): pode voltar à mão no seu turno.",
  "type.Invulnerable": "Invulnerable (Invulnerável): só um Slayer pode matá-la.",
  "type.Obstacle": "Obstacle (Obstáculo): só um Strongman pode matá-la.",
  "type.Regenerative": "Regenerative (Regenerativa): um poder que a mataria a vira para baixo.",
  "type.Slayer": "Slayer (Matador): pode matar cartas Invulnerable.",
  "type.Strongman": "Strongman (Brutamontes): pode matar Obstáculos.",
  "card.down": "Virada para baixo",
  "card.down-yours": "virada para baixo; só você a vê",
  "card.down-known": "virada para baixo; ambos a conhecem",
  "card.yours": "sua",
  "card.theirs": "de {name}",
  "card.owned": "pertence a {name}",
  "card.exhausted-right": "exausta, virada à direita",
  "card.exhausted-left": "exausta, virada à esquerda",
  "card.live": "seu poder está ativo",
  "card.stole": "roubou neste turno",
  "card.counters": { one: "{count} marcador {kind}", other: "{count} marcadores {kind}" },
  "card.known": "{name} a conhece",

  // The field
  field: "O campo",
  "zone.one": "Zona 1",
  "zone.two": "Zona 2",
  "zone.treasure": "Tesouro",
  "zone.yours": "Sua {zone}",
  "zone.theirs": "{zone} de {name}",
  "cell.empty": "{place}: vazio",
  "cell.card": "{place}: {card}",
  "place.in": "{row}, {column}",
  "may.move": "mover para cá",
  "may.attack": "atacar",
  "may.play": "jogar aqui",
  "may.place": "escolher este lugar",
  "may.choose": "escolher",
  "may.block": "bloquear com ela",
  "may.discard": "descartar",

  // Sides
  treasure: "Tesouro",
  points: "Pontos de Ação",
  turn: "Turno {turn}",
  "turn.yours": "seu turno",
  "turn.theirs": "turno de {name}",
  "phase.set-up": "Preparação",
  "phase.draw": "Fase de Compra",
  "phase.planning": "Fase de Planejamento",
  "phase.assault": "Fase de Assalto",
  "phase.rest": "Fase de Descanso",
  "pile.graveyard": "Cemitério",
  "pile.extra": "Deck Extra",
  "pile.extra.short": "Extra",
  "pile.banished": "Banidas",
  "pile.deck-of": "Deck",
  "pile.list": "Lista do Deck",
  running: "Poderes ativos",

  // What a chosen card may do
  "chosen.none": "Pressione uma carta sua para ver o que ela pode fazer.",
  "chosen.title": "{card}",
  "chosen.close": "De volta à mão",
  "act.play": "Jogar",
  "act.move": "Mover",
  "act.attack": "Atacar",
  "act.power": "Poder",
  "act.steal": "Roubar",
  "act.hide": "Virar para baixo",
  "act.fly": "Voltar à mão",
  "act.play.where": "Escolha um lugar aceso da sua Zona 1: ela fica ali virada para baixo.",
  "act.move.where": "Escolha um lugar aceso.",
  "act.attack.whom": "Escolha uma carta marcada.",
  "laid-out": "Para escolher",
  "hidden-card": "Carta {number}",

  // The table in sentences
  "line.turn": "Turno {turn}, {phase}; {whose}.",
  "line.points": "Restam {points} Pontos de Ação.",
  "line.side":
    "{name}: {treasure} de {most} tesouros, {hand} cartas na mão, {deck} no Deck, {grave} no Cemitério.",
  "line.hand": "Na sua mão: {cards}.",
  "line.known-hand": "Sabe-se que estão na mão de {name}: {cards}.",
  "line.graveyard": "No Cemitério de {name}: {cards}.",
  "line.extra": "No Deck Extra de {name}: {cards}.",
  "line.banished": "Banidas de {name}: {cards}.",
  "line.row": "{row}: {cards}.",
  "line.column": "{column} {card}",
  "line.empty-row": "{row}: vazia.",
  "line.power": "Ativo: {card}, {whose}.",
  nothing: "nada",

  // The first game, explained as it is played
  "guide.title": "Seu primeiro assalto",
  "guide.goal":
    "Dois bandos disputam o tesouro no meio. Vence quem primeiro roubar {most} tesouros.",
  "guide.field":
    "A fileira do meio é o Tesouro. As duas fileiras mais próximas são as suas zonas: ninguém do outro bando pode entrar nelas. Você não pode entrar nas deles.",
  "guide.points": "Você tem {points} Pontos de Ação por turno. Tudo o que uma carta faz custa um.",
  "guide.hand":
    "Esta é a sua mão. Pare sobre uma carta, ou segure o dedo nela, para lê-la em tamanho grande. Cada carta tem uma classe com uma habilidade, e um poder.",
  "guide.play":
    "Jogue uma carta: pressione {card} e depois um lugar aceso da sua Zona 1. Ela fica ali virada para baixo, e ninguém sabe o que é.",
  "guide.play-more": "Bem escondida. Jogue mais enquanto tiver pontos, ou termine a fase.",
  "guide.their-turn":
    "{name} também esconde cartas. Uma carta virada para baixo não pode ser atacada nem escolhida como alvo, e não faz nada; a não ser que seja um Espião, que pode bloquear um poder seu.",
  "guide.flipped":
    "Um novo turno: você comprou uma carta, e suas cartas viradas para baixo viraram para cima. Agora elas podem agir.",
  "guide.move":
    "Pressione uma das suas cartas. O que acende é aonde ela pode ir, um passo por ponto. Caminhe até o tesouro.",
  "guide.on-treasure":
    "Ela está no Tesouro! Pressione-a e depois Roubar: um tesouro por um ponto, uma vez por turno para cada carta.",
  "guide.thief":
    "{card} é um Ladrão: no começo de cada turno seu, rouba um de graça enquanto estiver no Tesouro.",
  "guide.stolen": "Mais um tesouro. Dez vencem.",
  "guide.attack":
    "{target} está ao lado de {card}. Pressione {card} e depois {target}: um ataque mata e toma o lugar. Só cuidado com os Assassinos: eles matam quem os ataca.",
  "guide.killed": "É assim que se faz. Os mortos vão para o Cemitério do dono.",
  "guide.lost": "Você perdeu uma carta. Ela está no seu Cemitério, que qualquer um pode olhar.",
  "guide.power":
    "{card} está pronta. Pressione-a e use o poder: “{text}” Depois ela fica exausta, até o começo do seu próximo turno.",
  "guide.exhausted":
    "{card} está exausta: virada à direita, não pode usar o poder de novo neste turno. Ainda pode mover, atacar e roubar.",
  "guide.block":
    "{name} usa um poder. Você tem uma carta virada para baixo, então perguntamos se você bloqueia; só um Espião pode. Ao outro perguntamos o mesmo, com ou sem Espião, e assim ele nada descobre.",
  "guide.points-out": "Não restam pontos. Termine a sua Fase de Assalto.",
  "guide.done":
    "É tudo. Esconda, caminhe, roube, e ataque quando chegarem perto demais. Boa sorte!",
} as const;
