"""The captions of Eruma's board in Portuguese."""

from __future__ import annotations

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "eruma.row-one": "Z1",
    "eruma.row-two": "Z2",
    "eruma.row-treasure": "Te",
    "eruma.zone-one": "Zona 1, {column}",
    "eruma.zone-two": "Zona 2, {column}",
    "eruma.zone-treasure": "Tesouro {column}",
    "eruma.phase-draw": "Compra",
    "eruma.phase-planning": "Planejamento",
    "eruma.phase-assault": "Assalto",
    "eruma.phase-rest": "Descanso",
    "eruma.points": "PA",
    "eruma.hand-size": "mão {count}",
    "eruma.deck-size": "baralho {count}",
    "eruma.graveyard-size": "cemitério {count}",
    "eruma.extra-size": "extra {count}",
    "eruma.banished-size": "fora {count}",
    "eruma.hand": "Mão:",
    "eruma.hand-known": "Vistas na mão:",
    "eruma.in-hand": "na mão",
    "eruma.face-down": "virada",
    "eruma.face-up": "aberta",
    "eruma.exhausted": "exausta",
    "eruma.exhausted-right": "Exausta, girada para a direita (↷): seu poder foi usado.",
    "eruma.exhausted-left": "Exausta, girada para a esquerda (↶): bloqueada, ou exaurida por uma carta.",
    "eruma.has-stolen": "Já roubou neste turno ($).",
    "eruma.lies": "{place}, {facing}. Comando: {who}.",
    "eruma.owned": "Pertence a: {who} (⇄).",
    "eruma.given": "Agora também tem: {types}.",
    "eruma.power-on": "{card} ({place})",
    "eruma.lasting": "{card}, até o turno {turn}",
    "eruma.waiting": "{card}, até acontecer",
    "eruma.goes-on": "O poder de {card} continua desde o turno {turn} (◈).",
    "eruma.aimed-at": "Seus alvos: {targets}.",
    "eruma.more": "… e mais {number} (e mostra tudo)",
    "eruma.pile-hand": "{name}: mão",
    "eruma.pile-deck": "{name}: baralho",
    "eruma.pile-graveyard": "{name}: cemitério",
    "eruma.pile-extra": "{name}: baralho extra",
    "eruma.pile-banished": "{name}: cartas banidas",
    "eruma.deck-list": "Restam {count} cartas, numa ordem que ninguém conhece. Estas 15 foram trazidas:",
    "eruma.unknown": "{count} cartas que você não conhece",
    "eruma.nothing": "nada",
    "eruma.does-play": "jogar ({count})",
    "eruma.does-move": "mover ({count})",
    "eruma.does-attack": "atacar ({count})",
    "eruma.does-steal": "roubar",
    "eruma.does-power": "poder",
    "eruma.does-hide": "virar para baixo",
    "eruma.does-fly": "voltar à mão",
    "eruma.brought": "{name}: todas as cartas trazidas",
    "eruma.other-cards": "Todas as outras cartas",
    "eruma.legend": (
        "▲ suas  ▼ do outro  ▒ virada  ↷ exausta  ↶ exausta por bloqueio ou carta  "
        "◈ poder em curso  $ já roubou  ⇄ sob comando alheio  ◎ conhecida do oponente  ◆ Tesouro  "
        "A Assassin  T Thief  S Spy  M Maniac  H Henchman"
    ),
    "eruma.primer": (
        "Seja o primeiro a juntar 10 tesouros. Em cada turno você compra uma carta, abre e desvira as suas "
        "e tem 3 pontos de ação: jogar uma carta virada na sua Zona 1, mover uma carta aberta um passo, "
        "atacar uma carta vizinha (que morre, e a atacante toma o lugar), usar um poder, ou roubar com uma "
        "carta numa posição de Tesouro. Assassinos matam quem os ataca, Ladrões no Tesouro roubam de graça "
        "no começo do turno, um Espião virado pode bloquear um poder, e só Maníacos invocam Capangas. "
        "Ninguém entra nas zonas do outro. A partida também acaba quando alguém não pode comprar: vence "
        "o total maior."
    ),
}
