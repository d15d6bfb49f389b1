/** A teacher's page (R2.7, R3.4, R3.5, R4.3): all a parent needs, no address or phone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { teacherReviewsEndpoint } from "#contract/reviews.ts";
import { similarTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { relate, sayMet } from "#test/relations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const home: [number, number] = [77.2167, 28.6315];

async function makeTeacher(fields = {}): Promise<TestPerson> {
  const person = await makePerson(app.database.db, { role: "teacher", phone: "+919810012345" });
  await app.call(saveTeacherProfileEndpoint, {
    token: person.token,
    body: {
      subjects: ["mathematics"],
      qualifications: ["phd"],
      bio: "मैं गणित पढ़ाती हूँ।",
      availability: [{ day: "friday", startTime: "07:00", endTime: "08:00" }],
      location: { coordinates: home, address: { fullAddress: "12 Canary Street", isManual: true } },
      ...fields,
    },
  });
  return person;
}

const show = (
  id: string,
  { token, query, ...rest }: { token?: string; query?: Record<string, string>; address?: string } = {},
) => app.call(readTeacherEndpoint, { params: { id }, ...rest, ...(token && { token }), ...(query && { query }) });
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
    spread: [0, 0, 0, 0, 0],
    answersWithin: null,
    studentsTaught: null,
    familiesMet: null,
    familiesStayed: null,
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

test("R7.11 an unlisted teacher's page is visible to partners and the teacher; 404 for all others", async () => {
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

test("R10.3 a blocked viewer finds no page", async () => {
  const teacher = await makeTeacher();
  const student = await makePerson(app.database.db);
  await query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [teacher.id, student.id]);
  expect((await show(teacher.id, { token: student.token })).status).toBe(404);
});

test("R4.3 checked claims show kind and day, never the document's name", async () => {
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

/** Reviews of families in Lajpat Nagar, a minute apart, the last one hidden. */
async function review(teacherId: string, stars: number[]): Promise<void> {
  for (const [index, given] of stars.entries()) {
    const student = await makePerson(app.database.db, { name: "zoya Khan" });
    await query("update students set public_area = 'lajpat-nagar' where account_id = $1", [student.id]);
    const relationId = await relate(app.database.db, student.id, teacherId, "ended");
    await sayMet(app.database.db, relationId, student.id);
    await query(
      `insert into reviews (relation_id, student_id, teacher_id, stars, text, created_at, hidden_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 minute', $7)`,
      [
        relationId,
        student.id,
        teacherId,
        given,
        `Review ${index}`,
        index,
        index === stars.length - 1 ? new Date() : null,
      ],
    );
  }
}

test("R3.8 R10.1 reviews come a page at a time, newest first, signed by an area and a month; hidden ones do not", async () => {
  const teacher = await makeTeacher();
  await review(teacher.id, [4, 4, 4, 4, 4, 4, 1]);
  const read = (search: Record<string, string>, language = "en") =>
    app.call(teacherReviewsEndpoint, {
      params: { id: teacher.id },
      query: search,
      headers: { "accept-language": language },
    });
  const first = await read({ limit: "5" });
  expect(first.headers["x-total-count"]).toBe("6");
  expect(first.body.map(({ text }) => text)).toEqual(["Review 5", "Review 4", "Review 3", "Review 2", "Review 1"]);
  const { id, month, ...shown } = first.body[0] ?? {};
  const unanswered = { answer: null, answerLanguage: null };
  expect(shown).toEqual({
    stars: 4,
    text: "Review 5",
    language: null,
    reviewer: "A parent in Lajpat Nagar",
    counts: true,
    ...unanswered,
  });
  expect(month).toMatch(/^\d{4}-\d{2}$/);
  expect((await read({}, "ur")).body[0]?.reviewer).toBe("لاجپت نگر سے ایک سرپرست");
  const responses = [await show(teacher.id, { token: teacher.token }), first];
  expect(JSON.stringify(responses)).not.toMatch(/zoya|Khan/i);
  expect((await read({ page: "2", limit: "5" })).body.map(({ text }) => text)).toEqual(["Review 0"]);
  expect(await read({ page: "99" })).toMatchObject({ status: 200, body: [] });
});

test("R10.1 reviews are visible to those who may see the teacher, and to nobody else", async () => {
  const teacher = await makeTeacher();
  const student = await makePerson(app.database.db);
  const read = (token?: string) =>
    app.call(teacherReviewsEndpoint, { params: { id: teacher.id }, ...(token && { token }) });
  expect((await read(student.token)).status).toBe(200);
  await query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [teacher.id, student.id]);
  expect((await read(student.token)).status).toBe(404);
  await query("update accounts set phone = null where id = $1", [teacher.id]);
  expect((await read()).status).toBe(404);
});

test("R3.8 the rating has its spread, without hidden reviews", async () => {
  const teacher = await makeTeacher();
  await review(teacher.id, [5, 5, 4, 1, 5]);
  const { body } = await show(teacher.id);
  expect([body.spread, body.reviewCount, body.rating]).toEqual([[2, 1, 0, 0, 1], 4, 3.75]);
});

test("R10.4 answer time is shown from five answers on, the number of students from three on", async () => {
  const teacher = await makeTeacher();
  const figures = async () => {
    const { body } = await show(teacher.id);
    return [body.answersWithin, body.studentsTaught];
  };
  const answer = async (status: "accepted" | "declined", hours: number) => {
    const student = await makePerson(app.database.db);
    const id = await relate(app.database.db, student.id, teacher.id, status);
    await query(
      "update relations set requested_at = now() - interval '10 days', answered_at = now() - interval '10 days' + $2 * interval '1 hour' where id = $1",
      [id, hours],
    );
  };
  for (const hours of [1, 20, 20]) await answer("declined", hours);
  await answer("accepted", 200);
  expect(await figures()).toEqual([null, null]);
  await answer("accepted", 2);
  expect(await figures()).toEqual(["day", null]);
  await answer("accepted", 1);
  await answer("declined", 1);
  expect(await figures()).toEqual(["hours", 3]);
});

test("R2.7 the last visit is shown by week and no finer", async () => {
  const teacher = await makeTeacher();
  await query("delete from sign_ins where account_id = $1", [teacher.id]);
  await query("update sessions set last_used_at = '2026-03-08T18:40:00Z' where account_id = $1", [teacher.id]);
  // A Monday local time, while it is still Sunday in Greenwich.
  expect((await show(teacher.id)).body.activeWeek).toBe("2026-03-09");
  await query(
    "insert into sign_ins (account_id, way, user_agent, network, created_at) values ($1, 'password', 'x', 'y', '2026-03-20T10:00:00Z')",
    [teacher.id],
  );
  const { body } = await show(teacher.id);
  expect(body.activeWeek).toBe("2026-03-16");
  expect(JSON.stringify(body)).not.toContain("2026-03-20");
});

test("R7.11 a student sees the distance from their own place, unless another is requested; a visitor none", async () => {
  const teacher = await makeTeacher();
  const student = await makePerson(app.database.db);
  expect((await show(teacher.id, { token: student.token })).body.distance).toBeNull();
  await query("update students set longitude = 77.3, latitude = 28.6315 where account_id = $1", [student.id]);
  const { distance } = (await show(teacher.id, { token: student.token })).body;
  expect(distance).toBeGreaterThan(7);
  expect(distance).toBeLessThan(9);
  const from = { latitude: String(home[1]), longitude: String(home[0]) };
  expect((await show(teacher.id, { token: student.token, query: from })).body.distance).toBeLessThan(1);
  expect((await show(teacher.id)).body.distance).toBeNull();
});

test("R7.11 similar teachers share a subject, nearest first, four at most, never the same one", async () => {
  const far: [number, number] = [76.2, 28.6];
  const make = async (kilometresNorth: number, subjects: string[]) => {
    const coordinates: [number, number] = [far[0], far[1] + kilometresNorth / 111];
    const { id } = await makeTeacher({
      subjects,
      teachingRange: 20,
      location: { coordinates, address: { isManual: true } },
    });
    return id;
  };
  const me = await make(0, ["chess", "music"]);
  const [third, first, second] = [
    await make(6, ["music"]),
    await make(2, ["chess"]),
    await make(4, ["music", "dance"]),
  ];
  await make(1, ["dance"]);
  const similar = async (search: Record<string, string> = {}) => {
    const { body } = await app.call(similarTeachersEndpoint, { params: { id: me }, query: search });
    return body.map(({ id }) => id);
  };
  expect(await similar()).toEqual([first, second, third]);
  expect(await similar({ latitude: String(far[1] + 7 / 111), longitude: String(far[0]) })).toEqual([
    third,
    second,
    first,
  ]);
  for (const kilometres of [3, 5, 7]) await make(kilometres, ["chess"]);
  expect(await similar()).toHaveLength(4);
  const missing = await app.call(similarTeachersEndpoint, { params: { id: "0198a0de-0000-7000-8000-000000000000" } });
  expect(missing.status).toBe(404);
});
