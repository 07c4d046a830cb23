/** What cancels what, at a glance: the printed chart in icons, with words for those who hear it. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import type { Printing } from "./printing";
import { useDuelWords } from "./words";

export function Chart({ printing }: { printing: Printing }): ReactElement {
  const { t } = useDuelWords();
  const strikers = printing.cards.filter(({ cancels }) => cancels.length > 0);
  return (
    <section className="chart" aria-label={t("chart")}>
      <h3>{t("chart")}</h3>
      <ul>
        {strikers.map(({ key, name, cancels }) => {
          const struck = cancels.map((other) => printing.card(other).name).join(", ");
          const words = `${name}: ${t("cancels", { cards: struck })}`;
          return (
            <li key={key} title={words}>
              <span className="unseen">{words}</span>
              <Icon name={printing.face(key).icon} />
              <span className="chart-strikes" aria-hidden="true" />
              {cancels.map((other) => (
                <span key={other} className="chart-struck">
                  <Icon name={printing.face(other).icon} />
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
