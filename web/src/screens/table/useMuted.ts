/** Whom one does not want to hear at this table. */

import { useState } from "react";

export function useMuted(): { muted: ReadonlySet<number>; mute: (seat: number) => void } {
  const [muted, setMuted] = useState<ReadonlySet<number>>(new Set());
  return {
    muted,
    mute: (seat) => {
      const next = new Set(muted);
      if (!next.delete(seat)) next.add(seat);
      setMuted(next);
    },
  };
}
