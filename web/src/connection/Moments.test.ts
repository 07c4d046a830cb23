import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readingTime } from "./pace";
import { Moments } from "./Moments";
import type { Shown } from "./table";

const moment = (text: string): Shown => ({
  told: text === "" ? [] : [{ text, rule: "", kind: "", objects: [] }],
  view: {},
});

let shown: string[];
const wordsOf = ({ told }: Shown): string => told.map(({ text }) => text).join();
const showing = (motion: boolean): Moments =>
  new Moments(motion, {
    show: (each) => shown.push(wordsOf(each)),
    skip: (left) => shown.push(`skipped ${left.map(wordsOf).join()}`),
  });

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a moment stays until it was read; one that tells nothing makes way at once", () => {
  const moments = showing(true);
  moments.add([moment("One."), moment(""), moment("Two.")]);
  moments.begin();
  expect([shown, moments.pending]).toEqual([["One."], 2]);
  vi.advanceTimersByTime(3_300);
  expect(shown).toEqual(["One.", "", "Two."]);
});

test("without motion nothing is shown on the way, unless somebody explains it", () => {
  const moments = showing(false);
  moments.add([moment("One."), moment("Two.")]);
  moments.begin();
  expect(shown).toEqual(["skipped One.,Two."]);
  moments.walkThrough(true);
  moments.add([moment("Three."), moment("Four.")]);
  moments.begin();
  expect(shown.slice(1)).toEqual(["Three."]);
  vi.advanceTimersByTime(100);
  expect(shown.slice(1)).toEqual(["Three.", "Four."]);
});

test("what is being explained stays until it is let go", () => {
  const moments = showing(true);
  moments.add([moment("One."), moment("Two.")]);
  moments.begin();
  moments.hold(true);
  vi.advanceTimersByTime(60_000);
  moments.add([moment("Three.")]);
  moments.begin();
  expect(shown).toEqual(["One."]);
  moments.hold(false);
  expect(shown).toEqual(["One.", "Two."]);
  vi.advanceTimersByTime(3_300);
  expect(shown).toEqual(["One.", "Two.", "Three."]);
});

test("whoever stops explaining in the middle leaves nothing standing", () => {
  const moments = showing(false);
  moments.walkThrough(true);
  moments.add([moment("One."), moment("Two."), moment("Three.")]);
  moments.begin();
  moments.hold(true);
  moments.walkThrough(false);
  expect(shown).toEqual(["One.", "skipped Two.,Three."]);
});

test("there is time to read, and a long row goes by faster", () => {
  const fifty = moment("x".repeat(50));
  expect(readingTime(fifty)).toBe(2000);
  expect(readingTime(fifty, 3)).toBe(2000);
  expect(readingTime(fifty, 7)).toBe(1000);
  expect(readingTime(fifty, 40)).toBe(800);
  expect(readingTime(moment(""))).toBe(0);
});
