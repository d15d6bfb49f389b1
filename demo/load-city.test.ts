import { verify } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { countDemand } from "#server/search/insights/count-demand.ts";
import { readKeywordSupply } from "#server/search/keywords/keyword-supply.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { demoPassword } from "./accounts.ts";
import { loadDemoCity } from "./load-city.ts";
import { citySize } from "./make-city.ts";

// Loads the demo city as production does, its three passwords at full cost.
vi.unmock("@node-rs/argon2");

let scratch: TestDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase(scratch.url);
  // Two processes at once: one loads, the other waits.
  const now = new Date("2026-07-01T10:00:00Z");
  const answers = await Promise.all([1, 2].map(() => loadDemoCity(database.db, { now })));
  expect(answers.toSorted()).toEqual([false, true]);
});

afterAll(async () => {
  await database?.close();
  await scratch?.drop();
});

async function count(query: string): Promise<number> {
  const { rows } = await database.db.execute<{ number: string }>(sql.raw(`select count(*) as number from ${query}`));
  return Number(rows[0]?.number);
}

describe("the demo city in a real database (R12.1)", () => {
  test("is complete", async () => {
    expect(await count("teachers")).toBe(citySize.teachers);
    expect(await count("students")).toBe(citySize.students);
    expect(await count("teachers where listed")).toBeGreaterThanOrEqual(2000);
    expect(await count("students where listed")).toBeGreaterThanOrEqual(500);
    expect(await count("teachers where verified_at is not null")).toBeGreaterThan(500);
    expect(await count("documents where verified_at is null and rejected_at is null")).toBeGreaterThan(20);
    expect(await count("teachers where rating is not null and review_count > 0")).toBeGreaterThan(700);
    expect(await count("availability_slots")).toBeGreaterThan(8000);
  });

  test("R11.1 R11.5: the office has open items of every kind, and a history", async () => {
    for (const kind of ["document", "report", "claim", "review", "letter", "appeal"])
      expect([kind, await count(`queue_items where kind = '${kind}' and done_at is null`)]).not.toEqual([kind, 0]);
    expect(await count("audit_log")).toBeGreaterThan(50);
    expect(await count("appeals where decided_at is not null")).toBeGreaterThan(0);
    expect(await count("contact_answers")).toBeGreaterThan(0);
    expect(await count("accounts where suspended_at is not null")).toBe(1);
  });

  test("R2.3: at least 300 keyword pages are in the sitemaps, the canonical ones of the specification among them", async () => {
    const demand = await countDemand(database.db, new Date("2026-07-01T10:00:00Z"));
    const { offered } = await readKeywordSupply(database.db, demand);
    const paths = offered.map(({ path }) => path);
    expect(paths.length).toBeGreaterThanOrEqual(300);
    for (const named of ["/home-tuition-delhi", "/maths-tuition", "/online-tutor-delhi", "/find-students"])
      expect(paths).toContain(named);
  });

  test("R7.11: every listed person has a verified e-mail, a phone, a subject, a qualification and a place", async () => {
    const lacking = `teachers join accounts on accounts.id = teachers.account_id where listed and (email_verified_at is null
      or phone is null or cardinality(subjects) = 0 or cardinality(qualifications) = 0 or public_point is null
      or public_area is null or longitude is null)`;
    expect(await count(lacking)).toBe(0);
    expect(await count("teachers where not listed")).toBeGreaterThan(0);
  });

  test("R3.4: the public point is the middle of a cell, never the home", async () => {
    expect(await count("teachers where longitude = public_longitude or latitude = public_latitude")).toBe(0);
  });

  test("R4.3: the date of a verification is that of the document's decision", async () => {
    expect(await count("teachers where verified_at > '2026-07-01T10:00:00Z'")).toBe(0);
  });

  test("R7.9: the demo accounts have notifications of their own stories, in order, the newest unread", async () => {
    for (const email of ["student@demo.test", "teacher@demo.test"]) {
      const own = `notifications n join accounts a on a.id = n.account_id and a.email = '${email}'`;
      expect(await count(own)).toBeGreaterThan(4);
      expect(await count(`${own} where n.read_at is null`)).toBeGreaterThan(0);
      expect(await count(`${own} where n.read_at is not null`)).toBeGreaterThan(0);
    }
    const stranger = `notifications n left join relations r
      on r.id = (n.params ->> 'relationId')::uuid and n.account_id in (r.student_id, r.teacher_id)`;
    expect(await count(`${stranger} where r.id is null`)).toBe(0);
    const { rows } = await database.db.execute<{ created_at: string }>(
      sql`select created_at from notifications order by sequence`,
    );
    const moments = rows.map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted());
  });

  test("only the three demo accounts have a password, and it is the printed one", async () => {
    const { rows } = await database.db.execute<{ email: string; role: string; password_hash: string }>(
      sql`select email, role, password_hash from accounts where password_hash is not null order by email`,
    );
    expect(rows.map(({ email, role }) => [email, role])).toEqual([
      ["admin@demo.test", "admin"],
      ["student@demo.test", "student"],
      ["teacher@demo.test", "teacher"],
    ]);
    for (const { password_hash } of rows) {
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verify(password_hash, demoPassword)).toBe(true);
    }
  });

  test("the demo teacher and the demo student have relations, with each other and with others", async () => {
    const between = `relations join accounts s on s.id = student_id join accounts t on t.id = teacher_id`;
    const both = "s.email = 'student@demo.test' and t.email = 'teacher@demo.test'";
    expect(await count(`${between} where ${both} and relations.status = 'accepted'`)).toBe(1);
    for (const asked of ["student", "teacher"])
      for (const person of ["s.email = 'student@demo.test'", "t.email = 'teacher@demo.test'"])
        expect(
          await count(`${between} where ${person} and relations.status = 'pending' and asked_by = '${asked}'`),
        ).toBeGreaterThan(0);
    expect(
      await count(`reviews join accounts t on t.id = teacher_id where t.email = 'teacher@demo.test'`),
    ).toBeGreaterThan(4);
  });

  test("R10.1, R10.3: reviews have answers, some people are reported and blocked, and no blocked pair has an open relation", async () => {
    // R3.8: without exception by the rule.
    expect(await count("reviews where not counted")).toBe(0);
    expect(await count("reviews where answer is not null and answered_at > created_at")).toBeGreaterThan(300);
    expect(await count("reports where status = 'open'")).toBeGreaterThan(5);
    expect(await count("reports where reason = 'unsafe' and status = 'open'")).toBeGreaterThan(0);
    expect(await count("reports where review_id is not null")).toBeGreaterThan(0);
    for (const email of ["student@demo.test", "teacher@demo.test"])
      expect(await count(`blocks join accounts on id = blocker_id where email = '${email}'`)).toBe(1);
    const open = `blocks join relations on (student_id, teacher_id) in ((blocker_id, blocked_id), (blocked_id, blocker_id))
      where status in ('pending', 'accepted')`;
    expect(await count(open)).toBe(0);
  });

  test("is loaded once", async () => {
    expect(await loadDemoCity(database.db, { now: new Date() })).toBe(false);
    expect(await count("teachers")).toBe(citySize.teachers);
  });
});
