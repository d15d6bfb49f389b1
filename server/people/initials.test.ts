/** A child's initial is the same in every response (R2.7), in all three scripts. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { teacherNotificationKinds } from "#contract/notifications.ts";
import { contactTeacherEndpoint, studentRequestsEndpoint } from "#contract/relations.ts";
import { nearbyStudentsEndpoint } from "#contract/search.ts";
import { readStudentEndpoint } from "#contract/students.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { readInitials } from "#web/ui/avatar.tsx";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each([
  ["श्रीमती शिवानी", "श्री"],
  ["مُحمد خان", "مُ"],
  ["e\u0301lodie Fernandes", "E\u0301"],
])("R2.7 the initial of %s is %s in list, search, profile, notification and avatar", async (name, initial) => {
  const { db } = app.database;
  const teacher = await makeTeacher(db);
  const student = await makeStudent(db, { name });
  await app.call(contactTeacherEndpoint, { token: student.token, params: { id: teacher.id }, body: {} });
  const { token } = teacher;
  const [listed] = (await app.call(studentRequestsEndpoint, { token })).body;
  const { students = [] } = (await app.call(nearbyStudentsEndpoint, { token })).body;
  const profile = (await app.call(readStudentEndpoint, { token, params: { id: student.id } })).body;
  const [notification] = (await app.call(teacherNotificationKinds.list, { token })).body;
  expect({
    list: listed?.student.initial,
    search: students.find(({ id }) => id === student.id)?.initial,
    profile: profile.initial,
    notification: /\u2068(.*?)\u2069/.exec(notification?.message ?? "")?.[1],
    avatar: readInitials(profile.initial ?? ""),
  }).toEqual({
    list: initial,
    search: initial,
    profile: initial,
    notification: initial,
    avatar: initial,
  });
});
