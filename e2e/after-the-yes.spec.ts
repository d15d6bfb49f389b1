/** After acceptance: the check on day three (R10.4), answered from the mail without a script or by one tap; the phone verified by a code (R3.10). */
import { expect } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { openDatabase } from "#server/db/client.ts";
import { openSender } from "#server/jobs/boss.ts";
import { askQuestions } from "#server/questions/ask-questions.ts";
import { openSecrets } from "#server/settings/secret.ts";
import { expectPairAccessible, learnTogether, openPair, openPath } from "./pair.ts";
import { fillProfile, findMail, type JourneyPerson, openPerson } from "./people.ts";
import { box } from "./sign-in-steps.ts";
import { test } from "./test.ts";

/** What the hourly job does. */
async function askNow(): Promise<void> {
  const url = process.env.DATABASE_URL ?? "";
  const [database, jobs] = [openDatabase(url, { max: 1 }), await openSender(url)];
  const dataDir = process.env.NUKKAD_DATA ?? "";
  const { secret } = await openSecrets({ secretKey: undefined, previousSecretKey: undefined, dataDir });
  await askQuestions({ db: database.db, jobs, secret }).finally(() => Promise.all([database.close(), jobs.stop()]));
}

test("R10.4 three days after acceptance both are asked: one answers from the mail without a script, the other by one tap in Urdu", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  await learnTogether(request, pair, 3);
  await askNow();
  const { t } = textIn("en");
  const waiting = async ({ token }: JourneyPerson) => {
    const answer = await request.get("/api/questions", { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).length;
  };

  const [link] = await findMail(request, pair.student.email, /http\S+\/answer\?token=\S+/);
  const plain = await browser.newContext({ locale: "en", javaScriptEnabled: false });
  const mailPage = await plain.newPage();
  await mailPage.goto(link);
  await expect(mailPage.getByText(t("questions:met.plain"))).toBeVisible();
  expect(await waiting(pair.student)).toBe(1);
  await mailPage.getByRole("button", { name: t("questions:met.yes") }).click();
  await expect(mailPage.getByText(t("questions:thanks"))).toBeVisible();
  expect(await waiting(pair.student)).toBe(0);
  await plain.close();

  const teacher = await openPath(browser, pair.teacher, "/teacher-dashboard", "ur");
  await expect(teacher.page.locator(".questions li")).toHaveCount(1);
  await expectPairAccessible(teacher);
  await teacher.page.getByRole("button", { name: teacher.t("questions:met.no") }).click();
  await expect(teacher.page.locator(".toasts-own .toast")).toContainText(teacher.t("questions:thanks"));
  await expect(teacher.page.locator(".questions")).toHaveCount(0);
  expect(await waiting(pair.teacher)).toBe(0);
  await teacher.close();
});

test("R3.10 a number is verified by the code sent to it; a wrong one is refused, and the page shows since when", async ({
  browser,
  request,
}) => {
  const student = await openPerson(request, "student");
  const number = `+9198${String(Date.now()).slice(-8)}`;
  await fillProfile(request, student, { phone: number });
  const opened = await openPath(browser, student, "/account-status", "ur");
  const { page, t, problems } = opened;
  await page.getByRole("button", { name: t("accounts:phone.send") }).click();
  const [code] = await findMail(request, number, /\b\d{6}\b/);
  await box(page, 1).fill(code === "000000" ? "111111" : "000000");
  await expect(page.locator(".field-error")).toBeVisible();
  await box(page, 1).fill(code);
  await expect(page.locator(".phone-proved")).toBeVisible();
  expect(problems.filter((problem) => !problem.includes("status of 400"))).toEqual([]);
  await opened.close();
});
