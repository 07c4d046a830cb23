/** The time, looked at again every so often. */

import { useEffect, useState } from "react";

/** Milliseconds since the epoch. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
