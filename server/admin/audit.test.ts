/** Random acts of three admins against a small model (R11.4): every answer matches the model, and the audit log holds exactly the acts that were done. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { acts, isAdverse } from "#contract/office/acts.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type OfficeCall, officeScenarios, type SeededOffice, type UndoableAct } from "#test/office.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { randomCases } from "#test/random-cases.ts";

vi.setConfig({ testTimeout: 900_000 });

let app: TestApp;
let admins: TestPerson[];
beforeAll(async () => {
  app = await createTestApp();
  admins = await Promise.all(Array.from({ length: 3 }, () => makePerson(app.database.db, { role: "admin" })));
});
afterAll(() => app.close());

/** Each on a subject of its own kind; withdraw_verification is the undo of another act. */
const kinds = (Object.keys(acts) as UndoableAct[]).filter(
  (act) => "undo" in acts[act] && act !== "withdraw_verification",
);

type Step = { kind: UndoableAct; subject: 0 | 1; undo: boolean; by: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  subject: fc.constantFrom(0 as const, 1 as const),
  undo: fc.boolean(),
  by: fc.nat({ max: 2 }),
});

/** The name of the undo in the log. */
const undoOf = (kind: UndoableAct): string => acts[kind].undo;

test("R11.4 the audit log equals the acts that were done, and every act against somebody has its verdict", async () => {
  const scenarios = officeScenarios(app);
  const { numRuns, seed } = randomCases(2000);
  const [steps = []] = fc.sample(fc.array(step, { minLength: numRuns, maxLength: numRuns, size: "max" }), {
    numRuns: 1,
    seed,
  });
  const seeded = new Map<string, SeededOffice>();
  for (const kind of kinds)
    for (const subject of [0, 1]) seeded.set(`${kind} ${subject}`, await scenarios[kind].plant());
  const done = new Set<string>();
  const log: { admin_id: string | undefined; act: string; subject_id: string | undefined }[] = [];
  for (const { kind, subject, undo, by } of steps) {
    const id = seeded.get(`${kind} ${subject}`)?.id ?? "";
    // There is only one setting: both subjects are the same.
    const key = `${kind} ${id}`;
    const { endpoint, body }: OfficeCall = undo ? scenarios[kind].undo : scenarios[kind].act("For this reason.");
    const { status } = await app.call(endpoint, {
      token: admins[by]?.token ?? "",
      params: { id },
      ...(body && { body }),
    });
    const may = done.has(key) === undo;
    // An act that changes nothing is not logged, and is no error.
    const isSame = kind === "change_setting" && !undo && done.has(key);
    expect([key, undo, status]).toEqual([key, undo, may || isSame ? 200 : 409]);
    if (!may) continue;
    if (undo) done.delete(key);
    else done.add(key);
    log.push({ admin_id: admins[by]?.id, act: undo ? undoOf(kind) : kind, subject_id: id });
  }
  const { pool } = app.database;
  const { rows } = await pool.query("select admin_id, act, subject_id from audit_log order by created_at, id");
  expect(rows).toEqual(log);
  const verdicts = await pool.query("select act from verdicts");
  expect(verdicts.rowCount).toBe(log.filter(({ act }) => isAdverse(act)).length);
  const standing = await pool.query(
    "select 1 from verdicts where undone_at is null and act <> 'withdraw_verification'",
  );
  expect(standing.rowCount).toBe([...done].filter((key) => isAdverse(key.split(" ")[0] ?? "")).length);
});
