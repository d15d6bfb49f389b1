/** npm run bench -- screens: every screen, phone and desktop, English and Urdu, light and dark, as contact sheets in docs/screens. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { localKeys } from "#contract/every-page.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { demoAccounts, demoPassword } from "#demo/accounts.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { everyScreen } from "#test/every-screen.ts";
import { browserFlags, ensureBrowser } from "#test/find-browser.ts";
import startApp from "#test/start-app.ts";
import { describeSheets, drawSheet, type Shot } from "./screens/draw-contact-sheet.ts";

const folder = "docs/screens";
const languages = ["en", "ur"] as const;
const themes = ["light", "dark"] as const;
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
/** Milliseconds: for a screen to appear, and to settle. */
const patience = { content: 8000, rest: 250 };

type Session = { token: string; user: { id: string } };
type Guest = { name: string; session: Session | null; paths: string[] };

async function post(origin: string, path: string, body: object): Promise<Session & { receipt: string }> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status === 503) {
    // Busy with its start.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return post(origin, path, body);
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<Session & { receipt: string }>;
}

const signIn = (origin: string, role: keyof typeof demoAccounts) =>
  post(origin, "/api/auth/login", { email: demoAccounts[role], password: demoPassword, role });

/** A person who has just joined. */
async function joinAnew(origin: string, role: MemberRole): Promise<Session> {
  const email = `new-${role}@example.test`;
  const { receipt } = await post(origin, "/api/auth/register", {
    name: "Asha Verma",
    email,
    password: demoPassword,
    role,
  });
  for (;;) {
    const mails = (await (await fetch(`${origin}/demo/inbox.json`)).json()) as { to: string; text: string }[];
    const otp = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[0];
    if (otp !== undefined) return post(origin, "/api/auth/verify-otp", { email, otp, role, receipt });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function listGuests(origin: string): Promise<Guest[]> {
  const [student, teacher] = [await signIn(origin, "student"), await signIn(origin, "teacher")];
  const headers = { authorization: `Bearer ${teacher.token}` };
  const learning = (await (await fetch(`${origin}/api/teachers/my-students`, { headers })).json()) as {
    student: { id: string };
  }[];
  const screens = everyScreen({ teacher: teacher.user.id, student: learning[0]?.student.id ?? "" });
  const of = (who: string) => screens.filter((screen) => screen.who === who).map(({ path }) => path);
  return [
    { name: "visitor", session: null, paths: [...of("visitor"), "/demo/break?how=throw"] },
    { name: "student", session: student, paths: of("student") },
    { name: "new student", session: await joinAnew(origin, "student"), paths: ["/student-dashboard"] },
    { name: "teacher", session: teacher, paths: of("teacher") },
    { name: "admin", session: await signIn(origin, "admin"), paths: of("admin") },
    { name: "new teacher", session: await joinAnew(origin, "teacher"), paths: ["/teacher-dashboard"] },
  ];
}

async function openAs(browser: Browser, origin: string, { session }: Guest, language: string): Promise<Page> {
  const localStorage = [
    { name: "preferredLanguage", value: language },
    // The consent banner would cover every picture.
    { name: localKeys.consent, value: "false" },
    ...(session === null
      ? []
      : [
          { name: "auth_token", value: session.token },
          { name: "auth_user", value: JSON.stringify(session.user) },
        ]),
  ];
  const context = await browser.newContext({
    baseURL: origin,
    locale: language,
    viewport: sizes.phone,
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    for (const key of ["phone_postponed", "location_detected"]) sessionStorage.setItem(key, "true");
  });
  return context.newPage();
}

/** A screen that does not settle is captured as it is. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => document.querySelector("h1, dialog[open]") !== null && document.querySelector(".skeleton") === null,
      undefined,
      { timeout: patience.content },
    )
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(patience.rest);
}

type Sheets = Map<string, Shot[]>;

async function shoot(page: Page, guest: Guest, language: string, sheets: Sheets): Promise<void> {
  for (const path of guest.paths) {
    await page.setViewportSize(sizes.phone);
    if (path.includes("#")) await page.goto("about:blank");
    await page.goto(path, { waitUntil: "load" });
    await settle(page);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const picture = await page.screenshot({ type: "jpeg", quality: 80, animations: "disabled" });
        const sheet = `${size}-${language}-${theme}`;
        const title = `${guest.name} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ":id")}`;
        sheets.set(sheet, [...(sheets.get(sheet) ?? []), { title, picture }]);
      }
    }
  }
}

async function drawAll(browser: Browser, origin: string): Promise<void> {
  const sheets: Sheets = new Map();
  const guests = await listGuests(origin);
  for (const language of languages)
    for (const guest of guests) {
      const page = await openAs(browser, origin, guest, language);
      await shoot(page, guest, language, sheets);
      await page.context().close();
    }
  const drawn = new Map<string, Buffer>();
  for (const [name, shots] of sheets) {
    const sheet = await drawSheet(shots, name.startsWith("phone") ? "phone" : "desktop");
    drawn.set(name, sheet);
    process.stdout.write(`${folder}/${name}.webp  ${Math.round(sheet.length / 1024)} kB, ${shots.length} screens\n`);
  }
  // Written last: old sheets stay if one could not be drawn.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const [name, sheet] of drawn) {
    total += sheet.length;
    await writeFile(join(folder, `${name}.webp`), sheet);
  }
  await writeFile(join(folder, "README.md"), describeSheets(sheets));
  process.stdout.write(`${Math.round(total / 1024)} kB in all\n`);
}

process.env.BASE_URL ??= `http://localhost:${await findFreePort()}`;
const stop = await startApp();
try {
  const executablePath = await ensureBrowser(process.env.CHROME_PATH, process.env.PATH);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  await drawAll(browser, process.env.BASE_URL).finally(() => browser.close());
} finally {
  await stop();
}
