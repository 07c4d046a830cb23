"""The captions of Allumbra's board in Portuguese."""

from __future__ import annotations

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "allumbra.energy": "Energia",
    "allumbra.ammo": "Munição",
    "allumbra.sizes": "mão {hand} · baralho {deck} · descarte {discard}",
    "allumbra.next-free": "próxima carta sem custo",
    "allumbra.next-damage": "próximo ataque: +{amount} de dano",
    "allumbra.relic-waiting": "espera",
    "allumbra.relic-active": "ATIVA",
    "allumbra.relic-in-use": "EM USO",
    "allumbra.relic-locked": "travada",
    "allumbra.condition": "Condição:",
    "allumbra.active": "Ativa:",
    "allumbra.hand": "Mão:",
    "allumbra.shown": "Mostradas:",
    "allumbra.discards": "Descarte:",
    "allumbra.nothing": "nada",
    "allumbra.lane": "Carta {number}",
    "allumbra.face-down": "virada",
    "allumbra.laid-open": "aberta",
    "allumbra.revealed": "revelada",
    "allumbra.this-clash": "Este confronto (turno {turn}, carta {number})",
    "allumbra.picked": "escolhida",
    "allumbra.against": "contra",
    "allumbra.cancels": "cancela",
    "allumbra.cancelled": "cancelada",
    "allumbra.unpaid": "não paga",
    "allumbra.no-effect": "sem efeito",
    "allumbra.hits": "dano {amount}",
    "allumbra.gains-energy": "+{amount} energia",
    "allumbra.gains-ammo": "+{amount} munição",
    "allumbra.last-clash": "Último confronto (turno {turn}, carta {number})",
    "allumbra.kind-attack": "ataque",
    "allumbra.kind-support": "apoio",
    "allumbra.column-card": "Carta",
    "allumbra.column-cost": "Custo",
    "allumbra.column-effect": "Efeito",
    "allumbra.column-cancels-what": "Cancela",
    "allumbra.column-cancelled-by": "Cancelada por",
    "allumbra.column-text": "Texto",
    "allumbra.column-copies": "Cópias",
    "allumbra.column-relic": "Relíquia",
    "allumbra.column-condition": "Fica ativa quando",
    "allumbra.column-active": "Ativa: usada numa carta",
    "allumbra.cards-heading": "As cartas (os dois baralhos são iguais)",
    "allumbra.chart-heading": "O que cancela o quê",
    "allumbra.chart-key": "✗: a carta à esquerda cancela a de cima. Uma carta cancelada não faz nada, mas é paga.",
    "allumbra.piles-heading": "Onde estão as cartas",
    "allumbra.piles-key": "Jogadas e vistas | ainda ocultas (mão, baralho, viradas). Os descartes voltam quando restam 3 no baralho.",
    "allumbra.gone": "{gone} | {left}",
    "allumbra.relics-heading": "As relíquias (◆ neste duelo)",
    "allumbra.primer": (
        "Leve a energia do outro duelista de 10 a 0. Em cada turno cada um joga três cartas; a cada "
        "vez, os dois revelam uma carta ao mesmo tempo. Ataques custam munição e tiram energia; sem "
        "munição não fazem nada. Cartas de apoio dão munição ou energia, ou escondem você. Algumas "
        "cartas cancelam outras: as listas ao lado das suas cartas dizem quais. No primeiro turno "
        "escolhe-se uma carta por vez, no segundo duas e depois uma, e do terceiro em diante as três "
        "de antemão. Adivinhe o que o outro vai jogar."
    ),
}
