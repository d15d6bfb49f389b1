/** The demo's own parts together, over the network: the fake Google signs a person in, and the welcome mail arrives in the inbox. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findFreePort } from "#server/db/embedded-port.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { signInAt } from "#test/provider.ts";

let demo: TestApp;
let origin: string;

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const none = { SMTP_URL: "", GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" };
  demo = await createTestApp({ settings: { ...none, NUKKAD_DEMO: "yes", PORT: String(port), PUBLIC_ORIGIN: origin } });
  await demo.app.listen({ port, host: "localhost" });
});

afterAll(() => demo.close());

test("R7.5 R12.1 a person signs in by the fake Google, and finds the mail in the inbox", async () => {
  const astray = await fetch(`${origin.replace("localhost", "127.0.0.1")}/api/auth/google?role=teacher`, {
    redirect: "manual",
  });
  const begin = await fetch(astray.headers.get("location") ?? "", { redirect: "manual" });
  const cookie = begin.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const person = { name: "<b>Zoya</b> & co", email: "zoya@gmail.example", verified: true };
  const back = await signInAt(begin.headers.get("location") ?? "", person, `${origin}/api/auth/google/callback`);
  const page = await fetch(back, { redirect: "manual", headers: { cookie } });
  const code = new URL(page.headers.get("location") ?? "", origin).searchParams.get("code");
  const exchanged = await fetch(`${origin}/api/auth/oauth/exchange`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  expect(await exchanged.json()).toMatchObject({ isNew: true, user: { role: "teacher", email: "zoya@gmail.example" } });

  const mails = await vi.waitFor(async () => {
    const found = await (await fetch(`${origin}/demo/inbox.json`)).json();
    expect(found).toHaveLength(1);
    return found;
  });
  expect(Object.keys(mails[0]).toSorted()).toEqual(["at", "html", "subject", "text", "to"]);
  expect(mails[0]).toMatchObject({ to: "zoya@gmail.example", subject: "Welcome to Nukkad" });
  const mailsTo = async (to: string) =>
    (await fetch(`${origin}/demo/inbox.json?${new URLSearchParams({ to })}`)).json();
  expect(await mailsTo("zoya@gmail.example")).toEqual(mails);
  expect(await mailsTo("another@gmail.example")).toEqual([]);
});

test("R12.1 the inbox shows newest first, links clickable, values escaped, under a strict policy", async () => {
  await demo.database.pool.query(
    `insert into demo_inbox ("to", subject, text, html, at) values
      ('<i>x</i>@demo.test', '<script>alert(1)</script>', E'123456\\n${origin}/verify-email#link=a&b\\njavascript:alert(1)', '', now() + interval '1 hour')`,
  );
  const answer = await fetch(`${origin}/demo/inbox`);
  const html = await answer.text();
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(html).not.toMatch(/<script|<i>/);
  expect(html).toContain(`<a href="${origin}/verify-email#link=a&amp;b"`);
  expect(html).not.toContain('href="javascript');
  expect(html).toContain('<span class="code" dir="ltr">123456</span>');
  expect(html.indexOf("123456")).toBeLessThan(html.indexOf("Welcome to Nukkad"));
});

test("R12.1 the fake Google shows its people under a strict policy, and says when a sign-in has expired", async () => {
  const over = await fetch(`${origin}/demo/identity/interaction/none`);
  expect([over.status, await over.text()]).toEqual([400, expect.stringContaining("This sign-in is over")]);
  expect(over.headers.get("content-security-policy")).toContain("form-action 'self'");
});
