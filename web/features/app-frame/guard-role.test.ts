// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import type { Role } from "#contract/vocabulary.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { queryClient } from "#web/api/query-client.ts";
import { findPerson, guardRole } from "./guard-role.ts";

const { t } = textIn("en");

afterEach(() => queryClient.clear());

/** A browser that remembers one role (or nobody) while the server says another. */
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

/** That the guard never resolves is how it keeps the wrong person out. */
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
  it("lets in who the server says has the role, and remembers them", async () => {
    await open("/student-dashboard", { remembered: null, answered: "student" });
    expect(await guardRole("student")).toMatchObject({ role: "student" });
    expect(JSON.parse(localStorage.getItem(localKeys.user) ?? "null")).toMatchObject({ role: "student" });
    expect(location.pathname).toBe("/student-dashboard");
  });

  it.each([
    ["remembered as a student", "student"],
    ["not remembered at all", null],
  ] as const)("turns a teacher away whom the browser has %s: the server's answer decides", async (_, remembered) => {
    const calls = await open("/student-dashboard", { remembered, answered: "teacher" });
    await expectTurnedAway(guardRole("student"), t("app:guards.studentsOnly"), t("app:guards.loggedInAsTeacher"));
    expect(calls).toEqual(["/api/auth/user/me"]);
  });

  it("turns a student away from a teacher's screen, with the sentence of the dashboard only there", async () => {
    await open("/teacher-profile-edit", { remembered: "teacher", answered: "student" });
    await expectTurnedAway(guardRole("teacher"), t("app:guards.teachersOnly"));
  });

  it("does not ask the server about a role the browser knows to be another", async () => {
    const calls = await open("/teacher-dashboard", { remembered: "student", answered: "student" });
    await expectTurnedAway(guardRole("teacher"), t("app:guards.teachersOnly"), t("app:guards.loggedInAsStudent"));
    expect(calls).toEqual([]);
  });

  it("sends a visitor to / without a word, and lets them into what is open to everyone", async () => {
    await openPage("/student-dashboard", (_, response) => answerJson(response, 500, {}));
    expect(await findPerson()).toBeNull();
    void guardRole("student");
    await vi.waitFor(() => expect(location.pathname).toBe("/"));
    expect(sessionStorage.getItem(sessionKeys.waitingToast)).toBeNull();
  });

  it("R8.2 forgets a person whom the server does not know", async () => {
    await openPage("/student-dashboard", (_, response) => answerJson(response, 404, { code: "user_not_found" }));
    signInPage("student");
    await expectTurnedAway(guardRole("student"), t("app:toasts.authenticationError.title"), t("errors:user_not_found"));
    expect(localStorage.getItem(localKeys.token)).toBeNull();
  });
});
