/** A document proves a name (R4.3): a changed name needs a new check, and the checked name restores the badge. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyDocumentEndpoint } from "#contract/office/documents.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { publicNearbyTeachersEndpoint } from "#contract/search.ts";
import { readTeacherEndpoint, readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeTeacher as makeListedTeacher } from "#test/members.ts";
import { makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makePerson(app.database.db, { role: "admin" });
});
afterAll(() => app.close());

async function makeVerified(): Promise<TestPerson> {
  const teacher = await makeListedTeacher(app.database.db);
  await app.database.pool.query("delete from documents where teacher_id = $1", [teacher.id]);
  for (const type of ["identity", "qualification"]) {
    const { rows } = await app.database.pool.query(
      `insert into documents (teacher_id, name, type, file_key, media_type, size, sha256)
       values ($1, 'Paper', $2, gen_random_uuid()::text, 'application/pdf', 1, '') returning id`,
      [teacher.id, type],
    );
    await decide(rows[0].id);
  }
  return teacher;
}

const decide = (id = "") => app.call(verifyDocumentEndpoint, { token: admin.token, params: { id } });
const rename = ({ token }: TestPerson, name: string) => app.call(saveTeacherProfileEndpoint, { token, body: { name } });

async function show({ id, token }: TestPerson) {
  const { body } = await app.call(readTeacherEndpoint, { params: { id } });
  const query = { latitude: "28.57", longitude: "77.24", verifiedOnly: "true" };
  const found = (await app.call(publicNearbyTeachersEndpoint, { query })).body.teachers;
  const { documents = [] } = (await app.call(readTeacherProfileEndpoint, { token })).body;
  return {
    verified: body.verified,
    verifiedAt: body.verifiedAt,
    checked: body.checked?.map(({ type }) => type),
    found: found?.some((teacher) => teacher.id === id),
    identity: documents.find(({ type }) => type === "identity"),
  };
}

test("R4.3 a changed name makes the identity pending everywhere at once; the checked name restores it", async () => {
  const teacher = await makeVerified();
  const before = await show(teacher);
  expect(before).toMatchObject({ verified: true, found: true, checked: ["identity", "qualification"] });

  expect((await rename(teacher, "Somebody Else Entirely")).body.verified).toBe(false);
  expect(await show(teacher)).toMatchObject({
    verified: false,
    verifiedAt: null,
    checked: ["qualification"],
    found: false,
    identity: { verified: false, rejectedAt: null, verifiedName: "Meera Nair" },
  });
  await rename(teacher, "A Third One");
  expect(await show(teacher)).toMatchObject({ verified: false, identity: { verifiedName: "Meera Nair" } });

  expect((await rename(teacher, "Meera Nair")).body.verified).toBe(true);
  expect(await show(teacher)).toEqual(before);
});

test("R4.3 a decision applies to the name at that time: the new one is verified, the old one no longer", async () => {
  const teacher = await makeVerified();
  await rename(teacher, "Meera Menon");
  await decide((await show(teacher)).identity?.id);
  expect(await show(teacher)).toMatchObject({ verified: true, found: true, identity: { verifiedName: "Meera Menon" } });
  await rename(teacher, "Meera Nair");
  expect(await show(teacher)).toMatchObject({ verified: false, found: false });
});

test("R4.3 other edits leave the check alone", async () => {
  const teacher = await makeVerified();
  const { token } = teacher;
  await app.call(saveTeacherProfileEndpoint, {
    token,
    body: { name: "Meera Nair", bio: "New words.", phone: "9811000009" },
  });
  expect(await show(teacher)).toMatchObject({ verified: true, identity: { verified: true } });
});

test("R4.3 a concurrent check and name change never leave the badge with an unchecked name", async () => {
  for (let round = 0; round < 5; round++) {
    const teacher = await makeVerified();
    const id = (await show(teacher)).identity?.id;
    await Promise.all([decide(id), rename(teacher, `Meera Menon ${round}`)]);
    const { verified, identity } = await show(teacher);
    const { name } = (await app.call(readTeacherEndpoint, { params: { id: teacher.id } })).body;
    expect(verified).toBe(identity?.verifiedName === name);
  }
});
