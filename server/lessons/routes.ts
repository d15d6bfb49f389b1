/** The calls of lessons and of the class book: endpoint by endpoint, the function that answers. */
import * as book from "#contract/class-book.ts";
import * as contract from "#contract/lessons.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { openLimits } from "#server/accounts/limits.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/client.ts";
import type { SignedInCaller } from "#server/http/caller.ts";
import { type Route, route } from "#server/http/endpoint.ts";
import { type RawAnswer, sendBytes } from "#server/http/raw-answer.ts";
import { readCalendarAddress, renewCalendarAddress } from "./calendar-address.ts";
import { writeFeed, writeFile } from "./calendar-file.ts";
import { cancelLesson } from "./cancel-lesson.ts";
import { answerLessonByToken, confirmLesson, objectToLesson, readByToken } from "./confirm-lesson.ts";
import { listLessons, readLesson } from "./list-lessons.ts";
import type { Actor } from "./lock-pair.ts";
import { markLesson } from "./mark-lesson.ts";
import { monthTable } from "./month-table.ts";
import { moveLesson } from "./move-lesson.ts";
import { payMonth } from "./pay-month.ts";
import { declineLesson, pickLesson } from "./pick-lesson.ts";
import { proposeLesson } from "./propose-lesson.ts";
import { readMonth } from "./read-month.ts";
import { LessonConflict } from "./refuse-conflicts.ts";
import { suggestTimes } from "./suggest-times.ts";

type Parts = Pick<Context, "db" | "pool" | "jobs" | "secret" | "accepted" | "settings">;

const calendar = (text: string, name: string): RawAnswer =>
  sendBytes("text/calendar; charset=utf-8", Buffer.from(text), {
    "cache-control": "no-store",
    "content-disposition": `attachment; filename="${name}.ics"`,
    "x-robots-tag": "noindex",
  });

/** The calls of one side, for either role. */
function routesFor(parts: Parts, role: MemberRole): Route[] {
  const { db, jobs, settings } = parts;
  const calls = contract.lessonCalls[role];
  const months = book.monthCalls[role];
  const readerOf = ({ signedIn, language }: SignedInCaller) => ({ id: signedIn.account.id, role, language });
  const change = (caller: SignedInCaller, id: string, work: (tx: Tx, by: Actor) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const { account } = caller.signedIn;
      const changed = await work(tx, { id: account.id, role, name: account.name });
      return readLesson(tx, readerOf(caller), typeof changed === "string" ? changed : id);
    });
  const limits = openLimits(parts.pool, parts.secret);
  /**
   * A refusal reveals that the other side is busy. After a few a day nothing can be planned: even a bare refusal would reveal
   * it.
   */
  const plan: Change = async (caller, id, work) => {
    const me = [caller.signedIn.account.id];
    await limits.refuseSpent("conflictDay", me);
    return change(caller, id, work).catch(async (error: unknown) => {
      if (error instanceof LessonConflict && !error.known[role]) await limits.take("conflictDay", me);
      throw error;
    });
  };
  return [
    route(calls.propose, ({ caller, params, body }) =>
      plan(caller, params.id, (tx, by) => proposeLesson(tx, jobs, by, params.id, body)),
    ),
    route(calls.suggest, ({ caller, params, query }) => suggestTimes(db, readerOf(caller), params.id, query.minutes)),
    route(calls.list, ({ caller, query }) => listLessons(db, readerOf(caller), query)),
    route(calls.pick, ({ caller, params: { id }, body }) =>
      plan(caller, id, (tx, by) => pickLesson(tx, jobs, by, { id, ...body })),
    ),
    route(calls.decline, ({ caller, params: { id } }) =>
      change(caller, id, (tx, by) => declineLesson(tx, jobs, by, id)),
    ),
    route(calls.move, ({ caller, params: { id }, body }) =>
      plan(caller, id, (tx, by) => moveLesson(tx, jobs, by, { id, ...body })),
    ),
    route(calls.cancel, ({ caller, params: { id }, body: { reason = null, scope } }) =>
      change(caller, id, (tx, by) => cancelLesson(tx, jobs, by, { id, reason, scope })),
    ),
    route(calls.file, async ({ caller, params }) =>
      calendar(await writeFile(db, readerOf(caller), params.id, settings.origin), "lesson"),
    ),
    route(months.read, ({ caller, params: { id, month } }) =>
      readMonth(db, readerOf(caller), { relationId: id, month }),
    ),
    route(months.table, async ({ caller, params: { id, month } }) => {
      const account = await readMonth(db, readerOf(caller), { relationId: id, month });
      return sendBytes("text/csv; charset=utf-8", Buffer.from(monthTable(account)), {
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="lessons-${month}.csv"`,
      });
    }),
    route(months.paid, ({ caller, params: { id, month } }) =>
      db.transaction((tx) => payMonth(tx, readerOf(caller), { relationId: id, month })),
    ),
    ...(role === "student" ? [...studentRoutes(change, jobs)] : [...teacherRoutes(change, parts)]),
  ];
}

type Change = (
  caller: SignedInCaller,
  id: string,
  work: (tx: Tx, by: Actor) => Promise<unknown>,
) => ReturnType<typeof readLesson>;

function teacherRoutes(change: Change, parts: Parts): Route[] {
  return [
    route(book.markLessonEndpoint, ({ caller, params: { id }, body: { topic = null, homework = null, ...mark } }) =>
      change(caller, id, (tx, by) => markLesson(tx, parts, by, id, { ...mark, topic, homework })),
    ),
  ];
}

function studentRoutes(change: Change, jobs: Context["jobs"]): Route[] {
  return [
    route(book.confirmLessonEndpoint, ({ caller, params: { id } }) =>
      change(caller, id, (tx, by) => confirmLesson(tx, by, id)),
    ),
    route(book.objectToLessonEndpoint, ({ caller, params: { id }, body }) =>
      change(caller, id, (tx, by) => objectToLesson(tx, jobs, by, { id, ...body })),
    ),
  ];
}

export function lessonRoutes(parts: Parts): Route[] {
  const { db, secret } = parts;
  return [
    ...routesFor(parts, "student"),
    ...routesFor(parts, "teacher"),
    route(book.readLessonByLinkEndpoint, ({ query }) => readByToken(parts.db, parts.accepted, query.token)),
    route(book.answerLessonByLinkEndpoint, ({ body }) => answerLessonByToken(parts, body.token, body.reason)),
    route(contract.readCalendarAddressEndpoint, ({ caller }) =>
      readCalendarAddress(db, secret, caller.signedIn.account.id),
    ),
    route(contract.renewCalendarAddressEndpoint, ({ caller }) =>
      renewCalendarAddress(db, secret, caller.signedIn.account.id),
    ),
    route(contract.calendarFeedEndpoint, async ({ params }) =>
      calendar(await writeFeed(parts, params.secret), "lessons"),
    ),
  ];
}
