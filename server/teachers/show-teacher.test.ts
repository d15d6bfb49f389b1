/** A teacher's page (R2.7, R3.4, R3.5, R4.3): all a parent needs, nothing that leads to the door or the phone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveTeacherProfile } from "#contract/own-profile.ts";
import { readTeacher } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate } from "#test/relations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const home: [number, number] = [77.2167, 28.6315];

async function makeTeacher(wish = {}): Promise<TestPerson> {
  const person = await makePerson(app.database.db, { role: "teacher", phone: "+919810012345", ...wish });
  await app.call(saveTeacherProfile, {
    token: person.token,
    body: {
      subjects: ["mathematics"],
      qualifications: ["phd"],
      bio: "मैं गणित पढ़ाती हूँ।",
      availability: [{ day: "friday", startTime: "07:00", endTime: "08:00" }],
      location: { coordinates: home, address: { fullAddress: "12 Canary Street", isManual: true } },
    },
  });
  return person;
}

const show = (
  id: string,
  { token, query, ...rest }: { token?: string; query?: Record<string, string>; address?: string } = {},
) => app.call(readTeacher, { params: { id }, ...rest, ...(token && { token }), ...(query && { query }) });
const query = (statement: string, values: unknown[]) => app.database.pool.query(statement, values);

test("R2.7 anyone sees the page; phone, e-mail, place and street are not on it", async () => {
  const teacher = await makeTeacher();
  const { status, body } = await show(teacher.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: teacher.id,
    bioLanguage: "hi",
    availability: [{ day: "friday", startTime: "07:00", endTime: "08:00" }],
    area: "connaught-place",
    verified: false,
    checked: [],
    phone: null,
    email: null,
    relationStatus: null,
    distance: null,
    reviews: { items: [], total: 0, page: 1, pages: 0 },
  });
  const said = JSON.stringify(body);
  for (const secret of ["9810012345", teacher.email, "Canary", "77.2167", "28.6315"])
    expect(said).not.toContain(secret);
});

test("R3.4 the distance is that of the cell: the same for every home in it", async () => {
  const one = await makeTeacher();
  const two = await makeTeacher();
  await query("update teachers set longitude = $1, latitude = $2 where account_id = $3", [
    home[0] + 0.001,
    home[1],
    two.id,
  ]);
  const from = { latitude: String(home[1]), longitude: String(home[0]) };
  const [first, second] = [await show(one.id, { query: from }), await show(two.id, { query: from })];
  expect(first.body.distance).toBe(second.body.distance);
  expect(first.body.distance).toBeLessThan(1);
  expect((first.body.bearing ?? 1) % 5).toBe(0);
  expect((await show(one.id, { query: { latitude: "x", longitude: "1" } })).status).toBe(400);
});

test("R3.5 a student in an active relation sees phone and e-mail; a pending or ended one does not", async () => {
  const teacher = await makeTeacher();
  for (const [status, shown] of [
    ["pending", "pending"],
    ["accepted", "active"],
    ["ended", null],
    ["declined", null],
  ] as const) {
    const student = await makePerson(app.database.db);
    const relationId = await relate(app.database.db, student.id, teacher.id, status);
    const { body } = await show(teacher.id, { token: student.token });
    const active = status === "accepted";
    expect([body.relationStatus, body.relationId]).toEqual([shown, shown === null ? null : relationId]);
    expect([body.phone, body.email]).toEqual(active ? ["+919810012345", teacher.email] : [null, null]);
  }
});

test("R7.11 who is not listed has no page, but for partners and themselves; 404 for all others", async () => {
  const teacher = await makeTeacher();
  const student = await makePerson(app.database.db);
  await relate(app.database.db, student.id, teacher.id, "accepted");
  await query("update accounts set phone = null where id = $1", [teacher.id]);
  expect((await show(teacher.id)).status).toBe(404);
  expect((await show(teacher.id, { token: student.token })).status).toBe(200);
  expect((await show(teacher.id, { token: teacher.token })).status).toBe(200);
  await query("update accounts set status = 'deactivated' where id = $1", [teacher.id]);
  expect((await show(teacher.id, { token: student.token })).status).toBe(404);
  for (const id of [student.id, "0198a0de-0000-7000-8000-000000000000", "nonsense", "1' or 1=1"])
    expect([id, (await show(id)).status]).toEqual([id, 404]);
});

test("R10.3 who is blocked finds no page", async () => {
  const teacher = await makeTeacher();
  const student = await makePerson(app.database.db);
  await query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [teacher.id, student.id]);
  expect((await show(teacher.id, { token: student.token })).status).toBe(404);
});

test("R4.3 checked claims carry their kind and day, never the document's name", async () => {
  const teacher = await makeTeacher();
  await query(
    `insert into documents (teacher_id, name, type, file_key, media_type, size, sha256, verified_at)
     select $1::uuid, 'Aadhaar 1234 5678', type, type || $1::text, 'application/pdf', 1, '', '2026-03-04T05:06:07Z'
     from unnest(array['identity', 'qualification', 'other']) type`,
    [teacher.id],
  );
  await query(
    `insert into documents (teacher_id, name, type, file_key, media_type, size, sha256) values ($1::uuid, 'x', 'address', 'a' || $1::text, 'x', 1, '')`,
    [teacher.id],
  );
  const { body } = await show(teacher.id);
  expect(body.verified).toBe(true);
  expect(body.checked).toEqual([
    { type: "identity", verifiedAt: "2026-03-04T05:06:07.000Z" },
    { type: "qualification", verifiedAt: "2026-03-04T05:06:07.000Z" },
  ]);
  expect(JSON.stringify(body)).not.toContain("Aadhaar");
});

test("R3.8 R10.1 reviews come a page at a time, newest first, signed by an area and a month; hidden ones do not", async () => {
  const teacher = await makeTeacher();
  for (let index = 0; index < 7; index++) {
    const student = await makePerson(app.database.db, { name: "zoya Khan" });
    await query("update students set public_area = 'lajpat-nagar' where account_id = $1", [student.id]);
    const relationId = await relate(app.database.db, student.id, teacher.id, "ended");
    await query(
      `insert into reviews (relation_id, student_id, teacher_id, stars, text, created_at, hidden_at)
       values ($1, $2, $3, 4, $4, now() + $5 * interval '1 minute', $6)`,
      [relationId, student.id, teacher.id, `Review ${index}`, index, index === 6 ? new Date() : null],
    );
  }
  const first = (await show(teacher.id, { query: { limit: "5" } })).body.reviews;
  expect([first?.total, first?.pages, first?.items.map(({ text }) => text)]).toEqual([
    6,
    2,
    ["Review 5", "Review 4", "Review 3", "Review 2", "Review 1"],
  ]);
  const { id, month, ...review } = first?.items[0] ?? {};
  expect(review).toEqual({
    stars: 4,
    text: "Review 5",
    language: null,
    area: "lajpat-nagar",
    areaName: "Lajpat Nagar",
  });
  expect(month).toMatch(/^\d{4}-\d{2}$/);
  expect(JSON.stringify(await show(teacher.id, { token: teacher.token }))).not.toMatch(/zoya|Khan/i);
  const second = (await show(teacher.id, { query: { page: "2", limit: "5" } })).body.reviews;
  expect(second?.items.map(({ text }) => text)).toEqual(["Review 0"]);
  expect((await show(teacher.id, { query: { page: "99" } })).body.reviews?.items).toEqual([]);
});
