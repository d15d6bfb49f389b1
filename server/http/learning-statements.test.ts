/** Calls of lessons (R13) take as many statements for a family with much data as for one with little, and few of them. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { confirmLessonEndpoint, markLessonEndpoint, monthCalls } from "#contract/class-book.ts";
import { publicDemandEndpoint, readFeeRangesEndpoint, teacherDemandEndpoint } from "#contract/insights.ts";
import { lessonCalls, readCalendarAddressEndpoint } from "#contract/lessons.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { listedTeachersEndpoint, readShortlistEndpoint, saveShortlistEndpoint } from "#contract/shortlist.ts";
import { readStudentProfileEndpoint } from "#contract/students.ts";
import { monthOf } from "#contract/time-zone.ts";
import { makeWishEndpoint, ownWishesEndpoint } from "#contract/wishes.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { collectStatements, countStatements } from "#test/count-statements.ts";
import { comingDay, comingTime, type Learning, makeLearning, proposing } from "#test/lessons.ts";
import { makeTeacher } from "#test/members.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  collectStatements();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const here = { latitude: "28.57", longitude: "77.24" };

type Family = Learning & { weeks: number; wishes: number; siblings: number; shortlisted: string[] };

const little = { weeks: 2, wishes: 1, siblings: 1, shortlisted: 2 };
const much = { weeks: 20, wishes: 8, siblings: 4, shortlisted: 20 };

async function makeFamily({ shortlisted, ...sizes }: typeof little): Promise<Family> {
  const { db } = app.database;
  const teachers = await Promise.all(Array.from({ length: shortlisted }, () => makeTeacher(db)));
  return { ...(await makeLearning(db)), ...sizes, shortlisted: teachers.map(({ id }) => id) };
}

/** A lesson for each week, one after the other, the last of them two hours ago. */
async function plantLessons({ relationId, teacher, student, weeks }: Family) {
  const { rows } = await app.database.pool.query<{ id: string; startsAt: Date }>(
    `insert into lessons (relation_id, teacher_id, student_id, proposed_by, state, starts_at, ends_at, mode, settled_at)
     select $1, $2, $3, 'student', 'fixed', at, at + interval '1 hour', 'online', now()
     from (select now() - n * interval '61 minutes' as at from generate_series(2, $4::int + 1) n) times
     returning id, starts_at as "startsAt"`,
    [relationId, teacher.id, student.id, weeks],
  );
  return rows;
}

/** Everything a family and its teacher do in a term, each call with its number of statements. */
async function live(family: Family) {
  const { student, teacher, relationId, weeks, shortlisted } = family;
  const took: Record<string, number> = {};
  async function call(name: string, ...[endpoint, given]: Parameters<TestApp["call"]>) {
    const { found, statements } = await countStatements(() => app.call(endpoint, given));
    expect(found.status, `${name}: ${JSON.stringify(found.body)}`).toBeLessThan(300);
    took[name] = statements;
    // biome-ignore lint/suspicious/noExplicitAny: each call answers something else.
    return found.body as any;
  }
  const [parent, tutor] = [student, teacher].map(({ token }) => ({ token }));
  const names = Array.from({ length: family.siblings }, (_, at) => ({ name: `Child ${at}`, grade: "3" }));
  await call("learners saved", saveStudentProfileEndpoint, { ...parent, body: { learners: names } });
  await call("learners read", readStudentProfileEndpoint, parent);

  const { student: asks, teacher: answers } = lessonCalls;
  const params = { id: relationId };
  await call("times suggested", asks.suggest, { ...parent, params, query: { minutes: "60" } });
  const weekly = { weekly: { until: comingDay(7 * weeks) } };
  const body = proposing(comingTime(7), weekly);
  const proposed = await call("series proposed", asks.propose, { ...parent, params, body });
  const one = { id: proposed.id };
  const [{ startsAt }] = proposed.times;
  const picked = await call("series picked", answers.pick, { ...tutor, params: one, body: { startsAt } });
  const moved = { startsAt: comingTime(7, "18:30"), scope: "all" };
  await call("series moved", answers.move, { ...tutor, params: { id: picked.id }, body: moved });
  await call("week listed", asks.list, parent);
  const { path } = await call("calendar address", readCalendarAddressEndpoint, parent);
  const feed = await countStatements(async () => await app.app.inject({ url: path }));
  expect(feed.found.statusCode).toBe(200);
  took["calendar fed"] = feed.statements;
  await call("series called off", asks.cancel, { ...parent, params: { id: picked.id }, body: { scope: "all" } });

  const past = await plantLessons(family);
  for (const { id } of past) {
    await call("lesson marked", markLessonEndpoint, { ...tutor, params: { id }, body: { outcome: "held" } });
    await call("lesson confirmed", confirmLessonEndpoint, { ...parent, params: { id } });
  }
  const ofMonth = { params: { id: relationId, month: monthOf(past[0]?.startsAt ?? new Date()) } };
  await call("month read", monthCalls.student.read, { ...parent, ...ofMonth });
  await call("month read by the teacher", monthCalls.teacher.read, { ...tutor, ...ofMonth });
  await call("month paid", monthCalls.student.paid, { ...parent, ...ofMonth });

  for (let at = 0; at < family.wishes; at++)
    await call("wish made", makeWishEndpoint, { ...parent, body: { ...here, feeMax: String(1000 + at) } });
  await call("wishes read", ownWishesEndpoint, parent);
  await call("shortlist saved", saveShortlistEndpoint, { ...parent, body: { ids: shortlisted } });
  await call("shortlist read", readShortlistEndpoint, parent);
  await call("teachers compared", listedTeachersEndpoint, { query: { ids: shortlisted.join(",") } });
  await call("demand around", teacherDemandEndpoint, tutor);
  await call("demand of the city", publicDemandEndpoint, {});
  await call("fees around", readFeeRangesEndpoint, { query: here });
  return took;
}

const readings = [
  ...["learners read", "times suggested", "week listed", "calendar address", "calendar fed", "month read"],
  ...["month read by the teacher", "wishes read", "shortlist read", "teachers compared"],
  ...["demand around", "demand of the city", "fees around"],
];

describe("R13 lessons", () => {
  it("take no more statements for a family with much data than for one with little, and few for either", async () => {
    const light = await live(await makeFamily(little));
    const heavy = await live(await makeFamily(much));
    for (const [name, statements] of Object.entries(heavy)) {
      // Learners are few, and each is a row that is unchanged, changed or added.
      const more = name === "learners saved" ? much.siblings - little.siblings : 0;
      expect([name, statements <= (light[name] ?? 0) + more]).toEqual([name, true]);
    }
    const over = (most: number, names: string[]) => names.filter((name) => (heavy[name] ?? 0) > most);
    expect(over(3, readings)).toEqual([]);
    expect(over(19, Object.keys(heavy))).toEqual([]);
  });
});
