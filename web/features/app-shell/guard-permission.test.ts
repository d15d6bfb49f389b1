// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import type { User } from "#contract/me.ts";
import type { Role } from "#contract/vocabulary.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { queryClient } from "#web/api/query-client.ts";
import { enter } from "#web/features/accounts/enter.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { findPerson, guardPermission } from "./guard-permission.ts";

const { t } = textIn("en");
const person: Omit<User, "role"> = {
  id: "0197a000-0000-7000-8000-000000000001",
  name: "Asha",
  email: "asha@example.org",
  verified: true,
  hasPhone: true,
  hasPassword: true,
  language: "en",
};

afterEach(() => queryClient.clear());

/** A browser that stores one role (or nobody) while the server says another. */
async function open(path: string, { remembered, answered }: { remembered: Role | null; answered: Role }) {
  const calls: string[] = [];
  await openPage(path, (request, response) => {
    calls.push(request.url ?? "");
    answerJson(response, 200, { ...user, role: answered });
  });
  const user = signInPage(remembered ?? answered);
  if (remembered === null) localStorage.removeItem(localKeys.user);
  return calls;
}

/** The guard never resolves for the wrong person. */
async function expectTurnedAway(guarded: Promise<unknown>, title: string, text?: string) {
  let entered = false;
  void guarded.then(() => {
    entered = true;
  });
  await vi.waitFor(() => expect(location.pathname).toBe("/"));
  expect(entered).toBe(false);
  expect(JSON.parse(sessionStorage.getItem(sessionKeys.waitingToast) ?? "null")).toEqual({
    title,
    ...(text !== undefined && { text }),
    variant: "destructive",
  });
}

describe("R6.1 the guard of an app", () => {
  it("lets in a person whose role the server confirms, and stores them", async () => {
    await open("/student-dashboard", { remembered: null, answered: "student" });
    expect(await guardPermission("student.account")).toMatchObject({ role: "student" });
    expect(JSON.parse(localStorage.getItem(localKeys.user) ?? "null")).toMatchObject({ role: "student" });
    expect(location.pathname).toBe("/student-dashboard");
  });

  it.each([
    ["remembered as a student", "student"],
    ["not remembered at all", null],
  ] as const)("refuses a teacher whom the browser has %s: the server's answer decides", async (_, remembered) => {
    const calls = await open("/student-dashboard", { remembered, answered: "teacher" });
    await expectTurnedAway(
      guardPermission("student.account"),
      t("app:guards.studentsOnly"),
      t("app:guards.loggedInAsTeacher"),
    );
    expect(calls).toEqual(["/api/auth/user/me"]);
  });

  it("refuses a student a teacher's screen, with the alert of the dashboard only there", async () => {
    await open("/teacher-profile-edit", { remembered: "teacher", answered: "student" });
    await expectTurnedAway(guardPermission("teacher.account"), t("app:guards.teachersOnly"));
  });

  it("does not call the server about a role that storage shows to be another", async () => {
    const calls = await open("/teacher-dashboard", { remembered: "student", answered: "student" });
    await expectTurnedAway(
      guardPermission("teacher.account"),
      t("app:guards.teachersOnly"),
      t("app:guards.loggedInAsStudent"),
    );
    expect(calls).toEqual([]);
  });

  it("lets a visitor into public screens, and else to / to sign in in that role, and then on to the address", async () => {
    await openPage("/student-dashboard?tab=requests", (_, response) => answerJson(response, 500, {}));
    expect(await findPerson()).toBeNull();
    await expectTurnedAway(guardPermission("student.account"), t("app:guards.studentsOnly"));
    expect([location.hash, selectedRole.read()]).toEqual(["#sign-in", "student"]);

    enter({ user: { ...person, role: "student" }, token: "t" }, { title: "Login Successful" });
    expect(location.pathname + location.search).toBe("/student-dashboard?tab=requests");
  });

  it("redirects to the own dashboard after signing in with another role, and calls once", async () => {
    await openPage("/student-dashboard?tab=requests", (_, response) => answerJson(response, 500, {}));
    await expectTurnedAway(guardPermission("student.account"), t("app:guards.studentsOnly"));
    enter({ user: { ...person, role: "teacher" }, token: "t" }, { title: "Login Successful" });
    expect(location.pathname).toBe("/teacher-dashboard");
    enter({ user: { ...person, role: "student" }, token: "t" }, { title: "Login Successful" });
    expect(location.pathname + location.search).toBe("/student-dashboard");
  });

  it("R8.2 signs out a person whom the server does not know", async () => {
    await openPage("/student-dashboard", (_, response) => answerJson(response, 404, { code: "user_not_found" }));
    signInPage("student");
    await expectTurnedAway(
      guardPermission("student.account"),
      t("app:toasts.authenticationError.title"),
      t("errors:user_not_found"),
    );
    expect(localStorage.getItem(localKeys.token)).toBeNull();
  });
});
