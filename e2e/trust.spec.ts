/** Reviews with their answer, blocks in both directions, reports (R10.1, R10.3). */
import { expect, type Page } from "@playwright/test";
import { card, expectPairAccessible, learnTogether, openPair, openPath, press, pressOn } from "./pair.ts";
import type { JourneyPerson } from "./people.ts";
import { test } from "./test.ts";

const as = ({ token }: JourneyPerson) => ({ authorization: `Bearer ${token}` });
const ownToast = (page: Page) => page.locator(".toasts-own .toast");
const dialog = (page: Page) => page.getByRole("dialog");

test("R3.8 R10.1 a student reviews after a week by keyboard, the rating appears in the search, the teacher answers in Urdu, neither can change the author", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  await learnTogether(request, pair, 8);
  const student = await openPath(browser, pair.student, "/student-dashboard?tab=teachers", "en");
  const { page, t } = student;
  await pressOn(page, t("relations:review.open"));
  await press(page, t("reviews:own.save"));
  await expect(dialog(page)).toContainText(t("validation:stars_required"));
  await dialog(page).getByRole("radio").first().focus();
  for (const _ of [2, 3, 4]) await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("radio", { checked: true })).toHaveAttribute("value", "4");
  await page.getByLabel(t("reviews:own.text")).fill("Explains with patience.");
  await expectPairAccessible(student);
  await press(page, t("reviews:own.save"));
  await expect(ownToast(page)).toContainText(t("reviews:own.saved"));

  await page.goto("/student-dashboard?tab=find&everyone=true");
  await expect(card(page).first()).toContainText("4.0");

  const teacher = await openPath(browser, pair.teacher, "/teacher-dashboard?tab=reviews", "ur");
  const received = card(teacher.page);
  await expect(received).toContainText("Explains with patience.");
  await expect(received).not.toContainText("Irfan");
  await pressOn(teacher.page, teacher.t("reviews:answer.open"));
  await teacher.page.getByLabel(teacher.t("reviews:answer.label")).fill("شکریہ، پھر ملتے ہیں۔");
  await expectPairAccessible(teacher);
  await press(teacher.page, teacher.t("reviews:answer.submit"));
  await expect(ownToast(teacher.page)).toContainText(teacher.t("reviews:answer.done"));
  await expect(received.getByRole("button", { name: teacher.t("reviews:answer.open") })).toHaveCount(0);

  // The page is rendered again within seconds; the student gets the link to edit.
  await expect(async () => {
    await page.goto(`/teacher-profile/${pair.teacher.user.id}`);
    await expect(page.locator("#reviews")).toContainText("شکریہ، پھر ملتے ہیں۔", { timeout: 1000 });
  }).toPass();
  await page.getByRole("link", { name: t("profiles:teacher.changeReview") }).click();
  await expect(dialog(page)).toContainText("شکریہ، پھر ملتے ہیں۔");
  await press(page, t("reviews:takeBack.submit"));
  await expect(page.getByText(t("reviews:takeBack.body"))).toBeVisible();
  await dialog(page)
    .last()
    .getByRole("button", { name: t("reviews:takeBack.submit") })
    .click();
  await expect(ownToast(page)).toContainText(t("reviews:takeBack.done"));
  await expectPairAccessible(student);
  await Promise.all([student.close(), teacher.close()]);
});

test("R3.8 before the week is over the card shows the date", async ({ browser, request }) => {
  const pair = await openPair(request);
  await learnTogether(request, pair, 2);
  const { page, t, close } = await openPath(browser, pair.student, "/student-dashboard?tab=teachers", "ur");
  await expect(card(page)).toContainText(t("relations:review.from", { date: "#" }).split("#")[1] ?? "");
  await expect(card(page).getByRole("button", { name: t("relations:review.open") })).toHaveCount(0);
  await close();
});

test("R10.3 a student reports and blocks a teacher from the list, neither sees the other, and unblocks under Account", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  await learnTogether(request, pair, 1);
  const student = await openPath(browser, pair.student, "/student-dashboard?tab=teachers", "en");
  const { page, t } = student;
  await pressOn(page, t("shell:safety.open"));
  await press(page, t("shell:safety.report"));
  await press(page, t("safety:report.submit"));
  await expect(dialog(page)).toContainText(t("validation:reason_required"));
  await page.getByLabel(t("safety:reasons.unsafe")).check();
  await expect(dialog(page)).toContainText("1098");
  await page.getByLabel(t("safety:report.details")).fill("Came at night.");
  await expectPairAccessible(student);
  await press(page, t("safety:report.submit"));
  await expect(dialog(page)).toContainText(t("safety:sent.body"));
  await press(page, t("safety:block.submit"));
  await expect(dialog(page)).toContainText(t("safety:block.unseen"));
  await expectPairAccessible(student);
  await press(page, t("safety:block.submit"));
  await expect(ownToast(page)).toContainText("Lata Deshpande");
  await expect(page.getByText(t("relations:empty.teachers"))).toBeVisible();
  await page.goto("/student-dashboard?tab=find&everyone=true");
  await expect(page.getByText(t("search:results.noneAny"))).toBeVisible();

  const teacher = await openPath(browser, pair.teacher, "/teacher-dashboard?tab=students", "ur");
  await expect(teacher.page.getByText(teacher.t("relations:empty.students"))).toBeVisible();
  await teacher.close();

  await page.goto("/account-status#blocked");
  const blocked = page.getByRole("region", { name: t("safety:list.title") });
  await expect(blocked).toContainText("Lata Deshpande");
  await blocked.getByRole("button", { name: t("safety:list.unblock") }).click();
  await expect(blocked).toContainText(t("safety:list.empty"));
  await page.goto("/student-dashboard?tab=find&everyone=true");
  await expect(card(page).first()).toContainText("Lata Deshpande");
  await student.close();
});

test("R10.3 a teacher blocks a student's request in Urdu: it is declined, and the student no longer finds the page", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  const asStudent = { headers: as(pair.student), data: {} };
  await request.post(`/api/students/teachers/${pair.teacher.user.id}/contact`, asStudent);
  const teacher = await openPath(browser, pair.teacher, "/teacher-dashboard?tab=requests", "ur");
  const { page, t } = teacher;
  await pressOn(page, t("shell:safety.open"));
  await press(page, t("safety:block.submit"));
  await expectPairAccessible(teacher);
  await press(page, t("safety:block.submit"));
  await expect(page.getByText(t("relations:empty.studentRequests"))).toBeVisible();
  await teacher.close();

  const student = await openPath(browser, pair.student, "/student-dashboard?tab=requests&status=all", "en");
  await expect(card(student.page)).toContainText(student.t("vocabulary:relationStatuses.declined"));
  await expect(card(student.page).getByRole("link", { name: "Lata Deshpande" })).toHaveCount(0);
  await student.close();
});

test("R10.3 on a teacher's page a visitor reads how to report, and a signed-in student reports there", async ({
  browser,
  page: visitor,
  request,
}) => {
  const pair = await openPair(request);
  const path = `/teacher-profile/${pair.teacher.user.id}`;
  const { page, problems, t, close } = await openPath(browser, pair.student, path, "en");
  await page.getByRole("link", { name: t("shell:safety.open") }).click();
  await press(page, t("shell:safety.report"));
  await page.getByLabel(t("safety:reasons.fake")).check();
  await press(page, t("safety:report.submit"));
  await expect(dialog(page)).toContainText(t("safety:sent.body"));
  await press(page, t("safety:sent.enough"));
  expect(problems).toEqual([]);
  await close();

  await visitor.goto(path);
  await visitor.getByRole("link", { name: t("shell:safety.open") }).click();
  await expect(dialog(visitor)).toContainText(t("safety:visitor.body"));
  await dialog(visitor)
    .getByRole("link", { name: t("shell:header.signIn") })
    .click();
  await expect(visitor.getByLabel(t("accounts:fields.email"))).toBeVisible();
});
