/** Which navigation item is active at which address. */
import { describe, expect, it } from "vitest";
import type { Role } from "#contract/vocabulary.ts";
import { findNavItem, listNavPaths, navItemsOf } from "./navigation.ts";

const openAt = (role: Role, address: string) => {
  const { pathname, search } = new URL(address, "http://localhost");
  const { place, part } = findNavItem(navItemsOf(role), { pathname, search });
  return [place?.label, part?.label];
};

describe("R2.11 the active navigation item", () => {
  it.each([
    ["student", "/student-dashboard", "app:places.home", "app:places.home"],
    ["student", "/student-dashboard?tab=nothing", "app:places.home", "app:places.home"],
    ["student", "/student-dashboard?tab=find&subjects=physics", "app:places.find", "shell:header.findTeachers"],
    ["student", "/student-dashboard?tab=teachers&status=ended", "app:places.teachers", "app:parts.teachers"],
    ["student", "/student-dashboard?tab=requests", "app:places.teachers", "app:parts.requests"],
    ["student", "/student-dashboard?tab=invitations&page=2", "app:places.teachers", "app:parts.invitations"],
    ["student", "/student-dashboard?tab=claims", "app:places.teachers", "app:parts.claims"],
    ["student", "/student-dashboard?tab=notifications", "app:places.alerts", "app:parts.notifications"],
    ["student", "/student-profile-edit", "app:places.me", "app:parts.profile"],
    ["student", "/account-status", "app:places.me", "app:parts.account"],
    ["student", "/student-phone-check", "app:places.me", undefined],
    ["teacher", "/teacher-dashboard?tab=requests", "app:places.students", "app:parts.studentRequests"],
    ["teacher", "/teacher-dashboard?tab=sent", "app:places.students", "app:parts.sent"],
    ["teacher", "/student-profile/0190", "app:places.students", undefined],
    ["teacher", "/teacher-profile-edit?tab=documents", "app:places.me", "app:parts.profile"],
    ["admin", "/account-status", "app:places.me", "app:parts.account"],
    ["admin", "/admin", "app:places.office", "app:places.office"],
  ] as const)("of a %s at %s is %s", (role, address, place, part) => {
    expect(openAt(role, address)).toEqual([place, part]);
  });

  it.each(["student", "teacher", "admin", "support", "verifier"] as const)(
    "leads a %s from every page of an app to the page with log out (ASVS 7.4.4)",
    (role) => {
      expect(listNavPaths(navItemsOf(role))).toContain("/account-status");
    },
  );

  it("counts every list of a person (R7.12)", () => {
    for (const role of ["student", "teacher"] as const) {
      const { place } = findNavItem(navItemsOf(role), { pathname: `/${role}-dashboard`, search: "?tab=requests" });
      const counted = place?.parts.flatMap(({ counts }) => counts ?? []);
      expect(counted?.toSorted()).toEqual(["active", "received", "sent"]);
    }
  });

  it("is one of five", () => {
    for (const role of ["student", "teacher"] as const) expect(navItemsOf(role)).toHaveLength(5);
  });
});
