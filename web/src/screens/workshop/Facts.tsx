/** The fields of a card but its text, each as the game declares it. */

import { type ReactNode, useId, useState } from "react";

import { usePath } from "../../icons/Icon";
import type { CardFieldInfo, CardSlip } from "../../protocol/messages";
import { type FieldValue, numbersIn, said, typedNumbers } from "./cards";
import { useWorkshopWords } from "./words";

export interface FactProps {
  field: CardFieldInfo;
  value: FieldValue | undefined;
  icons: readonly string[];
  slips: readonly CardSlip[];
  onChange: (value: FieldValue) => void;
}

/** As a field is called in files, with a capital. */
export const labelOf = (field: CardFieldInfo): string =>
  field.name.charAt(0).toUpperCase() + field.name.slice(1).replaceAll("_", " ");

export function Fact(props: FactProps): ReactNode {
  const { field, slips } = props;
  const id = useId();
  const described = `${id}-about`;
  return (
    <div className="fact" data-kind={field.kind} data-wrong={slips.length > 0}>
      <Inside {...props} id={id} described={described} />
      <div id={described} className="fact-about">
        {slips.length === 0 ? (
          <p className="soft">{field.meaning}</p>
        ) : (
          slips.map(({ what }) => (
            <p className="fact-wrong" key={what}>
              {what}
            </p>
          ))
        )}
      </div>
    </div>
  );
}

interface InsideProps extends FactProps {
  id: string;
  described: string;
}

function Inside(props: InsideProps): ReactNode {
  switch (props.field.kind) {
    case "one":
      return <One {...props} />;
    case "some":
      return <Some {...props} />;
    case "icons":
    case "icon":
      return <Icons {...props} />;
    case "numbers":
      return <Numbers {...props} />;
    case "number":
      return <SingleNumber {...props} />;
    default:
      return <Line {...props} />;
  }
}

function Line({ field, value, slips, id, described, onChange }: InsideProps): ReactNode {
  return (
    <label className="field">
      {labelOf(field)}
      <input
        type="text"
        id={id}
        autoComplete="off"
        value={said(value)}
        aria-invalid={slips.length > 0}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

function SingleNumber({ field, value, slips, id, described, onChange }: InsideProps): ReactNode {
  return (
    <label className="field">
      {labelOf(field)}
      <input
        type="number"
        id={id}
        min={field.fewest}
        max={field.most}
        value={typeof value === "number" ? value : ""}
        aria-invalid={slips.length > 0}
        aria-describedby={described}
        onChange={(event) =>
          onChange(event.target.value === "" ? "" : Math.round(Number(event.target.value)))
        }
      />
    </label>
  );
}

function Numbers({ field, value, slips, id, described, onChange }: InsideProps): ReactNode {
  // What is typed is kept as it is typed, commas and all, while it means the same.
  const [typed, setTyped] = useState(typedNumbers(value));
  const means = JSON.stringify(numbersIn(typed, field));
  const shown = means === JSON.stringify(value ?? []) ? typed : typedNumbers(value);
  return (
    <label className="field">
      {labelOf(field)}
      <input
        type="text"
        id={id}
        inputMode="text"
        autoComplete="off"
        value={shown}
        aria-invalid={slips.length > 0}
        aria-describedby={described}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(numbersIn(event.target.value, field));
        }}
      />
    </label>
  );
}

function One({ field, value, slips, id, described, onChange }: InsideProps): ReactNode {
  const here = said(value);
  return (
    <label className="field">
      {labelOf(field)}
      <select
        id={id}
        value={here}
        aria-invalid={slips.length > 0}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value)}
      >
        {field.values.includes(here) ? null : <option value={here}>{here}</option>}
        {field.values.map((each) => (
          <option value={each} key={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

function Some({ field, value, described, onChange }: InsideProps): ReactNode {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const full = field.most > 0 && chosen.length >= field.most;
  return (
    <fieldset className="fact-some" aria-describedby={described}>
      <legend>{labelOf(field)}</legend>
      <div className="fact-values">
        {field.values.map((each) => (
          <label className="chip fact-value" key={each}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              disabled={full && !chosen.includes(each)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? field.values.filter((other) => other === each || chosen.includes(other))
                    : chosen.filter((other) => other !== each),
                )
              }
            />
            {each}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Icons({ field, value, icons, slips, id, described, onChange }: InsideProps): ReactNode {
  const { t } = useWorkshopWords();
  const single = field.kind === "icon";
  const chosen = Array.isArray(value) ? value.map(String) : value ? [said(value)] : [];
  const [typed, setTyped] = useState("");
  function put(next: string[]): void {
    onChange(single ? (next.at(-1) ?? "") : next);
  }
  function add(name: string): void {
    setTyped("");
    if (!chosen.includes(name)) put(single ? [name] : [...chosen, name]);
  }
  const full = !single && chosen.length >= field.most;
  return (
    <div className="fact-icons">
      <label className="field">
        {labelOf(field)}
        <input
          type="text"
          id={id}
          list={`${id}-icons`}
          value={typed}
          disabled={full}
          placeholder={full ? "" : t("workshop.icon.add")}
          aria-invalid={slips.length > 0}
          aria-describedby={described}
          onChange={(event) => {
            const name = event.target.value.trim().toLowerCase();
            if (
              icons.includes(name) &&
              !icons.some((each) => each !== name && each.startsWith(name))
            )
              add(name);
            else setTyped(event.target.value);
          }}
          onKeyDown={(event) => {
            const name = typed.trim().toLowerCase();
            if (event.key === "Enter" && name !== "") {
              event.preventDefault();
              add(name);
            }
          }}
          onBlur={() => {
            const name = typed.trim().toLowerCase();
            if (icons.includes(name)) add(name);
          }}
        />
      </label>
      <datalist id={`${id}-icons`}>
        {icons.map((name) => (
          <option value={name} key={name} />
        ))}
      </datalist>
      <ul className="fact-chosen">
        {chosen.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="button small"
              aria-label={t("workshop.icon.remove", { icon: name })}
              onClick={() => put(chosen.filter((other) => other !== name))}
            >
              <Picture name={name} />
              {name}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The icon of that name, fetched if need be. */
function Picture({ name }: { name: string }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true">
      <path fill="currentColor" d={usePath(name)} />
    </svg>
  );
}
