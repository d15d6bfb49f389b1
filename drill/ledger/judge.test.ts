/** The judges of the drills: they report no fault without one, and miss none (R12.3). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  countStatuses,
  describeMoments,
  errorSpans,
  quantile,
  type Sample,
  shareOfErrors,
  untilWritten,
} from "./judge-answers.ts";
import { judgeWrites, type WritesFound } from "./judge-writes.ts";
import { type Fate, openLedger, readLedger, type Settled, type Write } from "./ledger.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nukkad-ledger-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const nothing: WritesFound = { accounts: new Map(), profiles: new Map(), relations: new Map(), letters: new Map() };
const contact: Write = { id: "1", kind: "contact", by: "zoya", about: "meera", mark: "m" };
const settled = (write: Write, fate: Fate): Settled => ({ ...write, fate });
const pair = (count: number, toldAsked: number): WritesFound => ({
  ...nothing,
  relations: new Map([["zoya meera", { count, toldAsked, withdrawn: 0, toldWithdrawn: 0 }]]),
});

function verdict(writes: Settled[], found: WritesFound): string {
  const { lost, doubled, untold } = judgeWrites(writes, found);
  return `${lost.length} lost, ${doubled.length} doubled, ${untold.length} untold`;
}

test("R12.3 the ledger records a request before its answer, and the outcome with it", () => {
  const file = join(folder, "ledger");
  const ledger = openLedger(file);
  ledger.ask(contact);
  ledger.ask({ ...contact, id: "2" });
  ledger.settle("1", "done");
  expect(readLedger(file).map(({ id, fate }) => [id, fate])).toEqual([
    ["1", "done"],
    ["2", "unknown"],
  ]);
});

test("R12.3 an acknowledged write without its row is lost; so is a row without its notification", () => {
  expect(verdict([settled(contact, "done")], pair(1, 1))).toBe("0 lost, 0 doubled, 0 untold");
  expect(verdict([settled(contact, "done")], nothing)).toBe("1 lost, 0 doubled, 0 untold");
  expect(verdict([settled(contact, "done")], pair(1, 0))).toBe("1 lost, 0 doubled, 0 untold");
  expect(verdict([settled(contact, "refused")], nothing)).toBe("0 lost, 0 doubled, 0 untold");
});

test("R12.3 two rows mean a duplicate, whatever was answered; R7.15", () => {
  expect(verdict([settled(contact, "done")], pair(2, 2))).toBe("0 lost, 1 doubled, 0 untold");
  expect(verdict([settled(contact, "done")], pair(1, 2))).toBe("0 lost, 1 doubled, 0 untold");
  const message = settled({ id: "3", kind: "letter", by: "zoya", mark: "L3" }, "unknown");
  expect(verdict([message], { ...nothing, letters: new Map([["L3", 2]]) })).toBe("0 lost, 1 doubled, 1 untold");
});

test("R7.15 an outcome that is missing or wrong is reported", () => {
  expect(verdict([settled(contact, "unknown")], nothing)).toBe("0 lost, 0 doubled, 1 untold");
  expect(verdict([settled(contact, "refused")], pair(1, 1))).toBe("0 lost, 0 doubled, 1 untold");
});

test("R12.3 a profile holds its last acknowledged save, or a later one", () => {
  const save = (id: string, fate: Fate) => settled({ id, kind: "profile", by: "zoya", mark: `bio ${id}` }, fate);
  const holding = (bio: string): WritesFound => ({ ...nothing, profiles: new Map([["zoya", bio]]) });
  expect(verdict([save("1", "done"), save("2", "done")], holding("bio 2"))).toBe("0 lost, 0 doubled, 0 untold");
  expect(verdict([save("1", "done"), save("2", "done")], holding("bio 1"))).toBe("1 lost, 0 doubled, 0 untold");
  expect(verdict([save("1", "done"), save("2", "unknown")], holding("bio 2"))).toBe("0 lost, 0 doubled, 1 untold");
});

test("R12.3 errors are counted by fault; a refusal is none", () => {
  const sample = (at: number, status: number, kind: Sample["kind"] = "read"): Sample => ({
    at,
    took: 10,
    kind,
    status,
  });
  const samples = [sample(0, 200), sample(100, 0), sample(300, 503), sample(900, 409), sample(1000, 201, "write")];
  expect(shareOfErrors(samples)).toBeCloseTo(0.4);
  expect(errorSpans(samples, [90, 250, 950])).toEqual([20, 60, 0]);
  expect(untilWritten(samples, [250, 2000])).toEqual([760, Number.POSITIVE_INFINITY]);
  expect(countStatuses(samples)).toBe("none: 1, 200: 1, 201: 1, 409: 1, 503: 1");
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
});

test("R12.3 failures are reported by the seconds after the previous fault", () => {
  const at = (moment: number, status = 503): Sample => ({ at: moment, took: 100, kind: "page", status });
  const samples = [at(1000), at(2950), at(3000), at(3500, 200), at(9000)];
  expect(describeMoments(samples, [1000, 8000])).toBe("0 s: 1, 1 s: 1, 2 s: 2");
});
