/** What the card browser says, in Portuguese. */

import type { Message } from "../../../words/catalogue";
import type { cardsEn } from "./en";

export const cardsPt: Record<keyof typeof cardsEn, Message> = {
  "cards.title": "Cartas de {game}",
  "cards.none": "Este jogo não tem cartas",
  "cards.all": "Todas as cartas",
  "cards.sort": "Em ordem de",
  "cards.sort.printed": "coleção",
  "cards.sort.name": "nome",
  "cards.sort.kind": "tipo",
  "cards.sort.decks": "baralhos com ela",
  "cards.found.none": "Nenhuma carta é assim.",
  "cards.clear": "Procurar qualquer uma",
  "cards.chosen": "Aberta ao lado.",
  "cards.hint": "Aperte uma carta para lê-la inteira, com as regras por trás das palavras.",
  "cards.panel": "A carta escolhida",
  "cards.previous": "A anterior",
  "cards.next": "A próxima",
  "cards.close": "Voltar a todas",
  "cards.decks": {
    one: "Em {count} dos baralhos que vêm com o jogo",
    other: "Em {count} dos baralhos que vêm com o jogo",
  },
  "cards.copies": { one: "{count} cópia no jogo", other: "{count} cópias no jogo" },
  "cards.keywords": "As regras por trás das palavras",
  "cards.phrases": "As regras por trás do texto",
  "cards.rule": "Regra {rule}",
  "cards.unknown": "Não há essa carta aqui.",
  "cards.build": "Montar um baralho",
  "cards.print": "Imprimir estas",
  "cards.print.title": "Imprimir cartas",
  "cards.print.body": {
    one: "{count} carta de 63,5 por 88,9 mm com sangria e marcas de corte, {pages} ao todo: um PDF para imprimir em tamanho real e recortar.",
    other:
      "{count} cartas de 63,5 por 88,9 mm com sangria e marcas de corte, {pages} ao todo: um PDF para imprimir em tamanho real e recortar.",
  },
  "cards.print.pages": { one: "{count} página", other: "{count} páginas" },
  "cards.print.paper": "Papel",
  "cards.print.backs": "Depois de cada página uma com os versos, para imprimir dos dois lados",
  "cards.print.copies": "Cada uma tantas vezes quantas há no jogo",
  "cards.print.too-many":
    "É demais para um arquivo: no máximo {most} cartas. Procure menos e imprima de novo.",
  "cards.print.make": "Fazer o PDF",
  "cards.print.busy": "Desenhando as cartas…",
  "cards.print.done": "O PDF está pronto.",
};
