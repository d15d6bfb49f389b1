/** Mails reach a real SMTP server: only after a commit, to one recipient, and once even when the server was down. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#server/db/client.ts";
import { readClock } from "#server/db/database-clock.ts";
import { type DatabaseListener, openListener } from "#server/db/listen.ts";
import { openSmtp } from "#server/gateways/mail.ts";
import type { Mailer } from "#server/gateways/mailer.ts";
import { type Jobs, openJobs } from "#server/jobs/boss.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { hurryJobs } from "#test/run-jobs-now.ts";
import { startSmtp, type TestSmtp } from "#test/smtp.ts";
import { deliverMails } from "./deliver-mails.ts";
import type { MailOrder } from "./kinds.ts";
import { queueMail } from "./queue-mail.ts";
import { readUnsubscription } from "./unsubscribe-link.ts";

const origin = "https://nukkad.example";
const polling = { timeout: 25_000, interval: 50 };
const lines: string[] = [];
const write = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
const log = { info: write, warn: write, error: write };

let copy: TestDatabase;
let database: Database;
let listener: DatabaseListener;
let jobs: Jobs;
let smtp: TestSmtp;
let mailer: Mailer;

beforeAll(async () => {
  copy = await createTestDatabase();
  database = openDatabase(copy.url);
  listener = await openListener(copy.url);
  jobs = await openJobs({ url: copy.url, listener, log });
  smtp = await startSmtp();
  mailer = openSmtp(smtp.url, "hello@nukkad.example");
  await deliverMails(jobs, { mailer, origin, now: () => readClock(database.db), secret: Buffer.alloc(32), log });
});

afterAll(async () => {
  await jobs.stop();
  await listener.close();
  mailer.close();
  await smtp.stop();
  await database.close();
  await copy.drop();
});

beforeEach(() => {
  lines.length = 0;
  smtp.received.length = 0;
});

const codeMail = (change: Partial<MailOrder> = {}): MailOrder =>
  ({
    kind: "verify_email",
    to: { name: "Asha Rao", address: "asha@demo.test" },
    role: "student",
    language: "en",
    params: { code: "042137", link: "/verify-email?token=secret-link", minutes: 10 },
    ...change,
  }) as MailOrder;

async function readJobs(): Promise<{ state: string; id: string; data: unknown }[]> {
  const found = await database.pool.query(
    "select id, state::text, data from pgboss.job where name in ('mail', 'dead_letters')",
  );
  return found.rows;
}

const queue = (order: MailOrder) => database.db.transaction((tx) => queueMail(tx, jobs, order));
/** Skips the pause before the retry. */
async function endPause(): Promise<void> {
  await vi.waitFor(async () => expect(await readJobs()).toMatchObject([{ state: "retry" }]), polling);
  await hurryJobs(database.pool, "mail");
}
const idle = () => vi.waitFor(async () => expect(await readJobs()).toEqual([]), polling);

test("R7.2 a rolled back transaction sends nothing, a committed one sends one mail", async () => {
  const undone = database.db.transaction(async (tx) => {
    await queueMail(tx, jobs, codeMail({ to: { name: "Never", address: "never@demo.test" } }));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await queue(codeMail());
  await idle();
  expect(smtp.received.map((mail) => mail.recipients)).toEqual([["asha@demo.test"]]);
});

test("R7.4 neither code nor link nor address remains in the job table or in the log", async () => {
  await queue(codeMail());
  await idle();
  expect(smtp.received).toHaveLength(1);
  expect(lines.join("\n")).toContain("mails: sent");
  expect(lines.join("\n")).not.toMatch(/042137|secret-link|asha/i);
});

test.each([
  ["line breaks", "Asha\r\nBcc: spy@evil.test\r\nX-New: 1"],
  ["commas", "Asha, spy@evil.test"],
  ["angle brackets", "Asha <spy@evil.test>"],
  ["quotes", 'Asha" <spy@evil.test>, "x'],
  ["right-to-left marks", "\u202eAsha\u202c \u200fspy@evil.test"],
  ["separators", "Asha\u2028Bcc: spy@evil.test\u0000\ud800"],
])("R7.2 a name with %s reaches one recipient and adds no header", async (_what, name) => {
  await queue(codeMail({ to: { name, address: "asha@demo.test" } }));
  await idle();
  const [mail, ...others] = smtp.received;
  expect(others).toEqual([]);
  expect(mail?.recipients).toEqual(["asha@demo.test"]);
  const names = mail?.headers.map((line) => line.split(":", 1)[0]?.toLowerCase()) ?? [];
  expect(names.toSorted()).toEqual([
    "auto-submitted",
    "content-language",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
    "x-request-id",
  ]);
  const to = mail?.headers.find((line) => line.toLowerCase().startsWith("to:")) ?? "";
  expect(to.endsWith("<asha@demo.test>")).toBe(true);
  expect(mail?.raw).not.toContain("\u202e");
});

test.each([
  ["meera@demo.test", ["Reply-To: meera@demo.test"]],
  ["meera@demo.test\r\nBcc: spy@evil.test", []],
])(
  "R7.10 an answer to a contact message goes to its sender (%j), and to no injected recipient",
  async (email, replyTo) => {
    const letter = { fullName: "Meera Nair", email, phone: null, subject: "Fee", message: "Is it due at once?" };
    await queue(codeMail({ kind: "contact_letter", params: { reference: "0F3A92C1", letter } }));
    await idle();
    const [mail, ...others] = smtp.received;
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(["asha@demo.test"]);
    expect(mail?.headers.filter((line) => /^(reply-to|bcc):/i.test(line))).toEqual(replyTo);
  },
);

test.each([
  "asha@demo.test\r\nBcc: spy@evil.test",
  "asha@demo.test, spy@evil.test",
  "<asha@demo.test>",
  "spy@evil.test <asha@demo.test>",
  "\u202easha@demo.test",
  "",
])("R7.2 what is not one plain address (%j) is never passed to SMTP", async (address) => {
  await queue(codeMail({ to: { name: "Asha", address } }));
  await idle();
  expect(smtp.received).toEqual([]);
});

test("R8.1 an Urdu mail carries dir=rtl and its language", async () => {
  await queue(codeMail({ language: "ur" }));
  await idle();
  expect(smtp.received[0]?.headers).toContain("Content-Language: ur");
  const html = decodeParts(smtp.received[0]?.raw ?? "").find((part) => part.includes("<html"));
  expect(html).toContain('<html lang="ur" dir="rtl">');
});

test("R7.2 while SMTP is down the mail waits, and is sent once with the job's own Message-ID", async () => {
  await smtp.stop();
  await queue(codeMail());
  await vi.waitFor(async () => expect(await readJobs()).toMatchObject([{ state: "retry" }]), polling);
  const [job] = await readJobs();
  await smtp.start();
  await endPause();
  await idle();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.headers).toContain(`Message-ID: <${job?.id}@nukkad.example>`);
});

test("a mailbox that does not exist is not retried", async () => {
  await queue(codeMail({ to: { name: "Nobody", address: "nobody@demo.test" } }));
  await idle();
  expect(smtp.received).toEqual([]);
  expect(lines.join("\n")).toContain("no such mailbox");
});

test("R7.4 a code that expired while SMTP was down is not sent any more", async () => {
  smtp.answerWith(Object.assign(new Error("later"), { responseCode: 451 }));
  await queue(codeMail());
  await vi.waitFor(async () => expect(await readJobs()).toMatchObject([{ state: "retry" }]), polling);
  smtp.answerWith(null);
  await database.pool.query(
    "update pgboss.job set data = jsonb_set(data, '{uselessAfter}', to_jsonb((data->>'uselessAfter')::bigint - 600000)) where name = 'mail'",
  );
  await endPause();
  await idle();
  expect(smtp.received).toEqual([]);
  expect(lines.join("\n")).toContain("its code expired");
});

test("R12.3 a process whose clock is three hours ahead still sends a valid code", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 3_600_000 });
  try {
    // Queued by another process, whose clock is right.
    await database.db.transaction(async (tx) => {
      const uselessAfter = (await readClock(tx)) + 600_000;
      await jobs.send(tx, "mail", { order: codeMail(), uselessAfter });
    });
    await idle();
  } finally {
    vi.useRealTimers();
  }
  expect(smtp.received).toHaveLength(1);
});

/** Both parts as text, whatever their transfer encoding. */
function decodeParts(raw: string): string[] {
  return raw.split(/\r\n--[^\r\n]+\r\n/).map((part) => {
    const [head = "", ...body] = part.split("\r\n\r\n");
    const content = body.join("\r\n\r\n");
    if (/base64/i.test(head)) return Buffer.from(content, "base64").toString("utf8");
    const bytes = content
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, "latin1").toString("utf8");
  });
}

test("R7.9 RFC 8058 a notification mail can be unsubscribed by the mail program and by its reader; others cannot", async () => {
  const accountId = "0198a0de-0000-7000-8000-000000000000";
  const about = { to: { name: "Asha Rao", address: "asha@demo.test" }, role: "student", language: "en" } as const;
  await queue({ ...about, kind: "request_accepted", params: { accountId, who: "Meera Nair" } });
  await idle();
  const raw = smtp.received[0]?.raw.replace(/\r\n[ \t]+/g, " ") ?? "";
  const address = /^List-Unsubscribe: <(https:\/\/nukkad\.example\/api\/public\/unsubscribe\?token=[^>]+)>\r$/m.exec(
    raw,
  );
  const token = new URL(address?.[1] ?? origin).searchParams.get("token") ?? "";
  expect(readUnsubscription([Buffer.alloc(32)], token)).toEqual({ accountId, kind: "request_accepted" });
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  const text = decodeParts(smtp.received[0]?.raw ?? "").find((part) => part.includes("Meera Nair")) ?? "";
  expect(text).toContain(`https://nukkad.example/unsubscribe?token=${token}`);
  await queue(codeMail());
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), polling);
  expect(smtp.received[1]?.raw).not.toMatch(/unsubscribe/i);
});
