"""The captions of Elma's board in Portuguese."""

from __future__ import annotations

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "elma.turn-of": "Turno de {name}",
    "elma.round": "Rodada {number}",
    "elma.step-start": "começa uma batalha",
    "elma.step-end": "acaba uma batalha",
    "elma.step-times": "os tempos melhoram",
    "elma.step-clean-up-after": "as pós-batalhas são arrumadas",
    "elma.step-draw": "compra",
    "elma.step-main": "fase principal",
    "elma.step-window": "respostas",
    "elma.step-last-call": "última chamada",
    "elma.step-clean-up": "arrumação",
    "elma.no-battle": "Nenhuma batalha em curso.",
    "elma.turns-left": "faltam {left} de {turns} turnos",
    "elma.if-now": "Se acabasse agora:",
    "elma.next": "depois {time}",
    "elma.list-ends": "lista esgotada",
    "elma.apples": "{count} maçãs",
    "elma.apples-one": "1 maçã",
    "elma.finishes": "{count} chegadas",
    "elma.finishes-one": "1 chegada",
    "elma.queue": "Fila {place}:",
    "elma.length": "dura {length}",
    "elma.after": "Após {level}:",
    "elma.points": "{count} pontos",
    "elma.points-one": "1 ponto",
    "elma.out": "fora do jogo",
    "elma.piles": "mão {hand}  baralho {library}  descarte {discard}",
    "elma.online": "online:",
    "elma.offline": "offline:",
    "elma.hand": "Mão:",
    "elma.more": "e mais {number}",
    "elma.primer": (
        "Todos correm até 100 pontos. Kuskis chegam offline, descansam e ficam online; qualquer um em jogo "
        "pode acrescentar uma fase à fila, mas nunca entra na batalha dela. Quem está online pode entrar na "
        "batalha em curso: o primeiro recorde vale na hora, o seguinte no início de cada turno seu. Quando os "
        "turnos acabam, cada kuski ganha um ponto por kuski rival batido, um por participar e mais um por "
        "vencer. Instantâneas jogam-se na sua fase principal e sempre que se pode responder. "
        "Um kuski com » tem uma fase na fila."
    ),
}
