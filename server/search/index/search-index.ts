/**
 * The search index of this process (decision 36): filled in the background, kept as the database is, and asked only while it is
 * known to be right. Whenever it is not, nobody notices but the database, which answers as if there were none.
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
  /** Milliseconds since what is in it was read. */
  lag: number;
  /** Since the start: fillings, checks against the database, and those that found a difference. */
  fillings: number;
  checks: number;
  failedChecks: number;
};

/** By the clock of the process, `performance.now()`. */
type Moment = number;

export type SearchIndex = {
  cards: Cards;
  canAnswer(question: TeacherQuestion): boolean;
  /** Undefined when the database has to be asked. `until`: with all that was committed by that moment. */
  find(question: TeacherQuestion, until?: Moment): Promise<Passed | undefined>;
  /** The zones of the circle; likewise. */
  map(question: TeacherQuestion, reach: number, until?: Moment): Promise<ZoneRow[] | undefined>;
  /** What teachers around a place ask; likewise. */
  fees(query: FeeQuestion, until: Moment): Promise<FeeCircle | undefined>;
  /** False when it is not to be asked. */
  freshen(until?: Moment): Promise<boolean>;
  /** What was asked last, without who asked: for the check. */
  lastAsked(): TeacherQuestion | undefined;
  /** Told of every check; one that failed has it filled anew. */
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

/** Free text is looked for in the database, and zones are cut there. */
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
  /** When the last reading that came back had been sent: what was committed before it is there. */
  let asOf = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  /** Of the reading that is under way. */
  let sent = Number.NEGATIVE_INFINITY;
  let next: Promise<void> | undefined;
  let bell: NodeJS.Timeout | undefined;
  let lastAsked: TeacherQuestion | undefined;

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

  /** By a reading that begins from now on; many who ask at once share it. */
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
        // Of the time between nothing is known.
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

  const ring = () => {
    // Many changes ring once.
    bell ??= setTimeout(() => {
      bell = undefined;
      void readNow();
    }, limits.gather);
  };
  const stopListening = await listener.listen("search", ring, ring);
  const polling = setInterval(() => void readNow(), limits.readEvery).unref();
  void fillAgain(0);

  const lag = () => performance.now() - asOf;
  const isReady = () => followed !== undefined && lag() <= scaleTime(limits.lag);

  /** The connection of the index may be silent: nobody waits for it as long as it is given. */
  async function inTime(read: Promise<void>): Promise<void> {
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([read, sleep(scaleTime(connection.indexRead), undefined, { signal }).catch(() => {})]);
    waiting.abort();
  }

  async function freshen(until = performance.now()): Promise<boolean> {
    if (!isReady()) return false;
    // What a page asks for, at once or one after the other, is read once.
    if (asOf < until) await inTime(reading !== undefined && sent >= until ? reading : readNow());
    return asOf >= until && isReady();
  }

  /** Undefined when it is not to be asked. */
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
      lastAsked = { query, terms, place };
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
    lastAsked: () => lastAsked,
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
      clearTimeout(bell);
      await stopListening();
      // Ends a reading that is under way, too.
      await followed?.close();
      await reading;
      await next;
    },
  };
}
