/** Notifications about the lessons of one relation (R7.9): a newer one replaces those it voids, and the excess of a kind. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { lessonCalls } from "#contract/lessons.ts";
import { notificationLimits as limits } from "#contract/limits.ts";
import type { NotificationKind } from "#contract/notification-kinds.ts";
import { studentNotificationKinds } from "#contract/notifications.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { comingTime, type Learning, makeLearning, proposing } from "#test/lessons.ts";
import { notify } from "./notify.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const byTeacher = lessonCalls.teacher;

async function propose({ teacher, relationId }: Learning, startsAt = comingTime(3)) {
  const params = { id: relationId };
  const { status, body } = await app.call(byTeacher.propose, {
    token: teacher.token,
    params,
    body: proposing(startsAt),
  });
  expect(status).toBe(201);
  return body.id ?? "";
}

const cancel = ({ teacher }: Learning, id: string) =>
  app.call(byTeacher.cancel, { token: teacher.token, params: { id }, body: {} });

async function menuOf({ student }: Learning) {
  const { body } = await app.call(studentNotificationKinds.list, { token: student.token, query: { limit: "50" } });
  return body;
}

it("R7.9 sixty cancelled proposals leave a few notifications", async () => {
  const pair = await makeLearning(app.database.db);
  for (let time = 0; time < 60; time++) expect((await cancel(pair, await propose(pair))).status).toBe(200);
  const menu = await menuOf(pair);
  expect(menu.map(({ type }) => type)).toEqual(Array(limits.unreadOfKind).fill("lesson_cancelled"));
});

it("R7.9 read and pinned ones stay, and so do those of another pair", async () => {
  const [pair, others] = [await makeLearning(app.database.db), await makeLearning(app.database.db)];
  await propose(others);
  const pinned = await propose(pair, comingTime(3));
  const [toPin] = await menuOf(pair);
  await app.call(studentNotificationKinds.pin, {
    token: pair.student.token,
    params: { id: toPin?.id ?? "" },
    body: { pinned: true },
  });
  const read = await propose(pair, comingTime(4));
  const toRead = (await menuOf(pair)).find(({ data }) => data.lessonId === read);
  await app.call(studentNotificationKinds.read, { token: pair.student.token, params: { id: toRead?.id ?? "" } });
  for (const id of [pinned, read]) await cancel(pair, id);
  expect((await menuOf(pair)).map(({ type, data }) => [type, data.lessonId]).sort()).toEqual(
    [pinned, read]
      .flatMap((id) => [
        ["lesson_cancelled", id],
        ["lesson_proposed", id],
      ])
      .sort(),
  );
  expect(await menuOf(others)).toHaveLength(1);
});

it.each<[NotificationKind, number]>([
  ["lesson_marked", 5],
  ["lesson_proposed", limits.unreadOfKind],
])("R7.9 of five unread %s about five lessons this many are shown: %i", async (kind, shown) => {
  const pair = await makeLearning(app.database.db);
  const jobs = { send: async () => null };
  for (let lesson = 0; lesson < 5; lesson++)
    await app.database.db.transaction((tx) =>
      notify(tx, jobs, {
        to: pair.student.id,
        kind,
        params: { relationId: pair.relationId, lessonId: String(lesson), startsAt: comingTime(3) },
      }),
    );
  expect((await menuOf(pair)).map(({ data }) => Number(data.lessonId))).toEqual([4, 3, 2, 1, 0].slice(0, shown));
});
