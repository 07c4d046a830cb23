/** A table as a component sees it: what to draw, what one can do, or why there is nothing. */

import { useEffect, useMemo, useSyncExternalStore } from "react";

import { api, problemOf } from "../protocol/api";
import type { Problem } from "../protocol/messages";
import { keepSeat, seatIn } from "../seats";
import { navigate } from "../shell/router";
import { useSettings } from "../shell/settings";
import { TableConnection } from "./TableConnection";
import type { TableActions, TableState } from "./table";

export interface Table {
  state: TableState | null;
  actions: TableActions;
  problem: Problem | null;
}

export function useTable(code: string): Table {
  const { settings, motion } = useSettings();
  const { language } = settings;
  const connection = useMemo(() => {
    const token = seatIn(code)?.token ?? null;
    return new TableConnection({ code, token, language, motion: false });
  }, [code, language]);

  useEffect(() => {
    connection.open();
    return () => connection.close();
  }, [connection]);
  useEffect(() => connection.setMotion(motion), [connection, motion]);

  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  const problem = useSyncExternalStore(connection.subscribe, () => connection.problem);
  const actions = useMemo(() => actionsOn(connection, code), [connection, code]);
  return { state, actions, problem };
}

function actionsOn(connection: TableConnection, code: string): TableActions {
  return {
    decide: (choice) => connection.decide(choice),
    concede: () => connection.ask({ type: "concede" }),
    offerDraw: () => connection.ask({ type: "offer-draw" }),
    undo: () => connection.ask({ type: "undo" }),
    answerUndo: (allow, noMore) => connection.ask({ type: "answer-undo", allow, no_more: noMore }),
    say: (saying) => connection.ask({ type: "say", saying }),
    standIn: (seat) => connection.ask({ type: "stand-in", seat }),
    takeBack: () => connection.ask({ type: "return" }),
    askWhyNot: (thing) => connection.ask({ type: "why-not", thing }),
    skipMoments: () => connection.skipMoments(),
    walkThrough: (walking) => connection.walkThrough(walking),
    hold: (held) => connection.hold(held),
    dismissRefusal: () => connection.dismissRefusal(),
    rematch: () => void rematch(connection, code),
    reconnect: () => connection.reconnect(),
  };
}

/** Everybody who held a seat gets one of the rematch; the first who asks makes it. */
async function rematch(connection: TableConnection, code: string): Promise<void> {
  const held = seatIn(code);
  if (held === null) {
    return;
  }
  try {
    const seated = await api.rematch(code, held.token);
    keepSeat(seated, held.game);
    navigate(`/table/${seated.match}`);
  } catch (thrown) {
    connection.beToldOf(problemOf(thrown));
  }
}
