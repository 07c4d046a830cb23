/** What a screen reader is told politely, one sentence after the other, without moving the focus. */

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

type Announce = (text: string) => void;

const Context = createContext<Announce>(() => undefined);

export function AnnouncementsProvider({ children }: { children: ReactNode }): ReactNode {
  // Two lines taking turns: a sentence said twice is then a change, and so is heard twice.
  const [said, setSaid] = useState({ count: 0, text: "" });
  const announce = useCallback<Announce>(
    (text) => setSaid((last) => ({ count: last.count + 1, text })),
    [],
  );
  const even = said.count % 2 === 0;
  return (
    <Context value={announce}>
      {children}
      <div className="unseen" aria-live="polite" role="status">
        <p>{even ? said.text : ""}</p>
        <p>{even ? "" : said.text}</p>
      </div>
    </Context>
  );
}

export function useAnnounce(): Announce {
  return useContext(Context);
}
