/**
 * Random commands of two teachers and two families against the database and an oracle (R13.4, R13.5): none lost, none
 * doubled, no undetected conflict, sums to the paisa.
 */

import { afterAll, beforeAll, expect, test } from "vitest";
import * as book from "#contract/class-book.ts";
import { day, hour } from "#contract/durations.ts";
import {
  bookedStates,
  type LessonOutcome,
  type LessonState,
  mayAct,
  outcomes,
  type Scope,
  scopes,
} from "#contract/lesson-states.ts";
import { lessonCalls } from "#contract/lessons.ts";
import { monthOf } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingDay, comingTime, type Learning, makeLearning } from "#test/lessons.ts";
import { randomCases } from "#test/random-cases.ts";
import { relate } from "#test/relations.ts";
import { attestLessons } from "./sweep-lessons.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The local UTC offset, which is constant. */
const ahead = 5.5 * hour;

type Known = {
  id: string;
  pair: number;
  state: LessonState;
  proposedBy: MemberRole;
  start: number;
  times: number[];
  weeks: number;
  series: number | null;
  outcome: LessonOutcome | null;
  taught: number;
  objectedOnce: boolean;
  /** Whether it was ever fixed; and which lesson it replaces. */
  settled: boolean;
  makesUpFor: string | null;
};

/** A small repeatable random generator. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (most: number) => Math.floor(next() * most);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  return { below, pick, chance: (odds: number) => next() < odds };
}

test("R13.4 R13.5 after random commands the database matches the table of states", {
  timeout: 900_000,
}, async () => {
  const { numRuns: commands, seed } = randomCases(10_000, 400);
  const random = randomFrom(seed);
  const { db, pool } = app.database;
  const first = await makeLearning(db);
  const second = await makeLearning(db);
  const cross = async (student: Learning, teacher: Learning): Promise<Learning> => ({
    student: student.student,
    teacher: teacher.teacher,
    relationId: await relate(db, student.student.id, teacher.teacher.id, "accepted"),
  });
  const pairs = [first, second, await cross(first, second), await cross(second, first)];
  const known: Known[] = [];
  let series = 0;
  let begun = 0;

  const pairOf = ({ pair }: { pair: number }) => pairs[pair] as Learning;
  const sharesPerson = (one: number, other: number) => {
    const [a, b] = [pairs[one], pairs[other]];
    return a?.student === b?.student || a?.teacher === b?.teacher;
  };
  const isTaken = (pair: number, start: number, except: Known[] = []) =>
    known.some(
      (lesson) =>
        bookedStates.some((state) => state === lesson.state) &&
        !except.includes(lesson) &&
        sharesPerson(pair, lesson.pair) &&
        Math.abs(lesson.start - start) < hour,
    );
  const weeksFrom = (start: number, weeks: number) =>
    Array.from({ length: weeks }, (_, week) => start + week * 7 * day);
  const time = () =>
    Date.parse(
      comingTime(2 + random.below(30), `${String(6 + random.below(14)).padStart(2, "0")}:${random.pick(["00", "30"])}`),
    );
  const may = (act: Parameters<typeof mayAct>[0], lesson: Known, role: MemberRole) =>
    mayAct(act, { ...lesson, startsAt: new Date(lesson.start) }, role, new Date());
  const toLocal = (start: number) => ({ date: Math.floor((start + ahead) / day), clock: (start + ahead) % day });
  const scoped = (lesson: Known, scope: Scope) =>
    scope === "this" || lesson.series === null
      ? [lesson]
      : known.filter(
          (other) =>
            other.series === lesson.series &&
            other.state === "fixed" &&
            other.start > Date.now() &&
            (scope === "all" || other.start >= lesson.start),
        );
  const tokenOf = (lesson: Known, role: MemberRole) => ({
    token: pairOf(lesson)[role].token,
    params: { id: lesson.id },
  });

  const acts: Record<string, (lesson: Known, role: MemberRole) => Promise<void>> = {
    async pick(lesson, role) {
      const start = random.pick(lesson.times);
      const weeks = weeksFrom(start, lesson.weeks);
      const fits = may("pick", lesson, role);
      const free = weeks.every((week) => !isTaken(lesson.pair, week));
      const body = { startsAt: new Date(start).toISOString() };
      const answer = await app.call(lessonCalls[role].pick, { ...tokenOf(lesson, role), body });
      expect([answer.status, answer.body.code]).toEqual(
        fits ? (free ? [200, undefined] : [409, "lesson_conflict"]) : [409, "lesson_settled"],
      );
      if (!fits || !free) return;
      Object.assign(lesson, { state: "fixed", settled: true, start, series: weeks.length > 1 ? ++series : null });
      if (weeks.length === 1) return;
      const { rows } = await pool.query<{ id: string; starts_at: Date }>(
        "select id, starts_at from lessons where series_id = $1 order by occurs_at",
        [answer.body.seriesId],
      );
      expect(rows.map(({ starts_at }) => starts_at.getTime())).toEqual(weeks);
      for (const { id, starts_at } of rows.slice(1))
        known.push({ ...lesson, id, start: starts_at.getTime(), makesUpFor: null });
    },
    async decline(lesson, role) {
      const fits = may("decline", lesson, role);
      const { status } = await app.call(lessonCalls[role].decline, tokenOf(lesson, role));
      expect(status).toBe(fits ? 200 : 409);
      if (fits) lesson.state = "declined";
    },
    async move(lesson, role) {
      const to = time();
      const scope = random.pick(scopes);
      const fits = may("move", lesson, role);
      const affected = scoped(lesson, scope);
      const days = toLocal(to).date - toLocal(lesson.start).date;
      const moved = affected.map((each) =>
        each === lesson ? to : (toLocal(each.start).date + days) * day + toLocal(to).clock - ahead,
      );
      const isPast = moved.some((start) => start <= Date.now());
      const meets = moved.some((start, index) =>
        moved.some((other, at) => at > index && Math.abs(other - start) < hour),
      );
      const free = !meets && moved.every((start) => !isTaken(lesson.pair, start, affected));
      const body = { startsAt: new Date(to).toISOString(), scope };
      const { status } = await app.call(lessonCalls[role].move, { ...tokenOf(lesson, role), body });
      expect(status).toBe(!fits ? 409 : isPast ? 400 : free ? 200 : 409);
      if (fits && !isPast && free)
        affected.forEach((each, index) => {
          each.start = moved[index] ?? 0;
        });
    },
    async cancel(lesson, role) {
      const scope = random.pick(scopes);
      const fits = may("cancel", lesson, role);
      const affected = scoped(lesson, scope);
      const { status } = await app.call(lessonCalls[role].cancel, { ...tokenOf(lesson, role), body: { scope } });
      expect(status).toBe(fits ? 200 : 409);
      if (fits) for (const each of affected) each.state = "cancelled";
    },
    /** Moves the lesson to a free time in the past, as if it had taken place. */
    async begin(lesson) {
      if (lesson.state !== "fixed" || lesson.start < Date.now()) return;
      begun += 1;
      lesson.start = Math.floor(Date.now() / hour) * hour - begun * hour;
      await pool.query("update lessons set starts_at = $2, ends_at = $3 where id = $1", [
        lesson.id,
        new Date(lesson.start),
        new Date(lesson.start + hour),
      ]);
    },
    async mark(lesson) {
      const outcome = random.pick(outcomes);
      const counts = outcome === "held" || outcome === "learner_absent";
      const taught = counts ? 5 * random.below(13) : 0;
      const fits = may("mark", lesson, "teacher");
      // As if it were another day: a lesson may be marked few times a day.
      await pool.query("delete from notifications where kind like 'lesson_marked%'");
      const body = { outcome, minutes: taught };
      const { status } = await app.call(book.markLessonEndpoint, { ...tokenOf(lesson, "teacher"), body });
      expect(status).toBe(fits ? 200 : 409);
      if (fits) Object.assign(lesson, { state: "marked", outcome, taught });
    },
    async confirm(lesson) {
      const fits = may("confirm", lesson, "student");
      const { status } = await app.call(book.confirmLessonEndpoint, tokenOf(lesson, "student"));
      expect(status).toBe(fits ? 200 : 409);
      if (fits) lesson.state = "confirmed";
    },
    async object(lesson) {
      const fits = may("object", lesson, "student");
      const body = { reason: "Not so" };
      const { status } = await app.call(book.objectToLessonEndpoint, { ...tokenOf(lesson, "student"), body });
      expect(status).toBe(fits ? 200 : 409);
      if (fits) Object.assign(lesson, { state: "objected", objectedOnce: true });
    },
    async silence(lesson) {
      if (lesson.state !== "marked") return;
      await pool.query("update lessons set mailed_at = now() - interval '6 days' where id = $1", [lesson.id]);
      await attestLessons(db);
      if (!lesson.objectedOnce) lesson.state = "confirmed";
    },
  };

  const wasMissed = ({ state, settled, outcome }: Known) =>
    (state === "cancelled" && settled) || (outcome !== null && outcome !== "held");
  const isMadeUp = ({ id }: Known) =>
    known.some(
      ({ makesUpFor, state }) =>
        makesUpFor === id && (state === "proposed" || bookedStates.some((held) => held === state)),
    );

  async function propose(): Promise<void> {
    const pair = random.below(pairs.length);
    const missed = random.chance(0.2) ? random.pick(known.filter((lesson) => lesson.pair === pair)) : undefined;
    const role = random.pick(["student", "teacher"] as const);
    const times = [...new Set(Array.from({ length: 1 + random.below(3) }, time))].sort((a, b) => a - b);
    const last = Math.max(...times);
    const weeks = random.chance(0.3) ? 2 + random.below(3) : 1;
    // Every alternative has weeks up to the same day; later ones have fewer.
    const until = last + (weeks - 1) * 7 * day;
    const weeksOf = (start: number) =>
      weeks === 1 ? 1 : Math.floor((toLocal(until).date - toLocal(start).date) / 7) + 1;
    const free = times.every((start) => weeksFrom(start, weeksOf(start)).every((week) => !isTaken(pair, week)));
    const open = known.filter((lesson) => lesson.pair === pair && lesson.state === "proposed").length;
    const { token } = pairOf({ pair })[role];
    const body = {
      times: times.map((start) => ({ startsAt: new Date(start).toISOString(), minutes: 60 })),
      mode: "online",
      ...(missed && { makesUpFor: missed.id }),
      ...(weeks > 1 && { weekly: { until: comingDay(toLocal(until).date - toLocal(Date.now()).date) } }),
    };
    const answer = await app.call(lessonCalls[role].propose, {
      token,
      params: { id: pairOf({ pair }).relationId },
      body,
    });
    const refusal = () => {
      if (!free) return [409, "lesson_conflict"];
      if (missed && !wasMissed(missed)) return [400, "validation"];
      if (missed && isMadeUp(missed)) return [409, "lesson_settled"];
      return open >= 10 ? [409, "pending_limit"] : [201, undefined];
    };
    expect([answer.status, answer.body.code]).toEqual(refusal());
    if (answer.status !== 201) return;
    const plain = {
      pair,
      proposedBy: role,
      times,
      series: null,
      outcome: null,
      taught: 0,
      objectedOnce: false,
      settled: false,
    };
    const id = answer.body.id ?? "";
    // The number of weeks depends on the picked time: a single alternative keeps the oracle simple.
    const only = weeks > 1 ? times.slice(0, 1) : times;
    const makesUpFor = missed?.id ?? null;
    known.push({
      ...plain,
      makesUpFor,
      times: only,
      id,
      state: "proposed",
      start: times[0] ?? 0,
      weeks: weeksOf(only[0] ?? 0),
    });
  }

  async function compare(): Promise<void> {
    const { rows } = await pool.query("select id, state, starts_at, outcome, taught from lessons");
    const there = new Map(
      rows.map((row) => [row.id, [row.state, row.starts_at.getTime(), row.outcome, row.taught ?? 0]]),
    );
    expect(there.size).toBe(known.length);
    for (const { id, state, start, outcome, taught } of known)
      expect([id, there.get(id)]).toEqual([id, [state, start, outcome, taught]]);
  }

  const names = Object.keys(acts);
  for (let command = 0; command < commands; command++) {
    // Mostly the newest, or settled lessons would be picked again and again.
    const recent = random.chance(0.8) ? known.slice(-40) : known;
    // Before the day's conflict refusals are used up.
    if (command % 10 === 0) await pool.query("delete from rate_limits");
    if (recent.length === 0 || random.chance(0.25)) await propose();
    else await acts[random.pick(names)]?.(random.pick(recent), random.pick(["student", "teacher"] as const));
    if (command % 250 === 0) await compare();
  }
  await compare();

  for (const [index, pair] of pairs.entries()) {
    const attested = known.filter((lesson) => lesson.pair === index && lesson.state === "confirmed");
    const months = Map.groupBy(attested, ({ start }) => monthOf(new Date(start)));
    for (const [month, lessons] of months) {
      const params = { id: pair.relationId, month };
      const { body } = await app.call(book.monthCalls.teacher.read, { token: pair.teacher.token, params });
      const fee = lessons.reduce((sum, { taught }) => sum + Math.round((500 * 100 * taught) / 60), 0);
      expect([month, body.fee, body.minutes]).toEqual([
        month,
        fee,
        lessons.reduce((sum, { taught }) => sum + taught, 0),
      ]);
    }
  }
});
