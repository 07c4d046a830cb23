/** A view as an outline: fields and lists of whatever game become titled panels, facts and things. It
 * knows no game. A thing is what has an `id`, which choices name it by; where one of its fields is the
 * key of something printed, it goes by the printed name and has its text. */

import type { Printed } from "../../protocol/api";

/** A fact in words: a name and what it is. */
export interface Fact {
  kind: "fact";
  title: string;
  value: string;
}

/** What may be lit and pressed. */
export interface Thing {
  kind: "thing";
  title: string;
  /** What choices call it; empty for what none can name. */
  id: string;
  text: string;
  parts: Part[];
}

/** A field that holds others. */
export interface Panel {
  kind: "panel";
  title: string;
  parts: Part[];
}

export type Part = Fact | Panel | Thing;

export interface Speech {
  yes: string;
  no: string;
  none: string;
}

interface PrintedThing {
  name: string;
  text: string;
  /** Its figures, as the card has them. */
  figures: Fact[];
}

type Fields = Record<string, unknown>;

/** Fields of printed things that say what they do, as far as games call them alike. */
const TEXTS = ["text", "rules"];
const DEEPEST = 8;

export function outline(
  view: Fields,
  printed: Printed,
  names: readonly string[],
  speech: Speech,
): Part[] {
  return new Outline(printed, names, speech).parts(view, 0);
}

/** A name in a program as people would write it. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

class Outline {
  private readonly known = new Map<string, PrintedThing>();

  constructor(
    printed: Printed,
    private readonly names: readonly string[],
    private readonly speech: Speech,
  ) {
    for (const thing of Object.values(printed).flat()) {
      const { key, name } = thing;
      if (typeof key !== "string" || typeof name !== "string" || this.known.has(key)) continue;
      const text = TEXTS.map((field) => thing[field]).find((said) => typeof said === "string");
      const figures = Object.entries(thing).flatMap(([field, value]): Fact[] =>
        typeof value === "number"
          ? [{ kind: "fact", title: readable(field), value: `${value}` }]
          : [],
      );
      this.known.set(key, { name, text: text ?? "", figures });
    }
  }

  parts(fields: Fields, depth: number): Part[] {
    return Object.entries(fields)
      .filter(([field]) => field !== "id")
      .map(([field, value]) => this.part(readable(field), value, depth));
  }

  private part(title: string, value: unknown, depth: number): Part {
    if (Array.isArray(value)) return this.list(title, value, depth);
    if (isFields(value) && depth < DEEPEST) return this.single(title, value, depth);
    const known = typeof value === "string" ? this.known.get(value) : undefined;
    if (known !== undefined) {
      return { kind: "panel", title, parts: [this.named(value as string)] };
    }
    return { kind: "fact", title, value: this.said(value) };
  }

  private list(title: string, values: readonly unknown[], depth: number): Part {
    if (values.length === 0) return { kind: "fact", title, value: this.speech.none };
    if (values.every((each) => !isFields(each) && !Array.isArray(each))) {
      const keys = values.filter((each) => typeof each === "string" && this.known.has(each));
      if (keys.length === values.length)
        return { kind: "panel", title, parts: keys.map((key) => this.named(String(key))) };
      return { kind: "fact", title, value: values.map((each) => this.said(each)).join(", ") };
    }
    const ofSeats = values.length === this.names.length && values.every(isSeatLike);
    const parts = values.map((each, place) => {
      if (!ofSeats) return this.part(`${place + 1}`, each, depth + 1);
      // Whose it is, the name says.
      const rest = Object.entries(each as Fields).filter(([field]) => field !== "seat");
      return this.part(this.names[place] ?? "", Object.fromEntries(rest), depth + 1);
    });
    return { kind: "panel", title, parts };
  }

  /** An object: a thing if choices can name it or something printed is in it, else a panel. */
  private single(title: string, fields: Fields, depth: number): Part {
    const own = Object.entries(fields).find(
      ([, value]) => typeof value === "string" && this.known.has(value),
    );
    const printed = own === undefined ? undefined : this.known.get(own[1] as string);
    const id = typeof fields["id"] === "string" ? fields["id"] : "";
    const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== own?.[0]));
    const parts = [...(printed?.figures ?? []), ...this.parts(rest, depth + 1)];
    if (printed === undefined && id === "") return { kind: "panel", title, parts };
    const called = typeof fields["name"] === "string" ? fields["name"] : title;
    return { kind: "thing", title: printed?.name ?? called, id, text: printed?.text ?? "", parts };
  }

  private named(key: string): Thing {
    const known = this.known.get(key);
    const { name = key, text = "", figures = [] } = known ?? {};
    return { kind: "thing", title: name, id: "", text, parts: [...figures] };
  }

  private said(value: unknown): string {
    if (typeof value === "boolean") return value ? this.speech.yes : this.speech.no;
    if (value === null || value === undefined || value === "") return this.speech.none;
    if (typeof value === "string") return this.known.get(value)?.name ?? value;
    return typeof value === "number" ? `${value}` : JSON.stringify(value);
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What stands for a player holds things, or says whose it is. */
function isSeatLike(value: unknown): boolean {
  return isFields(value) && ("seat" in value || Object.values(value).some(holdsSomething));
}

function holdsSomething(value: unknown): boolean {
  return Array.isArray(value) || isFields(value);
}

/** Everything in sentences, the outer before the inner: what a screen reader is told of the table. */
export function sentences(parts: readonly Part[], before = ""): string[] {
  return parts.flatMap((part) => {
    const title = before === "" ? part.title : `${before}, ${part.title}`;
    if (part.kind === "fact") return [`${title}: ${part.value}.`];
    if (part.kind === "panel") return sentences(part.parts, title);
    const facts = part.parts.filter((each) => each.kind === "fact");
    const said = facts.map((each) => `${each.title}: ${each.value}`).join(", ");
    const others = part.parts.filter((each) => each.kind !== "fact");
    const own = [title, said, part.text].filter((each) => each !== "").join(". ");
    return [own.endsWith(".") ? own : `${own}.`, ...sentences(others, title)];
  });
}
