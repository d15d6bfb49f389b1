/** Requests, answers and notifications in both people's browsers side by side: each sees the other's changes without a reload. */
import { expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { card, expectPairAccessible, openPair, openPath, phone, press, pressOn } from "./pair.ts";
import { fillProfile, openBrowserOf } from "./people.ts";
import { runAheadUntil } from "./run-ahead.ts";
import { test } from "./test.ts";
import { handIn, verifyDocumentFile } from "./verify-identity.ts";

const en = textIn("en").t;
const liveToast = (page: Page) => page.locator(".toasts-live .toast");
const alertsOf = (page: Page) => page.locator('.app-nav a[href$="notifications"] .count > [aria-hidden]');
/** The details on a requester's card. */
const openDetails = (page: Page) => card(page).locator("summary").first().click();

// The two use different languages: each reads everything in their own.

test("R4.1 R2.2 R13.8 en to ur: a student asks for two, the teacher sees it without a reload and accepts, both see phones, one ends it", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  await fillProfile(request, pair.student, { learners: [{ name: "Sana Ansari", grade: "5", subjects: ["english"] }] });
  const [student, teacher] = await Promise.all([
    openPath(browser, pair.student, "/student-dashboard?tab=find", "en"),
    openPath(browser, pair.teacher, "/teacher-dashboard?tab=requests", "ur"),
  ]);
  await expect(teacher.page.getByText(teacher.t("relations:empty.studentRequests"))).toBeVisible();

  await pressOn(student.page, student.t("relations:ask.teacher"));
  await student.page.getByRole("checkbox", { name: "Sana Ansari" }).check();
  await student.page.getByLabel(student.t("relations:ask.message")).fill("Algebra, please.");
  await expect(student.page.getByText(student.t("relations:ask.count", { count: 16, limit: 1000 }))).toBeVisible();
  await expectPairAccessible(student);
  await press(student.page, student.t("relations:ask.send"));
  await expect(student.page.locator(".toasts-own .toast")).toContainText(student.t("relations:ask.sent"));
  await expect(card(student.page)).toContainText(student.t("vocabulary:relationStatuses.pending"));

  await expect(liveToast(teacher.page)).toBeVisible();
  await expect(alertsOf(teacher.page)).toHaveText("1");
  await expect(card(teacher.page)).toContainText("Algebra, please.");
  await expect(card(teacher.page)).toContainText(teacher.t("vocabulary:classes.8"));
  await expect(card(teacher.page)).toContainText(teacher.t("vocabulary:classes.5"));
  await expect(card(teacher.page)).not.toContainText(/Irfan|Sana/);
  await pressOn(teacher.page, teacher.t("relations:acts.accept"));
  await teacher.page.getByLabel(teacher.t("relations:confirm.response")).fill("Gladly, on Monday.");
  await press(teacher.page, teacher.t("relations:acts.accept"));
  await expect(card(teacher.page)).toHaveCount(0);
  await teacher.page.goto("/teacher-dashboard?tab=students");
  await expect(card(teacher.page)).toContainText("+91 98111 00001");
  await expect(card(teacher.page)).toContainText("Irfan Ansari");
  await expect(card(teacher.page)).toContainText("Sana Ansari");

  await expect(liveToast(student.page)).toContainText("Lata Deshpande");
  await liveToast(student.page).getByRole("link").click();
  await expect(student.page).toHaveURL(/tab=teachers/);
  await expect(card(student.page)).toContainText("+91 98111 00002");
  await expect(card(student.page)).toContainText("Gladly, on Monday.");
  await expect(card(student.page).getByRole("link", { name: student.t("relations:contact.call") })).toHaveAttribute(
    "href",
    "tel:+919811100002",
  );
  await pressOn(student.page, student.t("relations:forWhom.change"));
  const chosen = student.page.getByRole("dialog").getByRole("checkbox");
  await chosen.first().uncheck();
  await expectPairAccessible(student);
  await press(student.page, student.t("relations:forWhom.save"));
  await expect(card(student.page).locator(".for-whom")).not.toContainText("Irfan");
  await expect(card(student.page)).toContainText("Sana Ansari");
  await openDetails(student.page);
  await expectPairAccessible(student);

  await pressOn(student.page, student.t("relations:acts.end"));
  await press(student.page, student.t("relations:acts.end"));
  await expect(student.page.getByText(student.t("relations:empty.teachers"))).toBeVisible();
  await expect(card(teacher.page)).toHaveCount(0);
  await expectPairAccessible(teacher);
  await Promise.all([student.close(), teacher.close()]);
});

test("R4.1 R2.2 en to ur: a teacher offers, the student sees it live and accepts, both see phones, the teacher ends it", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request, { identity: true });
  const [teacher, student] = await Promise.all([
    openPath(browser, pair.teacher, "/teacher-dashboard?tab=find", "en"),
    openPath(browser, pair.student, "/student-dashboard?tab=invitations", "ur"),
  ]);
  await pressOn(teacher.page, teacher.t("relations:ask.student"));
  await teacher.page.getByLabel(teacher.t("relations:ask.message")).fill("I live next door.");
  await expectPairAccessible(teacher);
  await press(teacher.page, teacher.t("relations:ask.sendOffer"));
  await expect(card(teacher.page)).toContainText(teacher.t("vocabulary:relationStatuses.pending"));

  await expect(liveToast(student.page)).toContainText("Lata Deshpande");
  await expect(card(student.page)).toContainText("I live next door.");
  await expect(card(student.page)).not.toContainText("98111 00002");
  await expectPairAccessible(student);
  await pressOn(student.page, student.t("relations:acts.accept"));
  await press(student.page, student.t("relations:acts.accept"));
  await expect(card(student.page)).toHaveCount(0);
  await student.page.goto("/student-dashboard?tab=teachers");
  await expect(card(student.page)).toContainText("+91 98111 00002");

  await expect(card(teacher.page)).toContainText(teacher.t("vocabulary:relationStatuses.accepted"));
  await liveToast(teacher.page).getByRole("link").click();
  await expect(teacher.page).toHaveURL(/tab=students/);
  await expect(card(teacher.page)).toContainText("+91 98111 00001");
  await openDetails(teacher.page);
  await expectPairAccessible(teacher);

  await pressOn(teacher.page, teacher.t("relations:acts.end"));
  await press(teacher.page, teacher.t("relations:acts.end"));
  await expect(teacher.page.getByText(teacher.t("relations:empty.students"))).toBeVisible();
  await expect(card(student.page)).toHaveCount(0);
  await Promise.all([student.close(), teacher.close()]);
});

test("R4.1 R2.2 ur to en: a request is withdrawn and waits a week, another is declined", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  const [student, teacher] = await Promise.all([
    openPath(browser, pair.student, "/student-dashboard?tab=find", "ur"),
    openPath(browser, pair.teacher, "/teacher-dashboard?tab=requests&status=pending", "en"),
  ]);
  await pressOn(student.page, student.t("relations:ask.teacher"));
  await press(student.page, student.t("relations:ask.send"));
  await expect(card(teacher.page)).toHaveCount(1);
  await card(student.page)
    .getByRole("link", { name: student.t("relations:ask.see") })
    .click();
  await pressOn(student.page, student.t("relations:acts.withdraw"));
  await expectPairAccessible(student);
  await press(student.page, student.t("relations:acts.withdraw"));
  await expect(card(student.page)).toHaveCount(0);
  await expect(card(teacher.page)).toHaveCount(0);
  await student.page.goto("/student-dashboard?tab=requests&status=all");
  await expect(card(student.page)).toContainText(student.t("vocabulary:relationStatuses.withdrawn"));

  await student.page.goto("/student-dashboard?tab=find");
  await pressOn(student.page, student.t("relations:ask.teacher"));
  await press(student.page, student.t("relations:ask.send"));
  await expect(student.page.locator(".toasts-own .toast")).toContainText(student.t("errors:ask_again_later"));
  const { student: other } = await openPair(request);
  const requested = await request.post(`/api/students/teachers/${pair.teacher.user.id}/contact`, {
    headers: { authorization: `Bearer ${other.token}` },
    data: {},
  });
  expect(requested.status()).toBe(201);
  await pressOn(teacher.page, teacher.t("relations:acts.decline"));
  await expectPairAccessible(teacher);
  await press(teacher.page, teacher.t("relations:acts.decline"));
  await expect(card(teacher.page)).toHaveCount(0);
  await teacher.page.goto("/teacher-dashboard?tab=requests&status=declined");
  await expect(card(teacher.page)).toContainText(teacher.t("vocabulary:relationStatuses.declined"));
  await Promise.all([student.close(), teacher.close()]);
});

test("R4.2 without a phone the number is asked for and the contact continues", async ({ browser, request }) => {
  const { student: person } = await openPair(request, { studentPhone: null });
  const context = await openBrowserOf(browser, person, { viewport: phone });
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem("location_detected", "true");
    sessionStorage.setItem("phone_postponed", "true");
  });
  await page.goto("/student-dashboard?tab=find");
  await pressOn(page, en("relations:ask.teacher"));
  await page.getByLabel(en("relations:ask.message")).fill("Still here");
  await press(page, en("relations:ask.send"));
  await page.getByRole("textbox", { name: en("profiles:fields.phone") }).fill("98111 00009");
  await press(page, en("profiles:phone.save"));
  await expect(page.locator(".toasts-own .toast")).toContainText(en("relations:ask.sent"));
  await page.goto("/student-dashboard?tab=requests");
  await expect(card(page)).toContainText("Still here");
  await context.close();
});

test("R4.2 R10.3 ur: a missing adult declaration is asked for, and the request continues", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request, { adultDeclared: false });
  const { page, problems, t, close } = await openPath(browser, pair.student, "/student-dashboard?tab=find", "ur");
  await pressOn(page, t("relations:ask.teacher"));
  await page.getByLabel(t("relations:ask.message")).fill("Still here");
  await press(page, t("relations:ask.send"));
  await press(page, t("profiles:adultStep.save"));
  await expect(page.getByText(t("profiles:adultStep.required"))).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel(t("profiles:fields.adult")).check();
  await press(page, t("profiles:adultStep.save"));
  await expect(page.locator(".toasts-own .toast")).toContainText(t("relations:ask.sent"));
  // The first refused call is the only console error.
  expect(problems.filter((problem) => !problem.includes("409"))).toEqual([]);
  await page.goto("/student-dashboard?tab=requests");
  await expect(card(page)).toContainText("Still here");
  await close();
});

test("R4.2 R2.2 ur to en: a teacher sees what is missing instead of students, then offers and is accepted after the adult declaration", async ({
  browser,
  request,
}) => {
  const pair = await openPair(request);
  const teacher = await openPath(browser, pair.teacher, "/teacher-dashboard?tab=find", "ur");
  await expect(teacher.page.getByText(teacher.t("profiles:access.absent"))).toBeVisible();
  await expect(card(teacher.page)).toHaveCount(0);
  await expectNoViolation(teacher.page);
  const upload = await handIn(request, pair.teacher);
  await teacher.page.goto(`/student-profile/${pair.student.user.id}`);
  await expect(teacher.page.getByText(teacher.t("profiles:access.waiting"))).toBeVisible();
  await expectNoViolation(teacher.page);
  await verifyDocumentFile(upload);
  await teacher.page.goto("/teacher-dashboard?tab=find");
  await pressOn(teacher.page, teacher.t("relations:ask.student"));
  await press(teacher.page, teacher.t("relations:ask.sendOffer"));
  await expect(card(teacher.page)).toContainText(teacher.t("vocabulary:relationStatuses.pending"));

  await fillProfile(request, pair.student, { adultDeclared: false });
  const student = await openPath(browser, pair.student, "/student-dashboard?tab=invitations", "en");
  await pressOn(student.page, student.t("relations:acts.accept"));
  await press(student.page, student.t("relations:acts.accept"));
  await student.page.getByLabel(student.t("profiles:fields.adult")).check();
  await press(student.page, student.t("profiles:adultStep.save"));
  await expect(card(student.page)).toHaveCount(0);
  await student.page.goto("/student-dashboard?tab=teachers");
  await expect(card(student.page)).toContainText("+91 98111 00002");
  await Promise.all([student.close(), teacher.close()]);
});

test("R8.3 a failed list shows Retry above examples that have no actions", async ({ browser, request }) => {
  const { student } = await openPair(request);
  const context = await openBrowserOf(browser, student, { viewport: phone });
  const page = await context.newPage();
  await page.clock.install();
  const failed = page.getByText(en("relations:failed.title"));
  let calls = 0;
  await page.route("**/api/students/requested-teachers*", (route) => {
    calls += 1;
    return route.abort();
  });
  await page.route("**/api/students/teacher-requests*", (route) => route.abort());
  await page.goto("/student-dashboard?tab=requests");
  await runAheadUntil(page, () => failed.isVisible());
  expect(calls).toBe(4);
  await expect(card(page).first()).toContainText(en("relations:failed.example"));
  await expect(card(page).locator("button, a")).toHaveCount(0);
  await page.unroute("**/api/students/requested-teachers*");
  await press(page, en("shell:actions.retry"));
  await expect(page.getByText(en("relations:empty.requests"))).toBeVisible();

  await page.getByRole("link", { name: en("app:parts.invitations") }).click();
  await runAheadUntil(page, () => failed.isVisible());
  await expect(card(page)).toHaveCount(0);
  await context.close();
});

test("R7.9 the notification menu: a document counts and announces arrivals; read, pin and clear survive a reload", async ({
  browser,
  request,
}) => {
  const { student, teacher } = await openPair(request);
  const { page, problems, close } = await openPath(browser, teacher, "/");
  // What arrives before the stream is connected is counted, but not announced.
  await expect(page.locator(".bell[data-live]:visible")).toBeVisible();
  const requested = await request.post(`/api/students/teachers/${teacher.user.id}/contact`, {
    headers: { authorization: `Bearer ${student.token}` },
    data: {},
  });
  expect(requested.status()).toBe(201);
  await expect(page.locator(".toast")).toBeVisible();
  await expect(page.locator(".bell:visible .bell-count")).toHaveText("1");
  await page.locator(".bell:visible").click();
  await expect(page).toHaveURL("/teacher-dashboard?tab=notifications");
  await press(page, en("relations:notifications.pin"));
  await press(page, en("relations:notifications.read"));
  await expect(alertsOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(en("relations:notifications.pinned"))).toBeVisible();
  await expect(alertsOf(page)).toHaveCount(0);
  await press(page, en("relations:notifications.clear"));
  await expect(page.getByText(en("relations:empty.notifications"))).toBeVisible();
  const choice = page.getByLabel(en("notifications:kinds.request_received.choice"));
  await page.getByText(en("relations:notifications.choices")).click();
  await choice.uncheck();
  await expect(page.locator(".toasts-own .toast")).toContainText(en("relations:notifications.choicesSaved"));
  await page.reload();
  await page.getByText(en("relations:notifications.choices")).click();
  await expect(choice).not.toBeChecked();
  await expect(page.getByText(en("relations:empty.notifications"))).toBeVisible();
  expect(problems).toEqual([]);
  await close();
});
