/** Exact places, streets, phones and e-mails of people never reach anyone else before a relation is active (R3.4, R3.5). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadDocumentEndpoint } from "#contract/documents.ts";
import { saveStudentProfileEndpoint, saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { drawDocument } from "#demo/draw-document.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";
import { makeJpeg } from "#test/sample-images.ts";
import { sendForm } from "#test/upload.ts";

type Secrets = { place: string[]; contact: string[] };
type Person = TestPerson & { secrets: Secrets };

let app: TestApp;
let paths: string[];
let teacher: Person;
let student: Person;
let documentId: string;
let relationId: string;

const canaries = {
  teacher: {
    phone: "9876501234",
    email: "canary-teacher@example.test",
    at: [77.217731, 28.633347],
    street: "Teachersgasse",
  },
  student: {
    phone: "9876505678",
    email: "canary-student@example.test",
    at: [77.214493, 28.629618],
    street: "Studentengasse",
  },
} as const;

async function plant(role: "teacher" | "student"): Promise<Person> {
  const { phone, email, at, street } = canaries[role];
  const person = await makePerson(app.database.db, {
    role,
    email,
    name: `${role === "teacher" ? "Tara" : "Suman"} Kapoor`,
  });
  const address = { fullAddress: `42 ${street}`, formattedAddress: street, streetAddress: street, isManual: true };
  const shared = {
    phone,
    bio: "Good at maths.",
    subjects: ["mathematics"],
    location: { coordinates: [...at], address },
  };
  const saved =
    role === "teacher"
      ? await app.call(saveTeacherProfileEndpoint, {
          token: person.token,
          body: { ...shared, qualifications: ["phd"] },
        })
      : await app.call(saveStudentProfileEndpoint, { token: person.token, body: { ...shared, adultDeclared: true } });
  expect([saved.status, saved.body.listed]).toEqual([200, true]);
  const files = [{ field: "profileImage", bytes: await makeJpeg() }];
  await sendForm(app, { url: `/api/${role}s/profile/upload-image`, token: person.token, files });
  return {
    ...person,
    secrets: { place: [...at.map((degrees) => String(degrees).slice(0, 7)), street], contact: [phone, email] },
  };
}

beforeAll(async () => {
  app = await createTestApp();
  [teacher, student] = [await plant("teacher"), await plant("student")];
  const upload = await sendForm<{ id: string }>(app, {
    url: uploadDocumentEndpoint.path,
    token: teacher.token,
    fields: { name: "Canary paper", type: "identity" },
    files: [{ field: "document", bytes: drawDocument("demo-identity") }],
  });
  documentId = upload.body.id;
  await app.database.pool.query("update documents set verified_at = now() where id = $1", [documentId]);
  relationId = await relate(app.database.db, student.id, teacher.id, "pending");
  const printed = (await app.app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  // The live stream never ends; it carries the same data as the list of notifications.
  paths = Object.entries(printed.paths).flatMap(([path, calls]) =>
    "get" in calls && !path.endsWith("/stream") ? [path] : [],
  );
});
afterAll(() => app.close());

const query = "?latitude=28.63&longitude=77.21&distance=50&q=connaught&limit=20";

/** Everything that can be fetched with or without a token, as one text. */
async function fetchAll(token?: string): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const ids = [teacher.id, student.id, documentId, relationId];
  const addresses = paths.flatMap((path) =>
    path.includes("{") ? ids.map((id) => path.replace(/\{\w+\}/g, id)) : [path],
  );
  const answers: string[] = [];
  for (const address of addresses) {
    const answer = await app.app.inject({ url: address + query, headers });
    answers.push(`${address} ${answer.statusCode} ${JSON.stringify(answer.headers)} ${answer.body}`);
  }
  return answers.join("\n");
}

function found(text: string, secrets: string[]): string[] {
  return text
    .split("\n")
    .flatMap((line) =>
      secrets.flatMap((secret) => (line.includes(secret) ? [`${secret} in ${line.slice(0, 80)}`] : [])),
    );
}

const all = ({ secrets }: Person) => [...secrets.place, ...secrets.contact];

test("the canaries are visible to their owners", async () => {
  expect(paths.length).toBeGreaterThan(15);
  for (const person of [teacher, student]) {
    const text = await fetchAll(person.token);
    expect(all(person).filter((secret) => !text.includes(secret))).toEqual([]);
  }
});

test("R3.4 R3.5 signed out, as another student, as another teacher: no trace of either", async () => {
  const { db } = app.database;
  const tokens = [undefined, (await makePerson(db)).token, (await makePerson(db, { role: "teacher" })).token];
  for (const token of tokens) {
    const text = await fetchAll(token);
    expect(found(text, [...all(teacher), ...all(student), "Canary paper"])).toEqual([]);
    expect(found(text, ["Suman"])).toEqual([]);
    // Otherwise nothing was tested.
    expect(text.includes(teacher.id)).toBe(true);
  }
});

test("R3.5 the two of a pending request see nothing of each other either", async () => {
  expect(found(await fetchAll(student.token), all(teacher))).toEqual([]);
  const seen = await fetchAll(teacher.token);
  expect(found(seen, all(student))).toEqual([]);
  expect(seen.includes(student.id)).toBe(true);
});

test("R3.4 an admin is not shown an exact place", async () => {
  const { token } = await makePerson(app.database.db, { role: "admin" });
  expect(found(await fetchAll(token), [...teacher.secrets.place, ...student.secrets.place])).toEqual([]);
});

test("R3.5 in an active relation they see each other's phone and e-mail, and still no place", async () => {
  await app.database.pool.query("update relations set status = 'accepted', activated_at = now() where id = $1", [
    relationId,
  ]);
  for (const [viewer, other] of [
    [student, teacher],
    [teacher, student],
  ] as const) {
    const text = await fetchAll(viewer.token);
    expect(other.secrets.contact.filter((secret) => !text.includes(secret))).toEqual([]);
    expect(found(text, other.secrets.place)).toEqual([]);
  }
  const stranger = await makePerson(app.database.db);
  expect(found(await fetchAll(stranger.token), [...all(teacher), ...all(student)])).toEqual([]);
});
