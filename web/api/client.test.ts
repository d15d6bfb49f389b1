// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as accounts from "#contract/accounts.ts";
import { readDocumentFileEndpoint, uploadDocumentEndpoint } from "#contract/documents.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { idempotency, localKeys, requestTimeout, saving } from "#contract/limits.ts";
import { readMeEndpoint } from "#contract/me.ts";
import { exportFeesEndpoint } from "#contract/office/fees.ts";
import { reactivateEndpoint, resetPasswordEndpoint, verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { contactTeacherEndpoint } from "#contract/relations.ts";
import { readStudentProfileEndpoint } from "#contract/students.ts";
import { answerJson, openPage, signInPage } from "#test/open-page.ts";
import { renewToken } from "#web/storage/session.ts";
import { CallError, call, callFile } from "./client.ts";
import { askOwnerBy } from "./confirming.ts";
import { upload } from "./upload.ts";

const standing = "/student-dashboard";

/** The session and the page after the server answered 401. */
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

const unchanged = { token: "a-token", user: true, path: standing };
const ended = { token: null, user: false, path: "/" };

describe("R8.2 the 401 rule of section 8", () => {
  it.each([
    ["login", accounts.loginEndpoint],
    ["register", accounts.registerEndpoint],
    ["verify-otp", verifyOtpEndpoint],
    ["resend-otp", accounts.resendOtpEndpoint],
    ["reactivate", reactivateEndpoint],
    ["forgot-password", accounts.forgotPasswordEndpoint],
    ["reset-password", resetPasswordEndpoint],
  ])("%s is about the form: a live session and the page stay", async (name, endpoint: Endpoint) => {
    expect(endpoint.path).toBe(`/api/auth/${name}`);
    expect(await refuse(() => call(endpoint, { body: {} } as never))).toEqual(unchanged);
  });

  it.each([
    ["the own profile", readStudentProfileEndpoint],
    ["who am I", readMeEndpoint],
    ["the own sessions", accounts.listSessionsEndpoint],
    ["the exchange of Google's code", accounts.oauthExchangeEndpoint],
  ])("elsewhere, as for %s, token and user are cleared and / opens", async (_, endpoint: Endpoint) => {
    expect(await refuse(() => call(endpoint, {} as never))).toEqual(ended);
  });

  it("does not end the session when another token has replaced the refused one (R7.14)", async () => {
    await openPage(standing, (_, response) => {
      renewToken("a-newer-token");
      answerJson(response, 401, { code: "unauthorized", message: "no" });
    });
    signInPage("student");
    await expect(call(readStudentProfileEndpoint, {})).rejects.toMatchObject({ status: 401 });
    expect([localStorage.getItem(localKeys.token), location.pathname]).toEqual(["a-newer-token", standing]);
  });

  it.each([
    ["a file", () => callFile(readDocumentFileEndpoint, { params: { id: "d" } })],
    ["an upload", () => upload(uploadDocumentEndpoint, { form: new FormData(), onProgress: () => {} })],
  ])("holds for %s too", async (_, ask) => {
    expect(await refuse(ask)).toEqual(ended);
  });

  it("is left to a caller that only checks whether the session is alive", async () => {
    expect(await refuse(() => call(readMeEndpoint, {}, { keepsSession: true }))).toEqual(unchanged);
  });

  it("does not redirect a visitor", async () => {
    await openPage(standing, (_, response) => answerJson(response, 401, { code: "unauthorized", message: "no" }));
    await expect(call(readStudentProfileEndpoint, {})).rejects.toMatchObject({ status: 401 });
    expect(location.pathname).toBe(standing);
  });
});

describe("R7.15 a connection that loses answers", () => {
  const input = { params: { id: "t" }, body: { message: "Namaste" } };
  /** The received keys; the first `lost` calls are not answered. */
  async function listen(lost: number) {
    const keys: unknown[] = [];
    await openPage(standing, (request, response) => {
      keys.push(request.headers[idempotency.header]);
      if (keys.length <= lost) request.socket.destroy();
      else answerJson(response, 201, { id: "r" });
    });
    signInPage("student");
    return keys;
  }

  it("retries once by itself, with the same key", async () => {
    const keys = await listen(1);
    expect(await call(contactTeacherEndpoint, input)).toEqual({ id: "r" });
    expect(keys).toEqual([expect.stringMatching(/^[\d-]+$/), keys[0]]);
  });

  it("R8.2 does not retry without a network", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    const keys = await listen(1);
    await expect(call(contactTeacherEndpoint, input)).rejects.toMatchObject({ code: "network" });
    expect(keys).toHaveLength(1);
  });

  it("uses the same key when the person presses again, and another one for the next request", async () => {
    const keys = await listen(2);
    await expect(call(contactTeacherEndpoint, input)).rejects.toMatchObject({ code: "network" });
    await call(contactTeacherEndpoint, input);
    await call(contactTeacherEndpoint, input);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("gives up 25 s after the press, both tries together, and sends the same key when pressed again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const keys: unknown[] = [];
    await openPage(standing, (request, response) => {
      keys.push(request.headers[idempotency.header]);
      if (keys.length > 2) answerJson(response, 201, { id: "r" });
    });
    signInPage("student");
    const ended = vi.fn();
    const sent = call(contactTeacherEndpoint, input).catch((error: unknown) => ended(error));
    await vi.waitFor(() => expect(keys).toHaveLength(1), { interval: 0 });
    await vi.advanceTimersByTimeAsync(requestTimeout + idempotency.askAgainAfter);
    await vi.waitFor(() => expect(keys).toHaveLength(2), { interval: 0 });
    await vi.advanceTimersByTimeAsync(saving.givenUpAfter - requestTimeout - idempotency.askAgainAfter - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: "network" }));
    expect(await call(contactTeacherEndpoint, input)).toEqual({ id: "r" });
    expect(new Set(keys).size).toBe(1);
  });

  it("does not sign in twice: that call has no key and is not retried", async () => {
    const keys = await listen(9);
    const person = { email: "a@example.org", password: "p", role: "student" as const };
    await expect(call(accounts.loginEndpoint, { body: person })).rejects.toMatchObject({ code: "network" });
    expect(keys).toEqual([undefined]);
  });
});

describe("R8.2 how a call handles a response", () => {
  it("sends the token, and returns the answer", async () => {
    await openPage(standing, ({ headers }, response) => answerJson(response, 200, { said: headers.authorization }));
    signInPage("student");
    expect(await call(readStudentProfileEndpoint, {})).toEqual({ said: "Bearer a-token" });
  });

  it("throws the server's code with its body, several messages joined", async () => {
    const body = { code: "validation", message: ["one", "two"], issues: [{ path: "name", code: "required" }] };
    await openPage(standing, (_, response) => answerJson(response, 400, body));
    await expect(call(readStudentProfileEndpoint, {})).rejects.toMatchObject({
      code: "validation",
      status: 400,
      message: "one, two",
      body: { issues: body.issues },
    });
  });

  it("does not take another server's code for ours; a bare 401 is about the form (section 8)", async () => {
    const input = { body: { email: "a@example.org", password: "p", role: "student" as const } };
    const foreign = { code: "ERR_GATE", message: ["one", "two"] };
    await openPage(standing, (_, response) => answerJson(response, 400, foreign));
    await expect(call(accounts.loginEndpoint, input)).rejects.toMatchObject({ code: "internal", said: "one, two" });
    await openPage(standing, (_, response) => answerJson(response, 401, {}));
    await expect(call(accounts.loginEndpoint, input)).rejects.toMatchObject({
      code: "invalid_credentials",
      said: undefined,
    });
  });

  it("does not throw on an unknown response", async () => {
    await openPage(standing, (_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>"));
    await expect(call(readStudentProfileEndpoint, {})).rejects.toMatchObject({ code: "internal", status: 502 });
  });

  it("reports a broken connection as a network error", async () => {
    await openPage(standing, (request) => request.socket.destroy());
    await expect(call(readStudentProfileEndpoint, {})).rejects.toMatchObject({ code: "network", status: 0 });
  });

  it("returns a file as it is, and throws a refusal in its place", async () => {
    await openPage(standing, ({ url }, response) => {
      if (url === "/api/teachers/documents/a%20b/file") response.writeHead(200).end("%PDF");
      else answerJson(response, 404, { code: "not_found" });
    });
    expect(await (await callFile(readDocumentFileEndpoint, { params: { id: "a b" } })).text()).toBe("%PDF");
    const missing = callFile(readDocumentFileEndpoint, { params: { id: "c" } });
    await expect(missing).rejects.toMatchObject({ code: "not_found", status: 404 });
  });

  it("sends a form with its file and the token, and throws the server's refusal", async () => {
    let sent = "";
    await openPage(standing, (request, response) => {
      request.setEncoding("utf8").on("data", (part: string) => {
        sent += part;
      });
      request.on("end", () => {
        if (request.headers.authorization === "Bearer a-token") answerJson(response, 201, { id: "d" });
        else answerJson(response, 415, { code: "unsupported_type" });
      });
    });
    const form = new FormData();
    form.set("name", "Degree");
    form.set("document", new File(["%PDF"], "degree.pdf", { type: "application/pdf" }));
    const send = () => upload(uploadDocumentEndpoint, { form, onProgress: () => {} });
    await expect(send()).rejects.toMatchObject({ status: 415 });
    signInPage("teacher");
    expect(await send()).toEqual({ id: "d" });
    expect(sent).toContain("Degree");
    expect(sent).toContain("%PDF");
  });

  it("reports an aborted or broken upload as a network error", async () => {
    await openPage(standing, (request) => request.socket.destroy());
    const form = new FormData();
    await expect(upload(uploadDocumentEndpoint, { form, onProgress: () => {} })).rejects.toMatchObject({
      code: "network",
    });
    await openPage(standing, () => {});
    const stopped = new AbortController();
    const sent = upload(uploadDocumentEndpoint, { form, onProgress: () => {}, signal: stopped.signal });
    stopped.abort();
    await expect(sent).rejects.toMatchObject({ code: "network" });
  });
});

describe("R7.14 a call that needs its owner to confirm", () => {
  async function refuseFirst() {
    let calls = 0;
    await openPage(standing, (_, response) => {
      calls += 1;
      if (calls === 1) answerJson(response, 403, { code: "confirm_required", message: "confirm" });
      else answerJson(response, 200, { said: calls });
    });
    return () => calls;
  }

  it("asks, and continues with the call", async () => {
    const calls = await refuseFirst();
    const stop = askOwnerBy(async () => true);
    expect(await call(readStudentProfileEndpoint, {})).toEqual({ said: 2 });
    stop();
    expect(calls()).toBe(2);
  });

  it("R11.4 a file is requested again too", async () => {
    const calls = await refuseFirst();
    const stop = askOwnerBy(async () => true);
    const table = await callFile(exportFeesEndpoint, { params: { month: "2026-01" } });
    stop();
    expect([await table.text(), calls()]).toEqual(['{"said":2}', 2]);
  });

  it("is refused when the person closes the dialog, or nothing can ask", async () => {
    const calls = await refuseFirst();
    const stop = askOwnerBy(async () => false);
    await expect(call(readStudentProfileEndpoint, {})).rejects.toMatchObject({ code: "confirm_required" });
    stop();
    expect(calls()).toBe(1);
    await refuseFirst();
    await expect(call(readStudentProfileEndpoint, {})).rejects.toMatchObject({ code: "confirm_required" });
  });
});
