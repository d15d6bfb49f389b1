/** Forms of /sign-in and /join that a browser without a script posts (R2.8): the calls that the server makes for it. */
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type Page, pageContext, type TransportRequest } from "#web/page.ts";
import { answerForm } from "./answer-form.ts";

/** Gives what was asked of the API, which refuses everything, and what the page is told. */
async function post(path: string, fields: Record<string, string>) {
  const asked: TransportRequest[] = [];
  const page: Pick<Page, "transport"> = {
    async transport(request) {
      asked.push(request);
      return { status: 400, headers: {}, body: "{}" };
    },
  };
  const context = new RouterContextProvider();
  context.set(pageContext, page as Page);
  const request = new Request(`https://nukkad.test${path}`, { method: "POST", body: new URLSearchParams(fields) });
  return { ...(await answerForm({ request, context })), asked };
}

it("R2.8 R7.2 a code may be typed in groups, and in the digits of any script", async () => {
  const { asked } = await post("/sign-in", {
    step: "verify",
    email: "a@example.test",
    role: "teacher",
    otp: " १२३ 456",
  });
  expect(asked.map(({ body }) => JSON.parse(body ?? ""))).toEqual([
    { email: "a@example.test", role: "teacher", otp: "123456" },
  ]);
});

it("R2.8 R5.2 a password that was typed unlike the second time makes no account, and neither is given back", async () => {
  const typed = { name: "Asha Rao", email: "a@example.test" };
  const { asked, data, init } = await post("/join", { ...typed, password: "Gulmohar@47", confirm: "Gulmohar@48" });
  expect(asked).toEqual([]);
  expect(init?.status).toBe(400);
  expect(data).toMatchObject({ forms: { typed, refusal: { body: { issues: [{ code: "passwords_mismatch" }] } } } });
  expect(JSON.stringify(data)).not.toContain("Gulmohar");
});
