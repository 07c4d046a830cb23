/** Choosing: what is lit, what was pressed once, and what to say of what is not offered. The first
 * press arms a choice and the second makes it, so that no slip of the hand plays a card. */

import { useEffect, useMemo, useState } from "react";
import { litBy, type GameBoard } from "../../boards";
import type { TableActions, TableState } from "../../connection/table";
import type { PromptProps } from "../../parts/Prompt";
import type { Choice, Decision } from "../../protocol/messages";
import { useShortcut } from "../../shell/shortcuts";
import { useWords } from "../../words";
import { useDecided } from "./useDecided";
import { whyNot } from "./whyNot";

export interface Choosing {
  /** What is asked now; none while it is still being shown how it came about. */
  decision: Decision | null;
  lit: ReadonlyMap<string, readonly Choice[]>;
  armed: Choice | null;
  press: (choice: Choice) => void;
  make: (choice: Choice) => void;
  wonder: (name: string) => void;
  prompt: Omit<PromptProps, "onSkip" | "onRule">;
}

/** The choices that no single lit object stands for; a choice without an alternative needs no object. */
export function withoutObject(
  decision: Decision | null,
  lit: ReadonlyMap<string, readonly Choice[]>,
): Choice[] {
  const choices = decision?.choices ?? [];
  if (choices.length === 1) return choices;
  return choices.filter(
    ({ objects }) => objects.length !== 1 || (lit.get(objects[0] ?? "")?.length ?? 0) > 1,
  );
}

function buttonsIn(
  game: Pick<GameBoard, "buttons">,
  decision: Decision | null,
  lit: ReadonlyMap<string, readonly Choice[]>,
): readonly Choice[] {
  if (decision === null || game.buttons === undefined) return withoutObject(decision, lit);
  return game.buttons(decision);
}

export function useChoosing(
  state: TableState,
  actions: TableActions,
  names: string[],
  game: Pick<GameBoard, "buttons" | "newsInPrompt">,
): Choosing {
  const { t } = useWords();
  const { now, you, deciding } = state;
  const ready = state.pendingMoments === 0 && state.connection === "open" && deciding === null;
  const decision = ready ? now.decision : null;
  const lit = useMemo(() => litBy(decision), [decision]);
  const [pressed, setPressed] = useState<{ asked: number; choice: Choice } | null>(null);
  const [wondered, setWondered] = useState<{ number: number; note: string } | null>(null);

  const kept = pressed !== null && pressed.asked === decision?.asked ? pressed.choice : null;
  const armed = decision?.choices.find((choice) => same(choice, kept)) ?? null;
  const make = (choice: Choice): void => {
    setPressed(null);
    setWondered(null);
    actions.decide(choice);
  };
  const press = (choice: Choice): void => {
    if (decision === null) return;
    setWondered(null);
    if (armed === choice) make(choice);
    else setPressed({ asked: decision.asked, choice });
  };
  const commit = (): void => {
    if (armed !== null) make(armed);
  };
  useEnter(commit);
  useShortcut("Escape", t("prompt.disarm"), () => setPressed(null));

  const warning = armed === null || armed.warning === "" ? null : armed.warning;

  const showing = state.pendingMoments > 0;
  const told = state.shown.told.map(({ text }) => text).join(" ");
  const news = showing && game.newsInPrompt === true && told !== "" ? told : null;

  const called = (seats: readonly number[]): string[] => seats.map((seat) => names[seat] ?? "");
  const waiting = now.waiting.filter((seat) => seat !== you);
  const decided = useDecided(now, you);
  return {
    decision,
    lit,
    armed,
    press,
    make,
    wonder: (name) => {
      const why = whyNot(state, called(waiting), t);
      setWondered({ number: now.number, note: `${name}. ${t("why.title")} ${why}` });
    },
    prompt: {
      decision,
      buttons: buttonsIn(game, decision, lit),
      armed,
      sending: deciding !== null,
      showing,
      over: now.status === "over",
      waiting: called(waiting),
      watching: you === null,
      decided: called(decided),
      note: wondered !== null && wondered.number === now.number ? wondered.note : (news ?? warning),
      // What would go badly says so first.
      onChoose: (choice) => (choice.warning === "" ? make(choice) : press(choice)),
      onCommit: commit,
    },
  };
}

/** Enter commits, unless what has the focus takes it: a focused card takes it as a press. */
function useEnter(commit: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const taken =
        event.target instanceof Element &&
        event.target.closest("button, a, input, select, dialog") !== null;
      if (event.key === "Enter" && !taken && !event.defaultPrevented) commit();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [commit]);
}

function same(one: Choice, other: Choice | null): boolean {
  return other !== null && one.spelled.join() === other.spelled.join();
}
