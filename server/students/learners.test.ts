/** Siblings in one family's account (R13.8), over HTTP: a name reaches a teacher only in an active relation. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportDataEndpoint } from "#contract/accounts.ts";
import { lessonCalls, readCalendarAddressEndpoint } from "#contract/lessons.ts";
import { studentNotificationKinds, teacherNotificationKinds } from "#contract/notifications.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import * as asking from "#contract/relations.ts";
import { blockPersonEndpoint } from "#contract/safety.ts";
import { nearbyStudentsEndpoint } from "#contract/search.ts";
import { readStudentEndpoint, readStudentProfileEndpoint } from "#contract/students.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingDay, comingTime, proposing } from "#test/lessons.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sister = { name: "Canary Khan", grade: "3", subjects: ["english"], preferredDays: ["friday"] };
const brother = { name: "Finch Khan", grade: "8", subjects: ["mathematics"], preferredDays: ["sunday"] };

const save = ({ token }: TestPerson, body: object) => app.call(saveStudentProfileEndpoint, { token, body });
const contact = ({ token }: TestPerson, teacher: TestPerson, body: object = {}) =>
  app.call(asking.contactTeacherEndpoint, { token, params: { id: teacher.id }, body });
const change = ({ token }: TestPerson, id: string, learnerIds: string[]) =>
  app.call(asking.changeLearnersEndpoint, { token, params: { id }, body: { learnerIds } });
const accept = ({ token }: TestPerson, id: string) =>
  app.call(asking.respondToStudentEndpoint, { token, params: { id }, body: { accept: true } });

/** A family of three: the profile itself (Zoya Khan, class 10), a sister and a brother. */
async function makeFamily() {
  const family = await makeStudent(app.database.db);
  const { body } = await save(family, { learners: [sister, brother] });
  const [, second, third] = (body.learners ?? []).map(({ id }) => id);
  return { family, second: second ?? "", third: third ?? "" };
}

test("R13.8 learners are added, changed and removed with the profile, which is the first of them", async () => {
  const { family, second, third } = await makeFamily();
  const own = { id: family.id, name: "Zoya Khan", grade: "10", subjects: ["physics"], preferredDays: ["monday"] };
  const { body } = await app.call(readStudentProfileEndpoint, { token: family.token });
  expect(body.learners).toEqual([own, { id: second, ...sister }, { id: third, ...brother }]);

  const changed = await save(family, {
    learners: [{ ...own, grade: "11" }, { id: third, ...brother, grade: "9" }, { name: "Wren Khan" }],
  });
  expect(changed.body).toMatchObject({
    grade: "11",
    learners: [{ grade: "11" }, { id: third, grade: "9" }, { name: "Wren Khan", grade: null, subjects: [] }],
  });
  // Beside the list the profile's own fields still work, and win.
  expect((await save(family, { grade: "12", learners: [{ ...own, grade: "1" }] })).body).toMatchObject({
    grade: "12",
    learners: [{ id: family.id, grade: "12" }],
  });

  const four = Array.from({ length: 4 }, () => ({ name: "Wren Khan" }));
  expect((await save(family, { learners: four })).body.learners).toHaveLength(5);
  const refused = async (learners: object[], path: string, code: string) =>
    expect(await save(family, { learners })).toMatchObject({
      status: 400,
      body: { code: "validation", issues: [{ path, code }] },
    });
  await refused([...four, { name: "One more" }], "learners", "too_many");
  await refused([{ name: "Call 98765 43210" }], "learners.0.name", "name_contact");
  await refused([{ name: " " }], "learners.0.name", "required");
  // Another family's learner is treated as unknown, and is not changed.
  const others = await makeFamily();
  await refused([{ id: others.second, name: "Mine now" }], "learners.0.id", "invalid");
  expect((await app.call(readStudentProfileEndpoint, { token: others.family.token })).body.learners?.[1]).toMatchObject(
    sister,
  );
});

test("R13.8 a request names its learners, the first by default, and others join while it is open", async () => {
  const { family, second, third } = await makeFamily();
  const { db } = app.database;
  const [first, other] = [await makeTeacher(db), await makeTeacher(db)];
  expect((await contact(family, first)).body.learners).toMatchObject([
    { id: family.id, name: "Zoya Khan", grade: "10" },
  ]);
  const stranger = await makeFamily();
  for (const learnerIds of [[stranger.second], [stranger.family.id], [second, stranger.third], []])
    expect((await contact(family, other, { learnerIds })).status).toBe(400);
  const contacted = await contact(family, other, { learnerIds: [third, second, second] });
  const id = contacted.body.id ?? "";
  expect(contacted.body.learners?.map(({ name }) => name)).toEqual(["Canary Khan", "Finch Khan"]);

  // The teacher sees class, subjects and days of those two, nothing of the third, and no name.
  const [seen] = (await app.call(asking.studentRequestsEndpoint, { token: other.token })).body;
  expect(seen?.learners).toEqual([
    { ...sister, id: second, name: null },
    { ...brother, id: third, name: null },
  ]);
  expect(seen?.student).toMatchObject({
    grade: "3",
    subjects: ["english", "mathematics"],
    preferredDays: ["friday", "sunday"],
  });

  expect((await change(stranger.family, id, [stranger.second])).status).toBe(404);
  expect((await change(family, id, [stranger.second])).status).toBe(400);
  expect((await change(family, id, [second])).body.learners).toMatchObject([{ id: second }]);
  const notified = async () =>
    (await app.call(teacherNotificationKinds.list, { token: other.token })).body.filter(
      ({ type }) => type === "learners_changed",
    );
  // The request shows changes that are not agreed to yet.
  expect(await notified()).toHaveLength(0);
  await accept(other, id);
  expect((await change(family, id, [second])).status).toBe(200);
  expect(await notified()).toHaveLength(0);
  // Repeated changes are notified once until read, never with a sister's name.
  for (const learnerIds of [[second, third], [second], [family.id, third]]) await change(family, id, learnerIds);
  const news = await notified();
  expect(news).toHaveLength(1);
  expect(news[0]?.message).toContain("Zoya Khan");
  expect(news[0]?.message).not.toMatch(/Canary|Finch/);

  // A removed learner leaves the relation; when none is left it is for the profile itself.
  await change(family, id, [third]);
  await save(family, { learners: [] });
  const [now] = (await app.call(asking.myStudentsEndpoint, { token: other.token })).body;
  expect(now?.learners).toMatchObject([{ id: family.id, name: "Zoya Khan" }]);
  await app.call(asking.endWithTeacherEndpoint, { token: family.token, params: { id } });
  expect(await change(family, id, [family.id])).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("R13.8 R7.11 teachers find a family by what any one of its learners wants, and offer to those they can teach", async () => {
  const { family, third } = await makeFamily();
  const teacher = await makeTeacher(app.database.db);
  const find = async (query: Record<string, string>) =>
    (
      await app.call(nearbyStudentsEndpoint, { token: teacher.token, query: { limit: "50", ...query } })
    ).body.students?.find(({ id }) => id === family.id);
  const found = await find({ subjects: "mathematics", classes: "8", days: "sunday" });
  expect(found).toMatchObject({ initial: "Z", grade: "10", why: { subject: "mathematics" } });
  expect(found?.learners.map(({ grade }) => grade)).toEqual(["10", "3", "8"]);
  // Not by the subject of one and the class of another.
  expect(await find({ subjects: "mathematics", classes: "3" })).toBeUndefined();
  const offer = await app.call(asking.contactStudentEndpoint, {
    token: teacher.token,
    params: { id: family.id },
    body: {},
  });
  expect(offer.body.learners).toMatchObject([{ id: third, name: null }]);
});

test("R13.8 R13.4 a lesson names some of those it is for, week by week, and no others", async () => {
  const { family, second, third } = await makeFamily();
  const teacher = await makeTeacher(app.database.db);
  const id = (await contact(family, teacher, { learnerIds: [second, third] })).body.id ?? "";
  await accept(teacher, id);
  const propose = (learnerIds?: string[], days = 2) =>
    app.call(lessonCalls.teacher.propose, {
      token: teacher.token,
      params: { id },
      body: proposing(comingTime(days), { weekly: { until: comingDay(days + 7) }, ...(learnerIds && { learnerIds }) }),
    });
  for (const learnerIds of [[family.id], [(await makeFamily()).second]])
    expect((await propose(learnerIds)).body.issues).toMatchObject([{ path: "learnerIds", code: "invalid" }]);
  const made = await propose([third]);
  expect(made.body.learners).toEqual([{ id: third, name: "Finch Khan", grade: "8" }]);
  const params = { id: made.body.id ?? "" };
  await app.call(lessonCalls.student.pick, { token: family.token, params, body: { startsAt: comingTime(2) } });
  expect((await propose(undefined, 3)).body.learners).toMatchObject([{ id: second }, { id: third }]);
  const { body } = await app.call(lessonCalls.student.list, { token: family.token });
  expect(body.map(({ learners }) => learners.map(({ name }) => name))).toEqual([
    ["Finch Khan"],
    ["Canary Khan", "Finch Khan"],
    ["Finch Khan"],
  ]);
  // Joining or leaving affects future lessons; past ones stay for their learners.
  await app.database.pool.query(
    `update lessons set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
     where relation_id = $1 and state = 'proposed'`,
    [id],
  );
  await change(family, id, [third]);
  const after = (await app.call(lessonCalls.student.list, { token: family.token })).body;
  expect(after.map(({ learners }) => learners.length)).toEqual([2, 1, 1]);
  // A family with one learner is not named on lessons.
  const single = await makeStudent(app.database.db);
  const alone = (await contact(single, teacher)).body.id ?? "";
  await accept(teacher, alone);
  const plain = await app.call(lessonCalls.student.propose, {
    token: single.token,
    params: { id: alone },
    body: proposing(comingTime(5)),
  });
  expect(plain.body.learners).toEqual([]);
});

/** Everything a teacher can read about a family, by every call. */
async function allSeenBy(teacher: TestPerson, family: TestPerson): Promise<string> {
  const { token } = teacher;
  const listed = { token, query: { limit: "50", status: "pending,accepted,declined,withdrawn,expired,ended" } };
  const answers = [
    await app.call(readStudentEndpoint, { token, params: { id: family.id } }),
    await app.call(nearbyStudentsEndpoint, { token, query: { limit: "50" } }),
    await app.call(asking.studentRequestsEndpoint, listed),
    await app.call(asking.requestedStudentsEndpoint, listed),
    await app.call(asking.myStudentsEndpoint, { token, query: { limit: "50", status: "accepted,ended" } }),
    await app.call(lessonCalls.teacher.list, { token }),
    await app.call(teacherNotificationKinds.list, { token, query: { limit: "50" } }),
    await app.call(exportDataEndpoint, { token }),
  ];
  return JSON.stringify([answers.map(({ body }) => body), await app.mails(teacher.email)]);
}

test("R13.8 R2.7 attack: no name of a learner before acceptance, after the end, to a blocked teacher, nor to another teacher", async () => {
  const { family, second, third } = await makeFamily();
  const { db, pool } = app.database;
  const [pending, active, blocked, other] = [
    await makeTeacher(db),
    await makeTeacher(db),
    await makeTeacher(db),
    await makeTeacher(db),
  ];
  const learnerIds = [second, third];
  await contact(family, pending, { learnerIds });
  const ids = new Map<TestPerson, string>();
  for (const teacher of [active, blocked]) {
    const id = (await contact(family, teacher, { learnerIds })).body.id ?? "";
    ids.set(teacher, id);
    await accept(teacher, id);
    const startsAt = comingTime(teacher === active ? 2 : 3);
    const { body } = await app.call(lessonCalls.teacher.propose, {
      token: teacher.token,
      params: { id },
      body: proposing(startsAt, { learnerIds: [second] }),
    });
    const params = { id: body.id ?? "" };
    await app.call(lessonCalls.student.pick, { token: family.token, params, body: { startsAt } });
  }
  const names = /Canary|Finch/;
  expect(await allSeenBy(active, family)).toMatch(names);
  for (const teacher of [pending, other]) expect(await allSeenBy(teacher, family)).not.toMatch(names);
  await app.call(blockPersonEndpoint, { token: family.token, body: { accountId: blocked.id } });
  expect(await allSeenBy(blocked, family)).not.toMatch(names);

  // While the family is inactive, not even the teacher of an active relation.
  await pool.query("update accounts set status = 'deactivated' where id = $1", [family.id]);
  expect(await allSeenBy(active, family)).not.toMatch(names);
  await pool.query("update accounts set status = 'active' where id = $1", [family.id]);

  // Nor in calendars, mails or the log.
  const { path = "" } = (await app.call(readCalendarAddressEndpoint, { token: active.token })).body;
  const feed = (await app.app.inject(path)).body;
  expect(feed).toContain("BEGIN:VEVENT");
  expect(feed).not.toMatch(names);
  expect(JSON.stringify(await app.mails(active.email))).not.toMatch(names);
  expect(app.log.join("\n")).not.toMatch(names);

  await app.call(asking.endWithTeacherEndpoint, { token: family.token, params: { id: ids.get(active) ?? "" } });
  expect(await allSeenBy(active, family)).not.toMatch(names);
  // The family itself always sees them.
  const own = await app.call(exportDataEndpoint, { token: family.token });
  expect(JSON.stringify(own.body.learners)).toMatch(names);
  expect((await app.call(studentNotificationKinds.list, { token: family.token })).status).toBe(200);
});
