/** Cards that are being written in this browser: what is in their fields, and where they are kept. */

import type { CardDraft, CardFieldInfo, CardKindInfo, WorkshopInfo } from "../../protocol/messages";

export type FieldValue = CardDraft["fields"][string];

/** A card on the bench; the id tells it apart while its name changes. */
export interface BenchCard extends CardDraft {
  id: string;
}

export const newId = (): string => Math.random().toString(36).slice(2, 10);

export function kindOf(info: WorkshopInfo, heading: string): CardKindInfo | undefined {
  return info.kinds.find((kind) => kind.heading === heading);
}

/** A card of that kind to begin with: the example of the first, and after it empty ones. */
export function newCard(kind: CardKindInfo, empty: boolean): BenchCard {
  const fields = empty
    ? Object.fromEntries(
        kind.fields
          .filter(({ needed }) => needed)
          .map((field) => [field.name, blank(field, kind.example.fields[field.name])]),
      )
    : kind.example.fields;
  return { id: newId(), heading: kind.heading, fields: { ...fields } };
}

/** What stands in a needed field of a new card: facts as in the example, so that only words are missing. */
function blank(field: CardFieldInfo, example: FieldValue | undefined): FieldValue {
  return field.kind === "line" || field.kind === "text" ? "" : (example ?? "");
}

/** The card with something else in a field; what need not be there is not there when it is empty. */
export function withField(card: BenchCard, field: CardFieldInfo, value: FieldValue): BenchCard {
  const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
  const others = Object.entries(card.fields).filter(([name]) => name !== field.name);
  if (isEmpty && !field.needed) return { ...card, fields: Object.fromEntries(others) };
  return { ...card, fields: { ...card.fields, [field.name]: value } };
}

/** The same card as one of another kind, with the fields that both have. */
export function asKind(card: BenchCard, kind: CardKindInfo): BenchCard {
  const fields: CardDraft["fields"] = {};
  for (const { name, needed, values } of kind.fields) {
    const here = card.fields[name];
    const fits =
      !Array.isArray(here) ||
      values.length === 0 ||
      here.every((each) => values.includes(`${each}`));
    const value =
      here !== undefined && fits ? here : needed ? kind.example.fields[name] : undefined;
    if (value !== undefined) fields[name] = value;
  }
  return { ...card, heading: kind.heading, fields };
}

export const nameOf = (card: CardDraft): string => said(card.fields["name"]);
export const textOf = (card: CardDraft): string => said(card.fields["text"]);

export function said(value: FieldValue | undefined): string {
  return typeof value === "string" ? value : "";
}

// Numbers, as they are typed

export function typedNumbers(value: FieldValue | undefined): string {
  if (value === undefined) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** What was typed as numbers and words; one that may stand alone stands for itself. */
export function numbersIn(typed: string, field: CardFieldInfo): FieldValue {
  const parts = typed
    .split(/[,;\s]+/)
    .filter((part) => part !== "")
    .map((part) => {
      const word = field.values.find((value) => value.toLowerCase() === part.toLowerCase());
      return word ?? (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : part);
    });
  const [only] = parts;
  if (field.alone && parts.length === 1 && only !== undefined) return only;
  return parts;
}

// Where they are kept

const place = (game: string): string => `rulewright.workshop.${game}`;

export function keep(game: string, cards: readonly BenchCard[]): boolean {
  try {
    localStorage.setItem(place(game), JSON.stringify(cards));
    return true;
  } catch {
    return false; // private windows and full disks: the cards last as long as the page
  }
}

export function kept(game: string): BenchCard[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(game)) ?? "[]");
    return Array.isArray(found) ? found.filter(isCard) : [];
  } catch {
    return [];
  }
}

function isCard(thing: unknown): thing is BenchCard {
  const card = thing as Partial<BenchCard> | null;
  return (
    typeof card === "object" &&
    card !== null &&
    typeof card.id === "string" &&
    typeof card.heading === "string" &&
    typeof card.fields === "object"
  );
}
