/** Push notifications (R13.7): offered after a wish at an idle moment, shown by the real worker from our encrypted payload; a click opens the page. */
import { type BrowserContext, expect, type Page, type Worker } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { localKeys } from "#contract/every-page.ts";
import { openDatabase } from "#server/db/client.ts";
import { deliverPush } from "#server/notifications/push.ts";
import { readSettings } from "#server/settings/settings.ts";
import { productionSettings, testSecret } from "#test/app.ts";
import { makeBrowser } from "#test/push-browser.ts";
import { fillProfile, type JourneyPerson, openBrowserOf, openPerson } from "./people.ts";
import { runAheadUntil } from "./run-ahead.ts";
import { test } from "./test.ts";

const viewport = { width: 360, height: 740 };
const origin = process.env.BASE_URL ?? "";
const bearer = ({ token }: JourneyPerson) => ({ authorization: `Bearer ${token}` });

const speakUrdu = (context: BrowserContext) =>
  context.addCookies([{ name: "preferredLanguage", value: "ur", url: origin }]);

/** Creation time, relative to now. */
async function moveWishes({ user }: JourneyPerson, from: string): Promise<void> {
  const { pool, close } = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await pool
    .query("update wishes set created_at = now() + $2::interval where account_id = $1", [user.id, from])
    .finally(close);
}

test("R13.7 R13.2 push is offered on the visit after a wish was made, at an idle moment, once", async ({
  browser,
  request,
}) => {
  const { t } = textIn("ur");
  const student = await openPerson(request, "student", { language: "ur" });
  await fillProfile(request, student, { name: "Zoya Khan", phone: "+919811200041", grade: "7", subjects: ["urdu"] });
  const context = await openBrowserOf(browser, student, { viewport });
  await speakUrdu(context);
  // A headless browser shows no notifications and denies permission.
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http")) sessionStorage.setItem("location_detected", "true");
    Object.defineProperty(Notification, "permission", { value: "default" });
  });
  const page = await context.newPage();
  await page.clock.install();
  const offer = page.locator(".toast", { hasText: t("notifications:push.offerWish") });
  const isOffered = () => page.evaluate((key) => localStorage.getItem(key) !== null, localKeys.pushOffered);

  const called: string[] = [];
  page.on("request", (call) => called.push(new URL(call.url()).pathname));
  const hasCalled = async (path: string) => called.includes(path);
  const data = { subjects: ["urdu"], latitude: 17.1, longitude: 78.4 };
  const wished = await request.post("/api/students/wishes", { headers: bearer(student), data });
  expect(wished.status(), await wished.text()).toBe(201);
  // This visit, before the clock is moved.
  await moveWishes(student, "1 hour");
  await page.goto("/student-dashboard");
  const answered = page.waitForResponse("**/api/students/wishes");
  await runAheadUntil(page, () => hasCalled("/api/students/wishes"));
  await answered;
  expect(await isOffered()).toBe(false);

  await moveWishes(student, "-1 hour");
  called.length = 0;
  // Answered with the clock running: the offer stays for seconds, and a jump would remove it.
  const asUsual = Promise.withResolvers<void>();
  await page.route("**/api/students/wishes", (route) => asUsual.promise.then(() => route.continue()));
  await page.reload();
  await runAheadUntil(page, () => hasCalled("/api/students/wishes"));
  asUsual.resolve();
  await offer.getByRole("link", { name: t("notifications:push.on") }).click();
  expect(await isOffered()).toBe(true);
  await expect(page).toHaveURL(/\/student-dashboard\?tab=notifications$/);
  await expect(page.getByRole("heading", { name: t("notifications:push.title") })).toBeVisible();
  await context.close();
});

/** The payload our server sends to the push service, as the browser decrypts it. */
async function sendTo(person: JourneyPerson, opened: ReturnType<typeof makeBrowser>): Promise<string> {
  const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  const settings = readSettings({ ...productionSettings, DATABASE_URL: "postgres://a@localhost/c", FILES_DIR: "/tmp" });
  const bodies: Buffer[] = [];
  const service: typeof fetch = async (_address, init) => {
    bodies.push(Buffer.from(init?.body as Uint8Array));
    return new Response(null, { status: 201 });
  };
  await deliverPush({ db: database.db, secret: testSecret, settings }, person.user.id, service).finally(() =>
    database.close(),
  );
  return JSON.stringify(opened.open(bodies[0] ?? Buffer.of()));
}

/** Dispatches the push event as the browser does after decryption. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [found] }) => {
      if (found !== undefined) resolve(found.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

type Shown = { title: string; body?: string; lang?: string; dir?: string; data?: unknown };

/** Stubs the system's notification list, which a headless browser lacks; returns what is shown. */
async function openTray(worker: Worker): Promise<() => Promise<Shown[]>> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; tray: unknown[] };
    scope.tray = [];
    scope.registration.showNotification = async (title, options) => void scope.tray.push({ title, ...options });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { tray: Shown[] }).tray);
}

/** Clicks the first notification. Only focusing a window needs a real click. */
async function pressSign(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const [sign] = (globalThis as unknown as { tray: Shown[] }).tray;
    const works: Promise<unknown>[] = [];
    const event = Object.assign(new Event("notificationclick"), {
      notification: { data: sign?.data, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    dispatchEvent(event);
    await Promise.allSettled(works);
  });
}

test("R13.7 our payload is shown by the worker in the person's language, names nobody, and a click opens the list", async ({
  browser,
  request,
}) => {
  const { t } = textIn("ur");
  const student = await openPerson(request, "student", { name: "Zoya Khan", language: "ur" });
  const opened = makeBrowser();
  const { subscription } = opened;
  const subscribed = await request.post("/api/notifications/push", {
    headers: bearer(student),
    data: { subscription },
  });
  expect(subscribed.status(), await subscribed.text()).toBe(204);
  const context = await openBrowserOf(browser, student, { viewport, serviceWorkers: "allow" });
  await speakUrdu(context);
  const page = await context.newPage();
  await page.goto("/terms-of-service");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("no worker");
  const listShown = await openTray(worker);

  await deliver(context, page, await sendTo(student, opened));
  await expect.poll(async () => (await listShown()).length).toBe(1);
  const [sign] = await listShown();
  expect(sign).toMatchObject({ body: t("notifications:push.news"), lang: "ur", dir: "rtl" });
  expect(JSON.stringify(sign)).not.toMatch(/Zoya/);
  await pressSign(worker);
  await expect(page).toHaveURL(/\/student-dashboard\?tab=notifications$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // An unreadable payload still shows a notification, as browsers require, and links home; its text never links elsewhere.
  for (const broken of ["<b>", JSON.stringify({ title: "x", body: "y", link: "//evil.example" })]) {
    await worker.evaluate(() => Object.assign(globalThis, { tray: [] }));
    await deliver(context, page, broken);
    await expect.poll(async () => (await listShown())[0]?.data).toBe("/");
  }
  await context.close();
});
