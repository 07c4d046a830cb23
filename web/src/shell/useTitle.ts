/** What the browser's tab says. */

import { useEffect } from "react";

import { useWords } from "../words";

export function useTitle(title: string | null): void {
  const { t } = useWords();
  const app = t("app.title");
  useEffect(() => {
    document.title = title === null ? app : `${title} · ${app}`;
  }, [title, app]);
}
