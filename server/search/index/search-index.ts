/**
 * The search index of this process (decision 36): loaded in the background, kept in step with the database, and used only
 * while it is known to be correct. Otherwise the database answers.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type ConnectionLimits, connectionLimits } from "#server/db/connection-limits.ts";
import type { DatabaseListener } from "#server/db/listen.ts";
import { describeError } from "#server/logging/describe-error.ts";
import { choosePlace } from "#server/search/choose-place.ts";
import type { FeeCircle, FeeQuestion } from "#server/search/insights/fee-compass.ts";
import type { TeacherQuestion } from "#server/search/match-teachers.ts";
import type { ZoneRow } from "#server/search/teacher-map.ts";
import { scaleTime } from "#server/settings/time-scale.ts";
import { searchIndexTuning as limits } from "#server/settings/tuning.ts";
import { type Cards, cacheCards } from "./cache-cards.ts";
import { feesAround } from "./fees-around.ts";
import { followTeachers, type IndexFollower } from "./follow-teachers.ts";
import { mapColumns } from "./map-columns.ts";
import { type Passed, searchColumns } from "./search-columns.ts";

export type IndexStatus = {
  ready: boolean;
  teachers: number;
  bytes: number;
  /** Milliseconds since its data was read. */
  lag: number;
  /** Since the start: loads, checks against the database, and checks that found a difference. */
  fillings: number;
  checks: number;
  failedChecks: number;
};

/** By the process clock, `performance.now()`. */
type Moment = number;

export type SearchIndex = {
  cards: Cards;
  canAnswer(question: TeacherQuestion): boolean;
  /** Undefined when the database has to answer. `until`: includes all that was committed by that moment. */
  find(question: TeacherQuestion, until?: Moment): Promise<Passed | undefined>;
  /** The zones of the circle; likewise. */
  map(question: TeacherQuestion, reach: number, until?: Moment): Promise<ZoneRow[] | undefined>;
  /** Fees of teachers around a place; likewise. */
  fees(query: FeeQuestion, until: Moment): Promise<FeeCircle | undefined>;
  /** False when it must not be used. */
  freshen(until?: Moment): Promise<boolean>;
  /** The last search, without the searcher: for the check. */
  lastSearch(): TeacherQuestion | undefined;
  /** Receives the result of every check; a failed one reloads the index. */
  noteCheck(passed: boolean): void;
  status(): IndexStatus;
  close(): Promise<void>;
};

type Parts = {
  url: string;
  listener: DatabaseListener;
  log: { warn(details: object, message: string): void };
  connection?: ConnectionLimits;
};

/** Free text is searched in the database, and zones are cut there. */
const isOfFilters = ({ query, terms, forgiving }: TeacherQuestion) =>
  terms.every(({ isFilter }) => isFilter) && query.zone === undefined && !forgiving;

export async function openSearchIndex({
  url,
  listener,
  log,
  connection = connectionLimits,
}: Parts): Promise<SearchIndex> {
  const ending = new AbortController();
  const counted = { fillings: 0, checks: 0, failedChecks: 0 };
  const cards = cacheCards();
  let followed: IndexFollower | undefined;
  /** When the last completed read was sent: it includes what was committed before. */
  let asOf = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  /** The read in progress. */
  let sent = Number.NEGATIVE_INFINITY;
  let next: Promise<void> | undefined;
  let notifyTimer: NodeJS.Timeout | undefined;
  let lastSearch: TeacherQuestion | undefined;

  async function readOnce(): Promise<void> {
    const target = followed;
    if (target === undefined) return;
    const mine = performance.now();
    sent = mine;
    try {
      const changed = await target.read();
      cards.forget(changed);
      if (followed === target) asOf = mine;
    } catch (error) {
      if (followed === target) lose(error);
    }
  }

  /** By a read that starts from now on; concurrent searches share it. */
  function readNow(): Promise<void> {
    if (reading === undefined) {
      reading = readOnce().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading.then(() => {
      next = undefined;
      return readNow();
    });
    return next;
  }

  function lose(error: unknown): void {
    const lost = followed;
    followed = undefined;
    if (!ending.signal.aborted)
      log.warn({ failure: describeError(error) }, "search index: the database answers meanwhile");
    void lost?.close();
    void fillAgain(limits.restAfter);
  }

  async function fillAgain(rest: number): Promise<void> {
    for (let wait = rest; !ending.signal.aborted; wait = Math.min(60_000, wait * 2)) {
      try {
        if (wait > 0) await sleep(wait, undefined, { signal: ending.signal, ref: false });
        const begun = performance.now();
        const filled = await followTeachers(url, connection);
        if (ending.signal.aborted) return await filled.close();
        // What happened since the last read is unknown.
        cards.forgetAll();
        followed = filled;
        asOf = begun;
        counted.fillings++;
        return void (await readNow());
      } catch (error) {
        if (ending.signal.aborted) return;
        log.warn({ failure: describeError(error) }, "search index: not filled");
        wait = Math.max(wait, limits.restAfter / 2);
      }
    }
  }

  const notify = () => {
    // One NOTIFY stands for many changes.
    notifyTimer ??= setTimeout(() => {
      notifyTimer = undefined;
      void readNow();
    }, limits.gather);
  };
  const stopListening = await listener.listen("search", notify, notify);
  const polling = setInterval(() => void readNow(), limits.readEvery).unref();
  void fillAgain(0);

  const lag = () => performance.now() - asOf;
  const isReady = () => followed !== undefined && lag() <= scaleTime(limits.lag);

  /** The index connection may be unresponsive: no search waits longer than this. */
  async function inTime(read: Promise<void>): Promise<void> {
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([read, sleep(scaleTime(connection.indexRead), undefined, { signal }).catch(() => {})]);
    waiting.abort();
  }

  async function freshen(until = performance.now()): Promise<boolean> {
    if (!isReady()) return false;
    // The calls of one page, parallel or in sequence, share one read.
    if (asOf < until) await inTime(reading !== undefined && sent >= until ? reading : readNow());
    return asOf >= until && isReady();
  }

  /** Undefined when it must not be used. */
  async function openColumns(until: Moment | undefined): Promise<IndexFollower | undefined> {
    return (until === undefined ? isReady() : await freshen(until)) ? followed : undefined;
  }

  return {
    cards,
    freshen,
    canAnswer: (question) => isOfFilters(question) && isReady(),
    async find(question, until) {
      const opened = isOfFilters(question) ? await openColumns(until) : undefined;
      if (opened === undefined) return undefined;
      const { query, terms, place } = question;
      lastSearch = { query, terms, place };
      return searchColumns(opened.columns, opened.chordTo, question);
    },
    async map(question, reach, until) {
      const opened = isOfFilters(question) ? await openColumns(until) : undefined;
      return opened && mapColumns(opened.columns, opened.chordTo, question, reach);
    },
    async fees(query, until) {
      const opened = await openColumns(until);
      return opened && feesAround(opened.columns, opened.chordTo, choosePlace(query), query);
    },
    lastSearch: () => lastSearch,
    noteCheck(passed) {
      counted.checks++;
      if (passed) return;
      counted.failedChecks++;
      if (followed !== undefined) lose(new Error("the index and the database differ"));
    },
    status: () => ({
      ready: isReady(),
      teachers: followed?.columns.size ?? 0,
      bytes: followed?.columns.bytes ?? 0,
      lag: followed === undefined ? Number.POSITIVE_INFINITY : lag(),
      ...counted,
    }),
    async close() {
      ending.abort();
      clearInterval(polling);
      clearTimeout(notifyTimer);
      await stopListening();
      // Also ends a read in progress.
      await followed?.close();
      await reading;
      await next;
    },
  };
}
