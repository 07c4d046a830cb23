/** Which rules say what is sought: every word of it, in the rule, its id or its section's title. */

import type { RuleSection } from "../../protocol/messages";

/** Lower case and without accents, so that "reloj" finds what it should. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function wordsOf(sought: string): string[] {
  return plain(sought)
    .split(/\s+/)
    .filter((word) => word !== "");
}

export function found(sections: readonly RuleSection[], sought: string): RuleSection[] {
  const words = wordsOf(sought);
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = plain(`${section.title} ${rule.id} ${rule.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}
