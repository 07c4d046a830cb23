/** What Allumbra's table says, in Portuguese. */

import type { Message } from "../../../words/catalogue";
import type { duelEn } from "./en";

export const duelPt: Record<keyof typeof duelEn, Message> = {
  pitch:
    "Três escolhas secretas por turno, reveladas juntas, carta contra carta. Quem lê melhor o outro fica de pé.",
  attack: "Ataque",
  support: "Suporte",
  cost: "custa {amount} de munição",
  damage: "{amount} de dano",
  "gains-energy": "ganha {amount} de energia",
  "gains-ammo": "ganha {amount} de munição",
  cancels: "Cancela {cards}.",
  "cancelled-by": "Cancelada por {cards}.",
  "cancelled-by-nothing": "Nada a cancela.",
  copies: "{count} em cada baralho.",
  energy: "Energia",
  ammo: "Munição",
  "next-free": "Próxima carta grátis",
  "next-free.short": "próxima grátis",
  "next-damage": "Próxima carta +{amount} de dano",
  "next-damage.short": "próxima +{amount}",
  turn: "Turno {turn}",
  "clash.1": "1º confronto",
  "clash.2": "2º confronto",
  "clash.3": "3º confronto",
  together: "escolhidas juntas",
  schedule: "Escolhas: {groups}",
  cancel: "cancela",
  "stamp-cancelled": "Cancelada por {card}",
  "stamp-cancelled.short": "Cancelada",
  "stamp-unpaid": "Sem munição",
  "empty-slot": "ainda sem carta",
  "to-pick": "Escolha agora",
  "relic.waiting": "espera",
  "relic.active": "ativa",
  "relic.in-use": "em uso",
  "relic.locked": "travada",
  "relic.chosen": "escolhida",
  "relic.condition": "Condição:",
  "relic.effect": "Ativa:",
  relic: "Relíquia",
  relics: "Relíquias",
  "relics-to-choose": "Relíquias para escolher",
  chart: "O que cancela o quê",
  "line.side":
    "{character}, {name}: {energy} de energia, {ammo} de munição, {hand} cartas na mão, {deck} no baralho, {discard} descartadas.",
  "line.hand": "Na sua mão: {cards}.",
  "line.discard": "Descartadas por {name}: {cards}.",
  "line.lane": "{clash}: {theirs} contra {yours}.",
  "line.relic": "{name} tem a relíquia {relic}, {state}: {text}",
  "no-effect": "Não resulta em nada.",
  nothing: "nada",

  // The first duel, explained as it happens
  "guide.title": "Seu primeiro duelo",
  "guide.goal":
    "Dois duelistas, {most} de energia cada um. Quem levar o outro a zero vence. Esta é a sua energia.",
  "guide.ammo": "Ataques custam munição. Você tem {ammo} agora, e nunca mais de {most}.",
  "guide.hand":
    "Estas são as suas cartas. O número junto à bala é o custo, o número junto ao impacto é o dano. Pare sobre uma carta, ou mantenha o dedo nela, para vê-la grande.",
  "guide.first-pick":
    "Os dois escolhem uma carta em segredo, e as duas são viradas ao mesmo tempo. {card} é um bom começo: toque nela, depois em Confirmar.",
  "guide.reveal":
    "As duas cartas foram viradas juntas. O que resultou está contado abaixo; toque numa frase para ler a regra por trás.",
  "guide.cancelled":
    "{theirs} cancela {yours}: a sua carta não fez nada, e a munição que custou está gasta. Cada carta, vista grande, diz o que a cancela.",
  "guide.cancels":
    "Sua carta {yours} cancelou {theirs}: a carta do outro não fez nada, e a munição que custou está gasta. Cada carta, vista grande, diz o que a cancela.",
  "guide.unpaid":
    "Faltou munição para {yours}, que não fez nada. Olhe a sua munição antes de escolher.",
  "guide.both-work": "{yours} e {theirs} não se cancelam, então as duas fizeram o que dizem.",
  "guide.free": "Sua próxima carta neste turno não custa munição. Boa hora para uma cara.",
  "guide.damage": "Sua próxima carta neste turno causa {amount} de dano a mais, se for um ataque.",
  "guide.low-ammo": "Você está quase sem munição. {card} traz {amount}.",
  "guide.discards":
    "As cartas usadas ficam aqui, abertas aos dois. Toque para contá-las: {name} já jogou {count} de {copies} {card}.",
  "guide.together":
    "Agora você escolhe {count} cartas de uma vez, em ordem, antes de qualquer uma ser virada. O outro também. Planeje!",
  "guide.done": "É só isto. O resto é adivinhar o que o outro pretende. Boa sorte!",
};
