/** The check of roles refuses every comparison with an office role, and passes the sources (R6.2). */
import { expect, test } from "vitest";
import { findRoleComparisons, findRoleComparisonsIn } from "./find-role-comparisons.ts";

const path = "server/teachers/show-teacher.ts";

test.each([
  'if (viewer.role === "admin") return;',
  'if ("support" !== role) return;',
  'const may = user?.role === "verifier";',
  'query.where(eq(accounts.role, "admin"));',
  'query.where(ne(accounts.role, "admin"));',
  'const may = ["admin", "support"].includes(role);',
  'switch (role) { case "admin": break; }',
  "const found = sql`select from accounts a where a.role = 'admin'`;",
  "const found = sql`select from accounts a where a.role in ('support', 'verifier')`;",
])("a comparison is named with its line: %s", (source) => {
  const [fault, ...more] = findRoleComparisonsIn(path, `\n${source}`);
  expect(fault).toBe(`${path}:2: a role is compared here; ask can() of contract/permissions.ts`);
  expect(more).toEqual([]);
});

test("in database rules too", () => {
  expect(
    findRoleComparisonsIn("server/db/rules/a.sql", "select 1;\nselect from accounts where role <> 'admin';"),
  ).toHaveLength(1);
});

test.each([
  'if (can(viewer.role, "accounts.read")) return;',
  'if (side === "student") return;',
  'const made = { role: "admin" };',
  'inArray(accounts.role, rolesWith("audit.read"));',
])("using the table or only naming a role passes: %s", (source) => {
  expect(findRoleComparisonsIn(path, source)).toEqual([]);
});

test("the sources compare with no office role", () => {
  expect(findRoleComparisons(".")).toEqual([]);
});
