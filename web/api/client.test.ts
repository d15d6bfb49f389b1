// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import * as accounts from "#contract/accounts.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { localKeys } from "#contract/limits.ts";
import { readStudentProfile } from "#contract/students.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { CallError, call } from "./client.ts";

const standing = "/student-dashboard";

/** What is left of the session and of the page after the server answered 401. */
async function refuse(ask: () => Promise<unknown>) {
  await openPage(standing, (_, response) => answerJson(response, 401, { code: "unauthorized", message: "no" }));
  signInPage("student");
  const error = await ask().catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 401 });
  return {
    token: localStorage.getItem(localKeys.token),
    user: localStorage.getItem(localKeys.user) !== null,
    path: location.pathname,
  };
}

const kept = { token: "a-token", user: true, path: standing };
const ended = { token: null, user: false, path: "/" };

describe("R8.2 the 401 rule of section 8", () => {
  it.each([
    ["login", accounts.login],
    ["register", accounts.register],
    ["verify-otp", accounts.verifyOtp],
    ["resend-otp", accounts.resendOtp],
    ["reactivate", accounts.reactivate],
    ["forgot-password", accounts.forgotPassword],
    ["reset-password", accounts.resetPassword],
  ])("%s speaks of the form: a standing session stays, and so does the page", async (name, endpoint: Endpoint) => {
    expect(endpoint.path).toBe(`/api/auth/${name}`);
    expect(await refuse(() => call(endpoint, { body: {} } as never))).toEqual(kept);
  });

  it.each([
    ["the own profile", readStudentProfile],
    ["who am I", accounts.readMe],
    ["the own sessions", accounts.listSessions],
    ["the exchange of Google's code", accounts.oauthExchange],
  ])("anywhere else, as for %s, token and user are cleared and / is next", async (_, endpoint: Endpoint) => {
    expect(await refuse(() => call(endpoint, {} as never))).toEqual(ended);
  });

  it("leaves a visitor where they are", async () => {
    await openPage(standing, (_, response) => answerJson(response, 401, { code: "unauthorized", message: "no" }));
    await expect(call(readStudentProfile, {})).rejects.toMatchObject({ status: 401 });
    expect(location.pathname).toBe(standing);
  });
});

describe("R8.2 what a call makes of an answer", () => {
  it("carries the token, and gives back what was answered", async () => {
    await openPage(standing, ({ headers }, response) => answerJson(response, 200, { said: headers.authorization }));
    signInPage("student");
    expect(await call(readStudentProfile, {})).toEqual({ said: "Bearer a-token" });
  });

  it("throws the server's code with its body, several messages as one", async () => {
    const body = { code: "validation", message: ["one", "two"], issues: [{ path: "name", code: "required" }] };
    await openPage(standing, (_, response) => answerJson(response, 400, body));
    await expect(call(readStudentProfile, {})).rejects.toMatchObject({
      code: "validation",
      status: 400,
      message: "one, two",
      body: { issues: body.issues },
    });
  });

  it("does not trip over an answer that is not ours", async () => {
    await openPage(standing, (_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>"));
    await expect(call(readStudentProfile, {})).rejects.toMatchObject({ code: "internal", status: 502 });
  });

  it("calls a line that breaks a network error", async () => {
    await openPage(standing, (request) => request.socket.destroy());
    await expect(call(readStudentProfile, {})).rejects.toMatchObject({ code: "network", status: 0 });
  });
});
