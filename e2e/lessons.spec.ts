/** From acceptance to the monthly account, in both people's browsers, phone sized, one in English and one in Urdu (R13.4, R13.5). */
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import jsQR from "jsqr";
import sharp from "sharp";
import { localTimeOf } from "#contract/time-zone.ts";
import { openDatabase } from "#server/db/client.ts";
import { openSender } from "#server/jobs/boss.ts";
import { sendReminders } from "#server/lessons/send-reminders.ts";
import { card, expectPairAccessible, type Opened, openPair, openPath, press, pressOn } from "./pair.ts";
import { fillProfile, findMail, type JourneyPerson, openBrowserOf, signInByForm } from "./people.ts";
import { test } from "./test.ts";

const sister = "Sana Ansari";
const url = process.env.DATABASE_URL ?? "";

/** An accepted relation. */
async function agree(request: APIRequestContext, student: JourneyPerson, teacher: JourneyPerson): Promise<string> {
  const as = ({ token }: JourneyPerson) => ({ authorization: `Bearer ${token}` });
  const requested = await request.post(`/api/students/teachers/${teacher.user.id}/contact`, {
    headers: as(student),
    data: {},
  });
  expect(requested.status(), await requested.text()).toBe(201);
  const { id } = await requested.json();
  const data = { accept: true };
  expect((await request.post(`/api/teachers/respond-to-student/${id}`, { headers: as(teacher), data })).status()).toBe(
    200,
  );
  return id;
}

/** Moves the lesson in time, relative to now. */
async function moveInTime(relationId: string, from: string): Promise<void> {
  const database = openDatabase(url, { max: 1 });
  await database.pool
    .query(
      `update lessons set starts_at = date_trunc('minute', now()) + $2::interval, settled_at = now() - interval '5 days',
         ends_at = date_trunc('minute', now()) + $2::interval + interval '1 hour' where relation_id = $1`,
      [relationId, from],
    )
    .finally(() => database.close());
}

/** When they begin. */
async function lessonsOf(relationId: string): Promise<Date[]> {
  const database = openDatabase(url, { max: 1 });
  const { rows } = await database.pool
    .query<{ starts_at: Date }>("select starts_at from lessons where relation_id = $1 and state = 'fixed'", [
      relationId,
    ])
    .finally(() => database.close());
  return rows.map(({ starts_at }) => starts_at);
}

/** What the job does every five minutes. */
async function remind(): Promise<void> {
  const [database, jobs] = [openDatabase(url, { max: 1 }), await openSender(url)];
  await sendReminders({ db: database.db, jobs: jobs as never }).finally(() =>
    Promise.all([database.close(), jobs.stop()]),
  );
}

async function scan(page: Page): Promise<string | undefined> {
  const { data, info } = await sharp(await page.locator(".pay-code").screenshot())
    .resize(800)
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Cancelled, and another time proposed instead. */
async function makeUp({ page, t }: Opened, relationId: string): Promise<void> {
  const [lesson] = await lessonsOf(relationId);
  await page.goto(`/teacher-dashboard?tab=lessons&week=${localTimeOf(lesson ?? new Date()).date}`);
  await page.locator(".lesson-entry").click();
  for (const _ of ["open", "send"]) await press(page, t("lessons:acts.cancel"));
  await page.locator('.lesson-entry[data-state="cancelled"]').click();
  await page.getByRole("link", { name: t("lessons:acts.makeUp") }).click();
  await page.locator(".lesson-free input").first().check();
  await press(page, t("lessons:propose.send", { count: 1 }));
  await expect(page.locator(".toasts-own .toast")).toContainText(t("lessons:done.proposed"));
}

/** A sister is added to the profile and joins the lessons (R13.8). */
async function addSister({ page, t }: Opened): Promise<void> {
  await press(page, t("profiles:learners.add"));
  await press(page, t("profiles:learners.take"));
  await expect(page.getByText(t("validation:required"))).toBeVisible();
  await page.getByRole("dialog").getByLabel(t("profiles:fields.name")).fill(sister);
  await press(page, t("profiles:learners.take"));
  await expect(page.locator(".learner-list")).toContainText(sister);
  await press(page, t("profiles:edit.save"));
  await expect(page.locator(".toasts-own .toast")).toContainText(t("profiles:edit.saved"));
}

test("R13.8 a lesson of the week names the learner once", async ({ browser, request }) => {
  const teacher = await signInByForm(request, "teacher@demo.test", "teacher");
  const context = await openBrowserOf(browser, teacher);
  const page = await context.newPage();
  await page.goto("/teacher-dashboard?tab=lessons");
  await expect(page.locator(".lesson-entry").first()).toBeVisible();
  const entries = await page
    .locator(".lesson-entry")
    .evaluateAll((all) =>
      all.map((entry) => [...entry.children].map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ""))),
    );
  for (const words of entries) expect(words).toEqual([...new Set(words)]);
  await context.close();
});

test("R13.4 R13.5 R13.8 ur and en: accepted, a sister joins, three times proposed, one picked, cancelled and made up for, in the calendar, reminded, marked, confirmed from the mail, paid by UPI", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  await fillProfile(request, pair.teacher, { fee: { hourly: 450 }, upiAddress: "lata.d@okbank" });
  const relationId = await agree(request, pair.student, pair.teacher);
  const [student, teacher] = await Promise.all([
    openPath(browser, pair.student, "/student-profile-edit", "ur"),
    openPath(browser, pair.teacher, "/teacher-dashboard?tab=lessons", "en"),
  ]);

  await addSister(student);
  await expectPairAccessible(student);
  await student.page.goto("/student-dashboard?tab=teachers");
  await pressOn(student.page, student.t("relations:forWhom.change"));
  await student.page.getByRole("checkbox", { name: sister }).check();
  await press(student.page, student.t("relations:forWhom.save"));
  await expect(card(student.page)).toContainText(sister);

  await card(student.page)
    .getByRole("link", { name: student.t("relations:lessons") })
    .click();
  await student.page.getByRole("checkbox", { name: "Irfan Ansari" }).uncheck();
  const free = student.page.locator(".lesson-free input");
  await expect(free.nth(2)).toBeVisible();
  for (const index of [0, 1, 2]) await free.nth(index).check();
  await expectPairAccessible(student);
  await press(student.page, student.t("lessons:propose.send", { count: 3 }));
  await expect(student.page.locator(".toasts-own .toast")).toContainText(student.t("lessons:done.proposed"));

  await teacher.page.reload();
  const times = teacher.page.locator(".lesson-times button");
  await expect(times).toHaveCount(4);
  await expect(teacher.page.locator(".lesson-waiting")).toContainText(sister);
  await expectPairAccessible(teacher);
  await times.first().click();
  await expect(teacher.page.locator(".toasts-own .toast")).toContainText(teacher.t("lessons:done.fixed"));

  await makeUp(teacher, relationId);
  await student.page.goto("/student-dashboard?tab=lessons");
  await student.page.locator(".lesson-times button").first().click();
  await expect(student.page.locator(".toasts-own .toast")).toContainText(student.t("lessons:done.fixed"));

  await moveInTime(relationId, "90 minutes");
  await remind();
  await findMail(request, pair.student.email, /Lata Deshpande/);
  await student.page.goto("/student-dashboard?tab=lessons");
  const entry = student.page.locator('.lesson-entry[data-state="fixed"]');
  await expect(entry).toContainText("Irfan Ansari");
  await expectPairAccessible(student);
  await entry.click();
  const downloading = student.page.waitForEvent("download");
  await press(student.page, student.t("lessons:acts.file"));
  const file = await readFile(await (await downloading).path(), "utf8");
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  expect(event?.getFirstPropertyValue("summary")).toContain("Lata Deshpande");
  expect(file).not.toMatch(/Irfan|Sana/);

  await moveInTime(relationId, "-2 hours");
  await teacher.page.goto("/teacher-dashboard?tab=lessons");
  await press(teacher.page, teacher.t("lessons:outcomes.held"));
  await expect(teacher.page.locator(".toasts-own .toast")).toContainText(teacher.t("lessons:done.marked"));

  const [, link = ""] = await findMail(request, pair.student.email, /(\/lesson\?token=[\w.-]+)/);
  const html = await (await request.get(link)).body();
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(10 * 1024);
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: "ur" });
  const page = await plain.newPage();
  await page.goto(link);
  await press(page, student.t("lessons:confirm.yes"));
  await expect(page.getByText(student.t("lessons:page.thanks"))).toBeVisible();
  await plain.close();

  await student.page.goto("/student-dashboard?tab=lessons");
  await student.page.getByRole("link", { name: student.t("lessons:month.button") }).click();
  const line = student.page.locator(".month-lines tbody tr");
  await expect(line).toHaveCount(1);
  await expect(line).toContainText("Irfan Ansari");
  await expectPairAccessible(student);
  const paid = new URL((await scan(student.page)) ?? "upi://pay");
  expect(Object.fromEntries(paid.searchParams)).toMatchObject({ pa: "lata.d@okbank", am: "450.00", cu: "INR" });
  await student.page.emulateMedia({ media: "print" });
  await expect(student.page.locator(".app-nav")).toBeHidden();
  await expect(student.page.locator(".month-sums")).toBeVisible();
  await expect(line.getByText("Irfan Ansari")).toBeVisible();
  await student.page.emulateMedia({ media: null });
  await press(student.page, student.t("lessons:month.say.student"));
  await expect(student.page.getByText(student.t("lessons:month.paidBy.student"))).toBeVisible();
  await teacher.page.goto("/teacher-dashboard?tab=lessons");
  const held = teacher.page.locator(".lesson-entry", { hasText: "Sana Ansari" }).last();
  await expect(held).toBeVisible();
  expect((await held.textContent())?.match(/Irfan/g), "who learns is named once").toHaveLength(1);
  await Promise.all([student.close(), teacher.close()]);
});
