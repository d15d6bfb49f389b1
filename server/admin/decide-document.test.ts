/** Documents decided by command (R4.3): identity and qualification together make a teacher verified. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listDocumentsEndpoint } from "#contract/documents.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { sayCommand, startCommand } from "#test/admin-command.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson } from "#test/people.ts";

// Each run is a process of its own, and a machine may be slow.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const say = (...words: string[]) => sayCommand(app, words);

async function addDocument(teacherId: string, type: string): Promise<string> {
  const { rows } = await app.database.pool.query(
    `insert into documents (teacher_id, name, type, file_key, media_type, size, sha256)
     values ($1, 'Paper', $2, gen_random_uuid()::text, 'application/pdf', 1, '') returning id`,
    [teacherId, type],
  );
  return rows[0].id;
}

test("R4.3 two verified documents make a teacher verified, reopening one undoes it; the audit log has all of it", async () => {
  const teacher = await makePerson(app.database.db, { role: "teacher", name: "Farah" });
  const [identity, qualification] = [
    await addDocument(teacher.id, "identity"),
    await addDocument(teacher.id, "qualification"),
  ];
  expect(await say("verify-document", identity)).toBe("There is no administrator yet: make one first.");
  const first = await makePerson(app.database.db, { role: "admin" });
  const second = await makePerson(app.database.db, { role: "admin" });

  expect(await startCommand(app, ["verify-document", identity])).toEqual({
    code: 0,
    out: '"Paper" (identity) of Farah is verified. Farah is not verified.\n',
    err: "",
  });
  expect(await say("verify-document", qualification, "--by", second.email)).toMatch(/Farah is verified\.$/);
  expect((await app.call(readTeacherProfileEndpoint, { token: teacher.token })).body.verified).toBe(true);

  expect(await say("reject-document", identity, "Blurred.")).toMatch(new RegExp(`^${first.email} has decided on it`));
  expect(await say("reopen-document", identity, "Wrong", "name.")).toMatch(/waits again\. Farah is not verified\.$/);
  expect(await say("reject-document", identity, "Cannot", "be", "read.")).toMatch(/Farah is not verified\.$/);
  const { body } = await app.call(listDocumentsEndpoint, { token: teacher.token });
  expect(body.find(({ id }) => id === identity)).toMatchObject({
    verified: false,
    verifiedAt: null,
    rejectedAt: expect.any(String),
    rejectionReason: "Cannot be read.",
  });
  const { rows } = await app.database.pool.query(
    "select admin_id, act, subject_id from audit_log order by created_at, id",
  );
  expect(rows).toEqual([
    { admin_id: first.id, act: "verify_document", subject_id: identity },
    { admin_id: second.id, act: "verify_document", subject_id: qualification },
    { admin_id: first.id, act: "withdraw_verification", subject_id: identity },
    { admin_id: first.id, act: "reject_document", subject_id: identity },
  ]);
});

test("R4.3 a decision that is not possible is refused in one sentence", async () => {
  await makePerson(app.database.db, { role: "admin" });
  const nobody = "0198a0de-0000-7000-8000-000000000000";
  expect(await say("verify-document", nobody)).toBe(`There is no document ${nobody}.`);
  expect(await say("verify-document", "x")).toBe('"x" is not the id of a document.');
  expect(await say("reject-document", nobody)).toContain("Usage:");
  expect(await say("verify-document", nobody, "--by", "a@b.test")).toBe("a@b.test does not decide on documents.");
});
