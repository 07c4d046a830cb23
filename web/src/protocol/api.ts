/**
 * The server's HTTP answers, one function for each route. A refusal is thrown as a `Refused`, with
 * the server's own sentence. Seat tokens go into headers and bodies only, never into an address.
 */

import type {
  BalanceNow,
  BalanceWanted,
  CardCatalogue,
  CheckedDeck,
  CheckedDrafts,
  Continue,
  DeckBuildingInfo,
  DeckToCheck,
  DraftsToCheck,
  GameInfo,
  Join,
  Listed,
  MatchInfo,
  NewMatch,
  OpenedPack,
  PackToOpen,
  Problem,
  Replay,
  ReplayViews,
  RuleSection,
  Seated,
  SheetsWanted,
  TrialWanted,
  WorkshopInfo,
} from "./messages";

/** A game's printed content: kinds of things ("cards", "relics"), each with its faces as data. */
export type Printed = Record<string, Record<string, unknown>[]>;

/** A request that was not obeyed, or did not arrive. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/** The problem behind whatever was thrown. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Refused) {
    return thrown.problem;
  }
  return { code: "unexpected", reason: thrown instanceof Error ? thrown.message : String(thrown) };
}

interface Request {
  body?: unknown;
  token?: string | undefined;
}

async function ask<Answer>(
  method: "GET" | "POST",
  path: string,
  request: Request = {},
): Promise<Answer> {
  return (await (await answered(method, path, request)).json()) as Answer;
}

async function answered(
  method: "GET" | "POST",
  path: string,
  { body, token }: Request,
): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  if (body !== undefined) {
    headers.set("Content-Type", "application/json");
  }
  if (token !== undefined) {
    headers.set("Authorization", `Bearer ${token}`);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: "unreachable", reason: "" });
  }
  if (response.ok) {
    return response;
  }
  throw new Refused(await problemIn(response));
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.code === "string" && typeof problem.reason === "string") {
      return { code: problem.code, reason: problem.reason };
    }
  } catch {
    // Not JSON: some machine between here and the server answered.
  }
  const code = [502, 503, 504].includes(response.status) ? "unreachable" : "unexpected";
  return { code, reason: "" };
}

const kept = new Map<string, Promise<unknown>>();

/** Asked once and kept while the page is open; asked again if it failed. */
function once<Answer>(path: string): Promise<Answer> {
  const known = kept.get(path) as Promise<Answer> | undefined;
  if (known !== undefined) {
    return known;
  }
  const asked = ask<Answer>("GET", path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

/** Forget what was kept; for tests. */
export function forgetAnswers(): void {
  kept.clear();
}

const match = (code: string) => `/matches/${encodeURIComponent(code)}`;

const workshop = (game: string) => `/games/${encodeURIComponent(game)}/workshop`;

export const api = {
  games: (language: string) => once<GameInfo[]>(`/games?language=${language}`),
  printed: (game: string, language: string) =>
    once<Printed>(`/games/${encodeURIComponent(game)}/printed?language=${language}`),
  /** What is printed for a match: that of its game or, if it has cards of its own, with these. */
  printedFor: (
    { match: code, game, own_cards }: Pick<MatchInfo, "match" | "game" | "own_cards">,
    language: string,
  ) =>
    once<Printed>(
      own_cards
        ? `${match(code)}/printed?language=${language}`
        : `/games/${encodeURIComponent(game)}/printed?language=${language}`,
    ),
  rules: (game: string) => once<RuleSection[]>(`/games/${encodeURIComponent(game)}/rules`),
  /** All that a deck builder needs to know of a game. */
  decks: (game: string, language: string) =>
    once<DeckBuildingInfo>(`/games/${encodeURIComponent(game)}/decks?language=${language}`),
  checkDeck: (game: string, deck: DeckToCheck) =>
    ask<CheckedDeck>("POST", `/games/${encodeURIComponent(game)}/decks/check`, { body: deck }),
  /** Every printed card, with the rules behind its words. */
  cards: (game: string, language: string) =>
    once<CardCatalogue>(`/games/${encodeURIComponent(game)}/cards?language=${language}`),
  /** Cards on sheets to be cut out, as a PDF. */
  sheets: async (game: string, wanted: SheetsWanted, language: string) => {
    const path = `/games/${encodeURIComponent(game)}/cards/sheets?language=${language}`;
    return (await answered("POST", path, { body: wanted })).blob();
  },
  /** What there is to fill in on a card that one writes. */
  workshop: (game: string) => once<WorkshopInfo>(workshop(game)),
  checkCards: (game: string, cards: DraftsToCheck, language: string) =>
    ask<CheckedDrafts>("POST", `${workshop(game)}/check?language=${language}`, { body: cards }),
  openPack: (game: string, pack: PackToOpen) =>
    ask<OpenedPack>("POST", `${workshop(game)}/open`, { body: pack }),
  /** A match against a bot with a card that was written. */
  tryCard: (game: string, trial: TrialWanted) =>
    ask<Seated>("POST", `${workshop(game)}/play`, { body: trial }),
  beginBalance: (game: string, wanted: BalanceWanted) =>
    ask<BalanceNow>("POST", `${workshop(game)}/balance`, { body: wanted }),
  balance: (game: string, job: string) =>
    ask<BalanceNow>("GET", `${workshop(game)}/balance/${encodeURIComponent(job)}`),
  stopBalance: (game: string, job: string) =>
    ask<BalanceNow>("POST", `${workshop(game)}/balance/${encodeURIComponent(job)}/stop`),
  create: (wanted: NewMatch) => ask<Seated>("POST", "/matches", { body: wanted }),
  list: (kind: "open" | "live") => ask<Listed[]>("GET", `/matches?kind=${kind}`),
  mine: (tokens: string[]) => ask<Listed[]>("POST", "/matches/mine", { body: { tokens } }),
  match: (code: string) => ask<MatchInfo>("GET", match(code)),
  join: (code: string, join: Join) => ask<Seated>("POST", `${match(code)}/seats`, { body: join }),
  rematch: (code: string, token: string) =>
    ask<Seated>("POST", `${match(code)}/rematch`, { token }),
  replay: (code: string, side: number | null, language: string, token?: string) =>
    ask<Replay>(
      "GET",
      `${match(code)}/replay?language=${language}${side === null ? "" : `&side=${side}`}`,
      { token },
    ),
  /** The piece of a replay with that moment. */
  replayViews: ({ info, side, until }: Replay, first: number, language: string, token?: string) =>
    ask<ReplayViews>(
      "GET",
      `${match(info.match)}/replay/views?language=${language}&first=${first}&until=${until}${
        side === null ? "" : `&side=${side}`
      }`,
      { token },
    ),
  continueFrom: (code: string, from: Continue, token?: string) =>
    ask<Seated>("POST", `${match(code)}/continue`, { body: from, token }),
  /** A finished match as a save that `rulewright replay` and `rulewright verify` read. */
  file: (code: string, token?: string) => ask<object>("GET", `${match(code)}/file`, { token }),
};
