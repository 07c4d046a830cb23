/**
 * Where one is: the address, and what part of it means. A link changes the address without loading
 * the page again; the browser's own back and forward work as ever.
 */

import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useMemo,
  useSyncExternalStore,
} from "react";

export type Place =
  | { screen: "home" }
  | { screen: "set-up"; game: string }
  | { screen: "table"; code: string }
  | { screen: "join"; code: string }
  | { screen: "replay"; code: string }
  | { screen: "decks"; game: string }
  | { screen: "cards"; game: string }
  | { screen: "workshop"; game: string }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "nowhere" };

export function placeOf(path: string): Place {
  const [first = "", second = "", third = ""] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  if (first === "") {
    return { screen: "home" };
  }
  if (second === "") {
    return { screen: "nowhere" };
  }
  switch (first) {
    case "new":
      return { screen: "set-up", game: second };
    case "decks":
    case "cards":
    case "workshop":
      return { screen: first, game: second };
    case "table":
    case "join":
    case "replay":
      return { screen: first, code: second.toLowerCase() };
    case "rules":
      return { screen: "rules", game: second, rule: third === "" ? null : third };
    default:
      return { screen: "nowhere" };
  }
}

/** A part of an address that is spelled wrongly stands for itself, and so leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const moved = new EventTarget();

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") {
    history.pushState(null, "", to);
  } else {
    history.replaceState(null, "", to);
  }
  moved.dispatchEvent(new Event("moved"));
}

function watch(changed: () => void): () => void {
  window.addEventListener("popstate", changed);
  moved.addEventListener("moved", changed);
  return () => {
    window.removeEventListener("popstate", changed);
    moved.removeEventListener("moved", changed);
  };
}

export function usePath(): string {
  return useSyncExternalStore(watch, () => location.pathname);
}

export function usePlace(): Place {
  const path = usePath();
  return useMemo(() => placeOf(path), [path]);
}

/** What stands after the question mark. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(watch, () => location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; children: ReactNode };

export function Link({ to, children, ...rest }: LinkProps): ReactNode {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (!elsewhere) {
      event.preventDefault();
      navigate(to);
    }
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
