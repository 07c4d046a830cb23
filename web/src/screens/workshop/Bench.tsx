/** The bench: the cards of a pack, one of them being written, beside it as it will be printed, and what can be done with it. */

import { type ReactNode, useId, useMemo, useState } from "react";

import { CardFace } from "../../parts/card/CardFace";
import { spoken } from "../../parts/card/face";
import type { CardFieldInfo, CardSlip, GameInfo, WorkshopInfo } from "../../protocol/messages";
import { useAnnounce } from "../../shell/announcements";
import { Link } from "../../shell/router";
import { Segments } from "../../shell/Segments";
import { ProblemNote } from "../../shell/states";
import { Choose } from "../setup/Choose";
import { asKind, kindOf, nameOf, newCard, textOf, withField } from "./cards";
import { Balance } from "./Balance";
import { Fact, labelOf } from "./Facts";
import { Meaning } from "./Meaning";
import { PackFile } from "./PackFile";
import { Slips } from "./Slips";
import { TextEditor } from "./TextEditor";
import { Trying } from "./Trying";
import { useBench } from "./useBench";
import { type Checked, useChecked } from "./useChecked";
import { useFace } from "./useFace";
import { useWorkshopWords } from "./words";

const PANELS = ["meaning", "try", "balance", "pack"] as const;
type Panel = (typeof PANELS)[number];

interface BenchProps {
  game: GameInfo;
  info: WorkshopInfo;
}

export function Bench({ game, info }: BenchProps): ReactNode {
  const { t } = useWorkshopWords();
  const bench = useBench(game.name, info);
  const { card, cards, at } = bench;
  const [cursor, setCursor] = useState({ id: "", at: 0 });
  const [panel, setPanel] = useState<Panel>("meaning");
  const letters = cursor.id === card.id ? cursor.at : textOf(card).length;
  const check = useChecked(game.name, cards, at, letters);
  const kind = kindOf(info, card.heading);
  const face = useFace(game.name, card, kind?.name ?? card.heading, check.checked);
  const slips = useMemo(
    () => (check.checked?.slips ?? []).filter((slip) => slip.card === at || slip.card === null),
    [check.checked, at],
  );

  const panels = PANELS.filter((each) => info.playable || (each !== "try" && each !== "balance"));
  const right = check.isCurrent && (check.checked?.slips ?? []).every((slip) => slip.is_warning);
  const fields = kind?.fields ?? [];
  // What it is called and what it does come first; the rest is filled in once.
  const first = fields.filter((field) => field.name === "name" || field.kind === "text");
  function shown(field: CardFieldInfo): ReactNode {
    const key = `${card.id} ${field.name}`;
    const own = slips.filter((slip) => slip.field === field.name);
    if (field.kind === "text") {
      return (
        <Text
          key={key}
          field={field}
          text={textOf(card)}
          info={info}
          check={check}
          slips={own}
          onCursor={(next) => setCursor({ id: card.id, at: next })}
          onChange={(text) => bench.change(withField(card, field, text))}
        />
      );
    }
    return (
      <Fact
        key={key}
        field={field}
        value={card.fields[field.name]}
        icons={info.icons}
        slips={own}
        onChange={(value) => bench.change(withField(card, field, value))}
      />
    );
  }

  return (
    <div className="bench">
      <div className="bench-bar">
        <CardTabs bench={bench} info={info} slips={check.checked?.slips ?? []} />
        <div className="bench-links">
          <Link className="button quiet small" to={`/cards/${game.name}`}>
            {t("home.cards")}
          </Link>
        </div>
      </div>
      <div className="bench-left">
        <section className="bench-write" aria-label={t("workshop.write.label")}>
          <div className="bench-kind">
            <Choose
              label={t("workshop.kind")}
              value={card.heading}
              choices={info.kinds.map(({ heading, name }) => ({ value: heading, label: name }))}
              onChange={(heading) => {
                const next = kindOf(info, heading);
                if (next !== undefined) bench.change(asKind(card, next));
              }}
            />
            <Standing check={check} slips={slips} />
          </div>
          {first.map(shown)}
          <General slips={slips} known={fields} />
          <ProblemNote problem={check.problem} />
        </section>
        <section className="bench-facts" aria-label={t("workshop.facts")}>
          {fields.filter((field) => !first.includes(field)).map(shown)}
        </section>
      </div>
      <section className="bench-face" aria-label={t("workshop.printed")}>
        <p className="unseen">{spoken(face)}</p>
        <span className="card" aria-hidden="true" data-current={check.isCurrent}>
          <CardFace face={face} />
        </span>
      </section>
      <section className="bench-panel" aria-label={t("workshop.panels")}>
        <Segments
          label={t("workshop.panels")}
          labelled
          value={panel}
          choices={panels.map((value) => ({ value, label: t(`workshop.panel.${value}`) }))}
          onChange={setPanel}
        />
        {panel === "meaning" ? <Meaning game={game.name} checked={check.checked} /> : null}
        {panel === "try" ? <Trying game={game} info={info} bench={bench} right={right} /> : null}
        {/* What is being measured goes on while something else is looked at. */}
        <div hidden={panel !== "balance"}>
          <Balance game={game} info={info} bench={bench} right={right} />
        </div>
        {panel === "pack" ? (
          <PackFile game={game.name} bench={bench} checked={check.checked} />
        ) : null}
      </section>
    </div>
  );
}

interface CardTabsProps {
  bench: ReturnType<typeof useBench>;
  info: WorkshopInfo;
  slips: readonly CardSlip[];
}

function CardTabs({ bench, info, slips }: CardTabsProps): ReactNode {
  const { t } = useWorkshopWords();
  const announce = useAnnounce();
  const wrong = (place: number): boolean =>
    slips.some((slip) => slip.card === place && !slip.is_warning);
  return (
    <nav className="bench-cards" aria-label={t("workshop.cards")}>
      <ul>
        {bench.cards.map((card, place) => (
          <li key={card.id}>
            <button
              type="button"
              className="button small"
              aria-current={place === bench.at ? "true" : undefined}
              onClick={() => bench.choose(place)}
            >
              {nameOf(card) === "" ? t("workshop.nameless") : nameOf(card)}
              {wrong(place) ? (
                <span className="bench-wrong" title={t("workshop.has-mistakes")}>
                  <span aria-hidden="true">!</span>
                  <span className="unseen">{t("workshop.has-mistakes")}</span>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button small"
        onClick={() => {
          const kind = kindOf(info, bench.card.heading) ?? info.kinds[0];
          if (kind !== undefined) bench.add(newCard(kind, true));
          announce(t("workshop.added"));
        }}
      >
        {t("workshop.add")}
      </button>
      <button
        type="button"
        className="button small quiet"
        onClick={() => {
          bench.remove(bench.card.id);
          announce(t("workshop.removed", { card: nameOf(bench.card) }));
        }}
      >
        {t("workshop.remove")}
      </button>
    </nav>
  );
}

interface TextProps {
  field: CardFieldInfo;
  text: string;
  info: WorkshopInfo;
  check: Checked;
  slips: readonly CardSlip[];
  onChange: (text: string) => void;
  onCursor: (cursor: number) => void;
}

/** The text, what is wrong with it, and how it is printed. */
function Text({ field, text, info, check, slips, onChange, onCursor }: TextProps): ReactNode {
  const { t } = useWorkshopWords();
  const announce = useAnnounce();
  const id = useId();
  const checked = check.checked;
  // What was said of other words would be underlined in the wrong place.
  const shown = check.isCurrent ? slips : [];
  function take(next: string): void {
    onChange(next);
    onCursor(next.length);
    announce(t("workshop.taken", { text: next }));
  }
  const proposal = slips.find(({ suggestions }) => suggestions.length > 0)?.suggestions[0];
  const isPrintedOtherwise =
    check.isCurrent && checked !== null && slips.length === 0 && checked.printed_text !== text;
  return (
    <div className="fact text-fact" data-kind="text">
      <label htmlFor={id}>{labelOf(field)}</label>
      <TextEditor
        id={id}
        text={text}
        words={info.words}
        slips={shown}
        next={check.isCurrent ? (checked?.next ?? []) : []}
        describedBy={`${id}-slips ${id}-about`}
        onChange={onChange}
        onCursor={onCursor}
        onTakeFirst={() => {
          if (proposal !== undefined) take(proposal);
        }}
      />
      <Slips id={`${id}-slips`} slips={slips} onTake={take} />
      {isPrintedOtherwise ? (
        <div className="printed-as">
          <p>
            <strong>{t("workshop.printed-as")}</strong> {checked.printed_text}
          </p>
          <button type="button" className="button small" onClick={() => take(checked.printed_text)}>
            {t("workshop.printed-as.take")}
          </button>
        </div>
      ) : null}
      <p className="soft fact-about" id={`${id}-about`}>
        {field.meaning} {t("workshop.keys")}
      </p>
    </div>
  );
}

/** Whether the card can be played, in a few words that do not move anything. */
function Standing({ check, slips }: { check: Checked; slips: readonly CardSlip[] }): ReactNode {
  const { t } = useWorkshopWords();
  const mistakes = slips.filter((slip) => !slip.is_warning).length;
  const how = !check.isCurrent ? "reading" : mistakes > 0 ? "wrong" : "right";
  return (
    <p className="bench-standing" data-how={how} role="status">
      {how === "reading"
        ? t("workshop.reading")
        : how === "right"
          ? t("workshop.right")
          : t("workshop.wrong", { count: mistakes })}
    </p>
  );
}

/** What is wrong with the card or the pack as a whole, and with fields that the form does not have. */
function General({
  slips,
  known,
}: {
  slips: readonly CardSlip[];
  known: readonly CardFieldInfo[];
}): ReactNode {
  const names = known.map(({ name }) => name);
  const left = slips.filter((slip) => !names.includes(slip.field));
  return left.map((slip) => (
    <p className="fact-wrong" key={slip.what}>
      {slip.what}
    </p>
  ));
}
