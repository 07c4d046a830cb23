/** Whether there is room for two things side by side. */

import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 56.001rem)";

function watch(changed: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

export function useWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
}
