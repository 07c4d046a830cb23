/** What Elma's table says, in Portuguese. Words of the game that stand on cards stay as printed. */

export const racePt = {
  pitch:
    "Uma corrida até 100 pontos para dois a seis. Ponha seus kuskis online, enfileire fases e entre em cada batalha a tempo de ser o mais rápido quando ela acabar.",

  // Cards
  "kind.Kuski": "Kuski",
  "kind.Level": "Fase",
  "kind.Instant": "Instantânea",
  "kind.of": "{kind}: {types}",
  "about.Kuski":
    "Kuski: fica online, acrescenta fases à fila e melhora ao longo dos seus recordes numa batalha.",
  "about.Level": "Fase: um kuski a acrescenta à fila, e ela é disputada quando chega à frente.",
  "about.Instant": "Instantânea: age na hora, na sua fase principal ou quando se pode responder.",
  "about.Battler": "Battler: não pode acrescentar fases.",
  "about.Designer": "Designer: não pode disputar batalhas.",
  "about.Moporator": "Moporator: não tem regra própria; cartas se referem a ele.",
  "about.Rookie": "Rookie: não tem regra própria; cartas se referem a ele.",
  "about.Casual": "Casual: não tem regra própria; cartas se referem a ele.",
  "about.First Finish":
    "First Finish: vale o primeiro tempo feito, mais 60 segundos por turno completo já passado. Tempos posteriores não mudam nada.",
  "about.Pre-announced": "Pre-announced: pode ser posta em qualquer lugar da fila.",
  "about.Chain level": "Chain level: vários kuskis têm de acrescentá-la juntos.",
  "about.Apple": "Apple: cada segundo de melhora é um marcador de maçã. Mais maçãs vencem.",
  "about.Finish count":
    "Finish count: cada melhora é um marcador de chegada. Mais chegadas vencem.",
  "about.One life":
    "One life: só se entra no primeiro turno completo; vale o primeiro tempo feito, mais 60 segundos por turno completo passado.",
  "about.Multiplayer": "Multiplayer: os kuskis entram em pares, e vale o pior tempo dos dois.",
  "about.Slowness": "Slowness: os recordes vão do último ao primeiro, e o tempo mais lento vence.",
  "about.Survivor": "Survivor: vale o primeiro tempo feito, e o mais lento vence.",
  "about.Z-spin shortcut": "Z-spin shortcut: kuskis com Z-spin pro são mais rápidos aqui.",
  "about.Watchful": "Watchful: pode entrar offline numa batalha Pre-announced.",
  "about.Designer's curse":
    "Designer's curse: mantém um outro kuski offline enquanto dura a batalha na sua fase.",
  "about.level-type": "{type}: um tipo de fase. Não faz nada por si; cartas se referem a ele.",
  "about.kuski-type": "{type}: um tipo de kuski.",
  "about.keyword": "{keyword}: veja as regras.",
  "about.team": "Equipe {team}: kuskis com a mesma sigla são companheiros.",
  records: "Recordes: {records}",
  "records.none": "sem chegada",
  "records.mark": "NF",
  "length.one": { one: "Dura {count} turno completo", other: "Dura {count} turnos completos" },
  "length.range": "Dura de {least} a {most} turnos completos",
  rarity: "Número {number}, {rarity}",
  "rarity.C": "comum",
  "rarity.U": "incomum",
  "rarity.R": "rara",

  // Kuskis on the table
  "kuski.team": "equipe {team}",
  "kuski.owner": "pertence a {name}",
  "kuski.tired": "ficou offline neste turno: pode ficar online a partir do seu próximo turno",
  "kuski.queued": "tem uma fase na fila",
  "counter.apple": { one: "{count} maçã", other: "{count} maçãs" },
  "counter.finish": { one: "{count} chegada", other: "{count} chegadas" },
  "counter.killer": { one: "{count} marcador killer", other: "{count} marcadores killer" },
  "counter.orka": { one: "{count} marcador orka", other: "{count} marcadores orka" },
  "counter.other": { one: "{count} marcador {kind}", other: "{count} marcadores {kind}" },

  // Players
  offline: "Offline",
  online: "Online",
  "area.offline": "Kuskis offline de {name}",
  "area.online": "Kuskis online de {name}",
  "area.none": "ninguém",
  "player.points": { one: "{count} ponto", other: "{count} pontos" },
  "player.now": "{count} a mais se a batalha acabasse agora",
  "player.out": "fora do jogo",
  "player.active": "joga neste turno",
  "pile.library": "Baralho",
  "pile.discarded": "Descarte",
  "pile.banned": "Banidas",
  track: "Pontos até {most}",
  "track.player": "{name} {points}",

  // The turn
  turn: "Turno {turn}",
  round: "Rodada {round}",
  "turn.yours": "seu turno",
  "turn.theirs": "turno de {name}",
  "step.start": "Começa uma batalha",
  "step.end": "Acaba uma batalha",
  "step.times": "Os tempos melhoram",
  "step.clean-up-after": "As pós-batalhas são arrumadas",
  "step.draw": "Compra",
  "step.main": "Fase principal",
  "step.window": "Respostas",
  "step.last-call": "Última chamada",
  "step.clean-up": "Arrumação",

  // The battle
  battle: "A batalha",
  "battle.none": "Nenhuma batalha em curso.",
  "battle.none.how": "A fase à frente da fila começa assim que puder.",
  "battle.empty": "Ninguém entrou ainda.",
  "battle.by": "acrescentada por {name}",
  "battle.left": { one: "falta {count} turno", other: "faltam {count} turnos" },
  "battle.of": "faltam {left} de {turns} turnos",
  "battle.lower": "O menor tempo vence.",
  "battle.higher": "O maior tempo vence.",
  "battle.apples": "Mais maçãs vencem.",
  "battle.finishes": "Mais chegadas vencem.",
  "battle.now": "Se acabasse agora",
  "lane.rank": "{rank}.",
  "lane.result": "com {time}",
  "lane.apples": { one: "{count} maçã", other: "{count} maçãs" },
  "lane.finishes": { one: "{count} chegada", other: "{count} chegadas" },
  "lane.no-result": "ainda sem chegada",
  "lane.next": "depois {time}",
  "lane.next.none": "depois NF",
  "lane.next.end": "lista esgotada",
  "lane.points": { one: "ganharia {count} ponto", other: "ganharia {count} pontos" },
  "lane.partner": "em par com {name}",
  "lane.leads": "na frente",

  // Queue and after battle
  queue: "Fila",
  "queue.empty": "Nenhuma fase na fila. Um kuski em jogo pode acrescentar uma.",
  "queue.next": "a seguir",
  "queue.turns": { one: "{count} turno completo", other: "{count} turnos completos" },
  "queue.by": "por {kuskis} ({name})",
  "queue.place": "Pôr antes de {level}",
  "queue.last": "Pôr por último",
  "after.title": "Pós-batalha",
  "after.empty": "Nenhuma pós-batalha.",
  "after.place": "{rank}. {name}",

  // What a chosen card may do
  "chosen.none":
    "Aperte uma carta para ver o que ela pode fazer. Pare sobre ela para lê-la grande.",
  "chosen.close": "Voltar à mão",
  "chosen.again": "Aperte-a de novo, ou o que está aceso.",
  "goal.offline": "Jogar aqui",
  "goal.online": "Pôr online",
  "goal.battle": "Entrar na batalha",
  "goal.queue": "Acrescentar à fila",
  "may.act": "pode agir",
  "may.pick": "pode ser escolhida",
  "steps.title": "Acrescentando uma fase",
  "steps.by": "Qual kuski",
  "steps.length": "Quanto dura",
  "steps.place": "Que lugar",
  "steps.by.how": "Aperte um kuski aceso.",
  "steps.place.how": "Aperte um lugar aceso na fila.",
  "steps.length.turns": {
    one: "{count} turno com tantos jogadores",
    other: "{count} turnos com tantos jogadores",
  },
  "steps.turns": { one: "{count} turno", other: "{count} turnos" },
  "laid-out": "Para escolher",

  // Passing
  "pass.label": "Quando se pode responder",
  "pass.ask": "Pergunte-me sempre",
  "pass.last-calls": "Pergunte só nas últimas chamadas",
  "pass.turn": "Passar até o meu próximo turno",
  "pass.battle": "Passar até esta batalha acabar",
  "pass.passing": "Passando por você",

  // The table in sentences
  "line.turn": "Turno {turn}, rodada {round}, {step}; {whose}.",
  "line.battle":
    "Batalha em {level}, {about}, acrescentada por {name}: faltam {left} de {turns} turnos. {wins}",
  "line.drive": "{rank}. {kuski} de {name}: {result}, {next}; {points}.",
  "line.queue": "Fila, lugar {place}: {level}, {about}, {length}, por {kuskis} de {name}.",
  "line.after": "Pós-batalha em {level}: {kuskis}.",
  "line.player":
    "{name}: {points} de {most} pontos, {hand} cartas na mão, {library} no baralho, {discard} descartadas.",
  "line.out": "{name} está fora do jogo com {points} pontos.",
  "line.offline": "{name}, offline: {kuskis}.",
  "line.online": "{name}, online: {kuskis}.",
  "line.hand": "Na sua mão: {cards}.",
  "line.banned": "Banidas: {cards}.",
  "line.now": "Se a batalha acabasse agora: {points}.",
  "line.gain": "{name} +{points}",
  "line.plain": "sem tipo",
  none: "nada",

  // The first game, explained as it is played
  "guide.title": "A sua primeira corrida",
  "guide.goal":
    "Todos correm até {most} pontos. Pontos vêm de batalhas: quanto mais rápidos os seus kuskis, mais pontos.",
  "guide.hand":
    "Na sua mão há kuskis, fases e instantâneas. Pare sobre uma carta, ou segure o dedo nela, para lê-la grande.",
  "guide.kuski":
    "Você pode jogar um kuski por turno. Aperte {card}, e depois de novo ou a área acesa: ele chega offline.",
  "guide.kuski-in":
    "{card} está em jogo, offline. Já pode acrescentar uma fase, e ficar online a partir do seu próximo turno.",
  "guide.add":
    "Acrescente uma fase à fila: aperte {card}, e depois a fila acesa. Um kuski a acrescenta e não pode entrar nessa batalha; deixe um acrescentar e outros correrem.",
  "guide.length":
    "Você escolhe quanto dura a batalha. Um turno completo é um turno de cada jogador. Batalhas longas favorecem quem melhora tarde.",
  "guide.online":
    "{card} descansou offline. Aperte-o, e depois a parte online acesa: só quem está online entra em batalhas.",
  "guide.battle":
    "Há uma batalha. É uma corrida: cada kuski está onde o seu melhor tempo o levou, e a marca pálida mostra aonde o próximo recorde o levará.",
  "guide.enter":
    "{card} pode entrar. O primeiro recorde vale na hora, e o seguinte no início de cada turno seu.",
  "guide.turns":
    "Estas luzes são os turnos que faltam. Quando se apagam, vence quem está na frente: um ponto por kuski rival batido, um por participar, mais um por vencer.",
  "guide.now": "Aqui está o que cada um ganharia se a batalha acabasse agora.",
  "guide.window":
    "No fim de cada fase principal todos podem jogar instantâneas, e a todos se pergunta, tenham o que tiverem. Passe se não tem nada. Aqui pode escolher ser perguntado menos vezes; ninguém fica sabendo.",
  "guide.last-call":
    "Última chamada! A batalha acaba depois disto. Uma instantânea agora ainda pode virá-la.",
  "guide.after":
    "A batalha acabou e foi pontuada. Os seus kuskis ficam aqui até os próximos turnos dos jogadores, e depois vão descansar offline.",
  "guide.discard": "Mais de sete cartas na mão: escolha o que descartar.",
  "guide.done": "É tudo. Enfileire bem, entre a tempo e olho no relógio!",
} as const;
