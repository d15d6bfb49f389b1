/** The homes of dashboards as the server writes them (decision 125): to their owner alone, from what the calls declare, kept nowhere. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { homeCalls } from "#contract/home.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import { lessonCalls } from "#contract/lessons.ts";
import { readMe } from "#contract/me.ts";
import { openQuestions } from "#contract/questions.ts";
import {
  myTeachers,
  relationCounts,
  requestedTeachers,
  studentRequests,
  teacherRequests,
} from "#contract/relations.ts";
import { readStudentProfile } from "#contract/students.ts";
import { readTeacherProfile } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { countStatements, watchStatements } from "#test/count-statements.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import type { TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { webOf } from "#test/web-build.ts";
import { writeHome } from "#web/islands/write-home.tsx";

let app: TestApp;
let student: TestPerson;
let teacher: TestPerson;
let written = 0;

const script = "</script><script>alert(1)</script>";

beforeAll(async () => {
  const web = webOf(async () => new Response());
  const build = await web.load();
  const load = async () => ({
    ...build,
    writeHome: ({ role, language, transport }: Parameters<typeof build.writeHome>[0]) => {
      written += 1;
      return writeHome(role, language, transport);
    },
  });
  app = await createTestApp({ pages: { web: { ...web, load }, now: Date.now } });
  const { db } = app.database;
  [student, teacher] = [
    await makeStudent(db, { name: `Sana ${script}` }),
    await makeTeacher(db, { name: "Meera Nair" }),
  ];
  await relate(db, student.id, teacher.id, "pending", script);
  // Of somebody else.
  await relate(
    db,
    (await makeStudent(db, { name: "Zoya Khan" })).id,
    (await makeTeacher(db, { name: "Amit Rao" })).id,
    "accepted",
  );
});
afterAll(() => app.close());

const ask = (role: "student" | "teacher", token?: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    url: homeCalls[role].path,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

type Answers = Record<string, [body: unknown, headers: Record<string, string>]>;
const answersOf = (html: string): Answers =>
  JSON.parse(/<script type="application\/json">(.*)<\/script>$/s.exec(html)?.[1] ?? "{}");

const waiting = "?page=1&status=pending";
const calls: Record<"student" | "teacher", [Endpoint, string][]> = {
  student: [
    [readMe, ""],
    [relationCounts, ""],
    [readStudentProfile, ""],
    [teacherRequests, waiting],
    [myTeachers, "?page=1&status=accepted"],
    [requestedTeachers, waiting],
    [openQuestions, ""],
    [lessonCalls.student.list, ""],
  ],
  teacher: [
    [readMe, ""],
    [relationCounts, ""],
    [readTeacherProfile, ""],
    [studentRequests, waiting],
    [openQuestions, ""],
    [lessonCalls.teacher.list, ""],
  ],
};

/** Signed addresses of photos are new with every answer. */
const unsigned = (answer: unknown) => JSON.parse(JSON.stringify(answer).replace(/(until|signature)=[\w-]+/g, "$1"));

test.each(["student", "teacher"] as const)(
  "R6.2 R12.3 the home of a %s is written from what the calls answer, with those answers and nothing else",
  async (role) => {
    const { token } = role === "student" ? student : teacher;
    const home = await ask(role, token);
    expect(home.statusCode).toBe(200);
    expect(home.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      "cache-control": "no-store",
      "content-language": "en",
      "x-robots-tag": "noindex",
    });
    expect(home.headers.etag).toBeUndefined();
    const answers = answersOf(home.body);
    expect(Object.keys(answers).toSorted()).toEqual(calls[role].map(([{ path }, query]) => path + query).toSorted());
    for (const [{ path }, query] of calls[role]) {
      const alone = await app.app.inject({ url: path + query, headers: { authorization: `Bearer ${token}` } });
      const [body, counts] = answers[path + query] ?? [];
      expect(unsigned(body)).toEqual(unsigned(alone.json()));
      expect(counts?.["x-total-count"]).toBe(alone.headers["x-total-count"]);
    }
  },
);

test("R2.1 R6.2 each sees the own lists in the words of the page, and nobody else's", async () => {
  const own = await ask("student", student.token, { [pageLanguageHeader]: "ur" });
  expect(own.headers["content-language"]).toBe("ur");
  expect(own.body).toContain(textIn("ur").t("relations:home.requests", { count: 1 }));
  expect(own.body).toContain("Meera Nair");
  const theirs = await ask("teacher", teacher.token);
  expect(theirs.body).toContain(textIn("en").t("relations:home.toAnswer", { count: 1 }));
  for (const { body } of [own, theirs]) {
    expect(body).not.toMatch(/Amit Rao|Zoya Khan/);
    expect(body.slice(0, body.indexOf("home-side"))).not.toContain("skeleton");
    // What people write stays words.
    expect(body).not.toContain("<script>alert");
    expect(body.match(/<\/script>/g)).toHaveLength(1);
  }
});

test("R12.3 a home asks once who its owner is, and for nothing of a list that is empty", async () => {
  const { token } = await makeStudent(app.database.db);
  watchStatements();
  // Waited for inside: what `inject` gives begins when it is waited for.
  const { found, statements } = await countStatements(async () => await ask("student", token));
  vi.restoreAllMocks();
  expect(found.statusCode).toBe(200);
  // The session; the profile, the counts and three lists; open questions and lessons.
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThanOrEqual(8);
});

test("R6.2 without a token, with a dead or an expired one and with the other role nothing is written", async () => {
  written = 0;
  const { token, id } = await makeStudent(app.database.db);
  await app.database.pool.query("update sessions set expires_at = now() - interval '1 minute' where account_id = $1", [
    id,
  ]);
  const before = await ask("student", undefined, { cookie: `auth_token=${student.token}` });
  expect(before.statusCode).toBe(401);
  for (const dead of ["x".repeat(43), token]) expect((await ask("student", dead)).statusCode).toBe(401);
  expect((await ask("student", teacher.token)).statusCode).toBe(403);
  expect((await ask("teacher", student.token)).statusCode).toBe(403);
  expect(written).toBe(0);
});

test("R12.3 where a call of it fails there is no home, and the page asks for itself", async () => {
  const { token, id } = await makeStudent(app.database.db);
  await app.database.pool.query("delete from students where account_id = $1", [id]);
  expect((await ask("student", token)).statusCode).toBe(503);
});
