/** What the moments of a replay look like. They come in pieces, as one gets there: each begins with a whole
 * view and goes on with what is different. */

import { useCallback, useState } from "react";

import { withDifference } from "../../protocol/differences";
import type { Problem, Replay, ReplayViews, View } from "../../protocol/messages";
import { useAnswer } from "../../shell/useAnswer";

export class Views {
  private readonly replay: Replay;
  private readonly ask: (first: number) => Promise<ReplayViews>;
  private readonly pieces = new Map<number, View[]>();
  private readonly asked = new Map<number, Promise<void>>();

  constructor(replay: Replay, ask: (first: number) => Promise<ReplayViews>) {
    this.replay = replay;
    this.ask = ask;
  }

  /** The view of a moment; null if it is not here yet. */
  at(moment: number): View | null {
    const { piece } = this.replay;
    return this.pieces.get(Math.floor(moment / piece))?.[moment % piece] ?? null;
  }

  /** Fetch the piece with this moment, and then the one after it: whoever looks on wants it next. */
  async fetch(moment: number): Promise<void> {
    await this.fetchPiece(Math.floor(moment / this.replay.piece));
    const next = Math.floor(moment / this.replay.piece) + 1;
    if (next * this.replay.piece < this.replay.frames.length) {
      this.fetchPiece(next).catch(() => undefined);
    }
  }

  private fetchPiece(piece: number): Promise<void> {
    const known = this.asked.get(piece);
    if (known !== undefined) return known;
    const asking = this.ask(piece * this.replay.piece).then(({ views }) => {
      let view: unknown = null;
      this.pieces.set(
        piece,
        views.map((difference) => (view = withDifference(view, difference)) as View),
      );
    });
    this.asked.set(piece, asking);
    asking.catch(() => this.asked.delete(piece));
    return asking;
  }
}

interface Seen {
  view: View | null;
  problem: Problem | null;
  again: () => void;
}

/** The view of a moment. While it is being fetched, the last one stays. */
export function useView(views: Views, moment: number, piece: number): Seen {
  const first = Math.floor(moment / piece) * piece;
  const { problem, again } = useAnswer(useCallback(() => views.fetch(first), [views, first]));
  const here = views.at(moment);
  const [last, setLast] = useState(here);
  if (here !== null && here !== last) setLast(here);
  return { view: here ?? last, problem: here === null ? problem : null, again };
}
