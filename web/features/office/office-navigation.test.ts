/** What each screen of the office asks for, and where the office of each role begins (R6.2). */
import { expect, it } from "vitest";
import { firstPathOf, officeNav, permissionAt } from "./office-navigation.ts";

it.each([
  ["/admin", "overview.read"],
  ["/admin/people", "accounts.read"],
  ["/admin/people/0190", "accounts.glance"],
  ["/admin/letters/0190", "letters.read"],
  ["/admin/documents/0190", "documents.read"],
  ["/admin/claims/0190", "claims.decide"],
  ["/admin/second-factor", "office.enter"],
] as const)("R6.2 the screen at %s asks for %s", (path, permission) => {
  expect(permissionAt(path)).toBe(permission);
});

it.each(["admin", "support", "verifier"] as const)(
  "leads %s from every page of the office to the page with log out (ASVS 7.4.4)",
  (role) => {
    expect(officeNav.placesOf(role).flatMap(({ parts }) => parts.map(({ path }) => path))).toContain("/account-status");
  },
);

it("R6.2 the office of a role begins at its first place, and has no place that it may not open", () => {
  expect((["admin", "support", "verifier"] as const).map(firstPathOf)).toEqual([
    "/admin",
    "/admin/queue",
    "/admin/queue",
  ]);
  const paths = officeNav.placesOf("support").flatMap(({ parts }) => parts.map(({ path }) => path));
  expect(paths).toEqual(["/admin/queue", "/admin/letters", "/admin/second-factor", "/account-status"]);
});
