/** Contact messages (R7.10): what is stored and mailed, what is refused, and abuse of the form. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { exportDataEndpoint } from "#contract/accounts.ts";
import { sendContactMessageEndpoint } from "#contract/contact-messages.ts";
import { contactMessageLimits as limits } from "#contract/limits.ts";
import { openLimits } from "#server/accounts/limits.ts";
import { contactMessages } from "#server/db/schema/admin.ts";
import { renderMail } from "#server/mails/render-mail.ts";
import { createTestApp, type TestApp, type TestRequest, testSecret } from "#test/app.ts";
import { freshEmail, makePerson } from "#test/people.ts";
import { erase } from "./personal-data.ts";
import { sweepContactMessages } from "./sweep-contact-messages.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let networks = 0;
/** Each message from a network of its own, unless the test says otherwise. */
const freshAddress = () => `10.9.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`;

const messageOf = (change: object = {}) => ({
  fullName: "Meera Nair",
  email: freshEmail("writer"),
  phone: "98765 43210",
  subject: "About the\nfee",
  message: "  Is it due at once?\r\nThank you.  ",
  ...change,
});

const send = (body: unknown, sent: TestRequest = {}) =>
  app.call(sendContactMessageEndpoint, { body, address: freshAddress(), ...sent });

const storedOf = (email: string) =>
  app.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));

test("R7.10 a message is stored, mailed whole to the operator, and its sender gets a receipt with the same number", async () => {
  const message = messageOf();
  const answer = await send(message, { headers: { "accept-language": "hi" } });
  expect(answer.status).toBe(201);
  expect(await storedOf(message.email)).toMatchObject([
    {
      ...{ fullName: "Meera Nair", phone: "+919876543210", subject: "About the fee", language: "hi", accountId: null },
      message: "Is it due at once?\nThank you.",
    },
  ]);
  const order = await app.mail(brand.email, "contact_letter");
  const mail = renderMail(order, { origin: "https://nukkad.test" });
  for (const word of ["Meera Nair", message.email, "+919876543210", "About the fee", "Is it due at once?\nThank you."])
    expect(mail.text).toContain(word);
  const receipt = await app.mail(message.email, "contact_receipt");
  expect(receipt).toMatchObject({ language: "hi", params: { reference: order.params.reference } });
  expect(mail.subject).toContain(order.params.reference);
});

test("R7.10 missing or invalid fields are named one by one, and nothing is stored", async () => {
  const issuesOf = async (body: unknown) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    return Object.fromEntries((answer.body.issues ?? []).map(({ path, code }) => [path, code]));
  };
  const missing = { fullName: "name_required", email: "email_required", subject: "required", message: "required" };
  expect(await issuesOf({})).toEqual(missing);
  expect(await issuesOf({ fullName: " ", email: "", phone: "", subject: " \n", message: "\t" })).toEqual(missing);
  const email = freshEmail();
  expect(
    await issuesOf({
      fullName: "Nukkad Support",
      email: "nobody",
      phone: "12",
      subject: "x".repeat(limits.subject + 1),
      message: "x".repeat(limits.message + 1),
    }),
  ).toEqual({
    fullName: "name_reserved",
    email: "email_invalid",
    phone: "phone_invalid",
    subject: "too_long",
    message: "too_long",
  });
  expect(await issuesOf(messageOf({ email, phone: "+911234567890123" }))).toEqual({ phone: "phone_invalid" });
  expect(await issuesOf(messageOf({ email, subject: 7, message: ["a"] }))).toMatchObject({ subject: "wrong_type" });
  expect(await storedOf(email)).toEqual([]);
});

test("R7.10 the phone is optional", async () => {
  for (const phone of [undefined, null, ""]) {
    const message = messageOf({ phone });
    expect((await send(message)).status).toBe(201);
    expect(await storedOf(message.email)).toMatchObject([{ phone: null }]);
  }
});

test("R7.10 a receipt carries nothing that its sender wrote, so that nobody can mail through us", async () => {
  const lure = { fullName: "Claim Prize", subject: "WIN-NOW http://evil.test", message: "WIN-NOW http://evil.test" };
  const message = messageOf(lure);
  expect((await send(message)).status).toBe(201);
  const order = await app.mail(message.email, "contact_receipt");
  expect(JSON.stringify(order)).not.toMatch(/Claim|Prize|WIN-NOW|evil/);
  expect(order.to).toEqual({ name: "", address: message.email });
  const { subject, text, html } = renderMail(order, { origin: "https://nukkad.test" });
  for (const part of [subject, text, html]) expect(part).not.toMatch(/Claim|Prize|WIN-NOW|evil|href=/);
  const [operator] = (await app.mails(brand.email)).filter((mail) => JSON.stringify(mail).includes(message.email));
  if (operator === undefined) throw new Error("the operator was not told");
  const operatorMail = renderMail(operator, { origin: "https://nukkad.test" });
  expect(operatorMail.subject).not.toMatch(/Claim|WIN-NOW/);
  expect(operatorMail.html).not.toContain('href="http://evil.test');
});

test("R7.10 a message's text is mailed to the operator as plain text", async () => {
  const message = messageOf({ subject: "<b>x</b>", message: '<img src=x onerror="alert(1)">' });
  await send(message);
  const order = (await app.mails(brand.email)).find((mail) => JSON.stringify(mail).includes(message.email));
  if (order === undefined) throw new Error("the operator was not told");
  const { html } = renderMail(order, { origin: "https://nukkad.test" });
  expect(html).not.toMatch(/<img|<b>x/);
  expect(html).toContain("&lt;img");
});

test("R7.10 a bot that fills in the hidden field is thanked, and nothing is stored or mailed", async () => {
  const message = messageOf({ homepage: "http://evil.test" });
  const [trapped, honest] = [await send(message), await send(messageOf())];
  expect(trapped).toMatchObject({ status: 201, body: honest.body });
  expect(await storedOf(message.email)).toEqual([]);
  expect(await app.mails(message.email)).toEqual([]);
});

test("R7.10 of 40 messages at once from one network twenty are accepted, and another network is not affected", async () => {
  const address = freshAddress();
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(messageOf(), { address })));
  const taken = answers.filter(({ status }) => status === 201);
  expect(taken).toHaveLength(limits.perNetwork.letters);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(refused?.body.retryAfter).toBeGreaterThan(0);
  expect((await send(messageOf())).status).toBe(201);
});

test("R7.10 a network over its limit uses up no limit of the address it names, nor of its receipts", async () => {
  const address = freshAddress();
  await Promise.all(Array.from({ length: limits.perNetwork.letters }, () => send(messageOf(), { address })));
  const email = freshEmail("named");
  for (let sent = 0; sent < limits.perSender.letters; sent++)
    expect((await send(messageOf({ email }), { address })).status).toBe(429);
  expect((await send(messageOf({ email }))).status).toBe(201);
  expect(await app.mails(email)).toHaveLength(1);
});

test("R7.10 one address may be named ten times a day from anywhere, and gets two receipts", async () => {
  const email = freshEmail("victim");
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent++)
    statuses.push((await send(messageOf({ email: sent % 2 ? email : email.toUpperCase() }))).status);
  expect(statuses).toEqual([...Array(limits.perSender.letters).fill(201), 429, 429]);
  expect(await app.mails(email)).toHaveLength(limits.receipts.letters);
  expect(await storedOf(email)).toHaveLength(limits.perSender.letters);
});

test("R7.10 when strangers flood from everywhere, members still get through", async () => {
  const counters = openLimits(app.database.pool, testSecret);
  await counters.block("letterStrangers", []);
  const member = await makePerson(app.database.db);
  expect((await send(messageOf())).status).toBe(429);
  expect((await send(messageOf(), { token: member.token })).status).toBe(201);
  await counters.clear("letterStrangers", []);
});

test("R7.10 R10.3 R4.4 a member's message is theirs: in the export, and erased with them", async () => {
  const { db } = app.database;
  const member = await makePerson(db);
  const message = messageOf({ email: member.email });
  await send(message, { token: member.token });
  expect(await storedOf(member.email)).toMatchObject([{ accountId: member.id }]);
  const { body } = await app.call(exportDataEndpoint, { token: member.token });
  expect(body.contactMessages).toMatchObject([{ subject: "About the fee", email: member.email }]);
  await erase(db, member.id);
  expect(await storedOf(member.email)).toEqual([]);
});

test("R7.10 strangers' messages are deleted two years after they were closed, open ones and members' are not", async () => {
  const { db, pool } = app.database;
  const member = await makePerson(db);
  const [old, fresh, open, own] = [messageOf(), messageOf(), messageOf(), messageOf()];
  for (const message of [old, fresh, open]) await send(message);
  await send(own, { token: member.token });
  const finish = (email: string, days: number) =>
    pool.query("update contact_messages set handled_at = now() - make_interval(days => $2) where email = $1", [
      email,
      days,
    ]);
  await finish(old.email, 731);
  await finish(own.email, 731);
  await finish(fresh.email, 729);
  expect(await sweepContactMessages(pool)).toBe(1);
  const left = await Promise.all([old, fresh, open, own].map(async ({ email }) => (await storedOf(email)).length));
  expect(left).toEqual([0, 1, 1, 1]);
});

test("R7.10 a form of another site cannot send: the call reads JSON alone, and an invalid token counts as none", async () => {
  const message = messageOf();
  const payload = String(new URLSearchParams(message as Record<string, string>));
  for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"]) {
    const { statusCode } = await app.app.inject({
      ...{ method: "POST", url: sendContactMessageEndpoint.path, payload, remoteAddress: freshAddress() },
      headers: { "content-type": type },
    });
    expect([400, 415]).toContain(statusCode);
  }
  expect(await storedOf(message.email)).toEqual([]);
  expect((await send(message, { token: "x".repeat(43) })).status).toBe(201);
  expect(await storedOf(message.email)).toMatchObject([{ accountId: null }]);
});
