/** A pile: how many cards it has, and where it is open, what they are. */

import { useState, type ReactElement, type ReactNode } from "react";
import { Dialog } from "../shell/Dialog";
import { useWords } from "../words";
import { CardFace } from "./card/CardFace";
import type { Face } from "./card/face";
import "./pile.css";

export interface Counted {
  face: Face;
  count: number;
  /** How many there are in all; null where that is not known or of no interest. */
  of: number | null;
}

export interface PileProps {
  name: string;
  /** Whose it is, as the heading of the open pile says it. */
  title: string;
  count: number;
  /** What lies on top, drawn small. */
  top: ReactNode;
  /** None for a pile nobody may look through. */
  contents: readonly Counted[] | null;
}

export function Pile({ name, title, count, top, contents }: PileProps): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const shape = (
    <>
      <span className="pile-top" data-high={Math.min(3, Math.ceil(count / 6))}>
        {top}
      </span>
      <span className="pile-count figures">{count}</span>
      <span className="pile-name">{name}</span>
    </>
  );
  if (contents === null) {
    return (
      <span className="pile" role="img" aria-label={`${title}: ${count}`}>
        {shape}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="pile"
        aria-label={t("pile.look", { name: title, count })}
        onClick={() => setOpen(true)}
      >
        {shape}
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <ul className="pile-open">
            {contents.map(({ face, count: there, of }) => (
              <li key={face.key} data-none={there === 0}>
                <span className="card">
                  <CardFace face={face} />
                </span>
                <span className="figures">
                  {of === null ? there : t("pile.of", { count: there, all: of })}
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
