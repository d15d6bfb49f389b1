/** The guarantee in the family's and the office's browsers side by side (R10.2): a refund that updates the fee, a replacement that offers other teachers. */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { textIn } from "#content/text-in.ts";
import type { Language } from "#contract/vocabulary.ts";
import { openDatabase } from "#server/db/client.ts";
import { feeEntries } from "#server/db/schema/relations.ts";
import { oneOrBoth } from "#test/random-cases.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { fillProfile, type JourneyPerson, journeyPassword, openBrowserOf, openPerson } from "./people.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const phone = { width: 360, height: 740 };

/** Far from the demo city, so that a search finds only these. */
const somewhere = () => [73 + 8 * Math.random(), 16 + 7 * Math.random()];

async function openTeacher(request: APIRequestContext, name: string, location: object): Promise<JourneyPerson> {
  const teacher = await openPerson(request, "teacher");
  const taught = { subjects: ["mathematics"], qualifications: ["master_degree"] };
  await fillProfile(request, teacher, { name, phone: "+919811200002", ...taught, location });
  return teacher;
}

/** A family and an accepted teacher, with ₹199 due; another teacher of the same subject nearby. */
async function learnTogether(request: APIRequestContext) {
  const location = { coordinates: somewhere(), address: { fullAddress: "1 Main Road", isManual: true } };
  const student = await openPerson(request, "student");
  await fillProfile(request, student, {
    name: "Irfan Ansari",
    phone: "+919811200001",
    grade: "8",
    subjects: ["mathematics"],
    adultDeclared: true,
    location,
  });
  const teacher = await openTeacher(request, "Lata Deshpande", location);
  await openTeacher(request, "Farida Naqvi", location);
  const call = async (person: JourneyPerson, path: string, data: object) => {
    const answer = await request.post(path, { headers: { authorization: `Bearer ${person.token}` }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id } = await call(student, `/api/students/teachers/${teacher.user.id}/contact`, {});
  await call(teacher, `/api/teachers/respond-to-student/${id}`, { accept: true });
  const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await database.db
    .update(feeEntries)
    .set({ amount: 19_900, state: "due" })
    .where(eq(feeEntries.relationId, id))
    .finally(() => database.close());
  return { student, teacher };
}

async function openAdmin(request: APIRequestContext): Promise<Pick<JourneyPerson, "user" | "token">> {
  const answer = await request.post("/api/auth/login", {
    data: { email: "admin@demo.test", password: journeyPassword, role: "admin" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function open(browser: Browser, person: Pick<JourneyPerson, "user" | "token">, path: string, language: Language) {
  const context = await openBrowserOf(browser, person, { viewport: phone, locale: language });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("location_detected", "true"));
  const problems = watchPage(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { page, problems, t: textIn(language).t, close: () => context.close() };
}

async function expectSound({ page, problems }: { page: Page; problems: string[] }): Promise<void> {
  await expectNoViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(problems).toEqual([]);
}

type Opened = Awaited<ReturnType<typeof open>>;

async function claim({ page, t }: Opened, kind: "refund" | "replacement", words: string): Promise<void> {
  await page.locator("article summary").first().click();
  await page.getByRole("button", { name: t("guarantee:claim.open") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("guarantee:claim.send"), exact: true }).click();
  await expect(dialog.getByText(t("validation:required")).first()).toBeVisible();
  await dialog.getByLabel(t(`guarantee:kinds.${kind}`)).check();
  await dialog.getByLabel(t("guarantee:claim.reason")).fill(words);
  await dialog.getByRole("button", { name: t("guarantee:claim.send"), exact: true }).click();
  await expect(page.locator(".toasts-own .toast")).toContainText(t("guarantee:claim.sent"));
  await expect(page.locator("article").getByText(t("relations:claimOpen"))).toBeVisible();
}

async function grant(office: Opened, words: string, note: string): Promise<void> {
  const { page, t } = office;
  // The demo city has older claims of its own, which come first.
  const find = async () => {
    for (let at = 1; at < 20; at++) {
      await page.goto(`/admin/claims?page=${at}`);
      await expect(page.locator(".office-row").first()).toBeVisible();
      const mine = page.locator(".office-row", { hasText: words });
      if ((await mine.count()) > 0) return mine;
    }
    throw new Error("the claim is not in the list");
  };
  await (await find()).getByRole("link").first().click();
  await expect(page.getByText(words)).toBeVisible();
  await expectSound(office);
  await page.getByRole("button", { name: t("money:claims.grant"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("office:acts.words")).fill(note);
  await dialog.getByRole("button", { name: t("money:claims.grant"), exact: true }).click();
  await expect(page.locator(".toasts-own .toast")).toContainText(t("money:claims.grantedNow"));
}

for (const language of oneOrBoth("ur"))
  test(`R10.2 ${language}: a claim is opened, refunded in the office, and the fee updates without a reload of the list`, async ({
    browser,
    request,
  }) => {
    const { student, teacher } = await learnTogether(request);
    const family = await open(browser, student, "/student-dashboard?tab=teachers", language);
    const words = `Nobody came on Monday ${Math.random()}`;
    await claim(family, "refund", words);
    await expectSound(family);
    const other = await open(browser, teacher, "/teacher-dashboard?tab=students", language);
    await expect(other.page.locator("article").getByText(other.t("relations:claimOpen"))).toBeVisible();
    await expect(other.page.getByText(words)).toHaveCount(0);
    await other.close();

    const office = await open(browser, await openAdmin(request), "/admin/claims", language);
    await grant(office, words, "You are right, the fee goes back.");
    await office.page.goto("/admin/fees?state=refunded");
    await expect(office.page.locator(".office-row").first()).toContainText("199");
    await expectSound(office);
    await office.close();

    await expect(family.page.locator(".toasts-live .toast")).toContainText("Lata Deshpande");
    await family.page.goto("/student-dashboard?tab=claims");
    await expect(family.page.locator("article")).toContainText("You are right, the fee goes back.");
    await expect(family.page.locator("article")).toContainText(family.t("guarantee:statuses.granted"));
    await expectSound(family);
    await family.page.goto("/student-dashboard?tab=teachers");
    await family.page.locator("article summary").first().click();
    await expect(family.page.locator(".fee-line")).toContainText(
      family.t("guarantee:fee.refunded", { amount: "\u2066₹199\u2069" }),
    );
    await family.close();
  });

for (const language of oneOrBoth("en"))
  test(`R10.2 R10.4 ${language}: a replacement ends the lessons, free of charge in the first days, and offers similar teachers`, async ({
    browser,
    request,
  }) => {
    const { student } = await learnTogether(request);
    const family = await open(browser, student, "/student-dashboard?tab=teachers", language);
    const words = `Too fast for us ${Math.random()}`;
    await claim(family, "replacement", words);
    const office = await open(browser, await openAdmin(request), "/admin/claims", language);
    await grant(office, words, "We understand.");
    await office.close();

    await family.page.goto("/student-dashboard?tab=claims");
    await family.page.getByRole("link", { name: family.t("guarantee:list.findOther") }).click();
    const others = family.page.locator(".teacher-card");
    await expect(others).toHaveCount(1);
    await expect(others).toContainText("Farida Naqvi");
    await expectSound(family);
    await family.page.goto("/student-dashboard?tab=teachers&status=ended");
    await family.page.locator("article summary").first().click();
    await expect(family.page.locator(".fee-line")).toContainText(family.t("guarantee:fee.endedEarly", { count: 14 }));
    await family.close();
  });
