/** Profiles, places and documents on a phone: filled in, read again, never overwritten by accident. */
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./expect-no-violation.ts";
import { type JourneyPerson, openBrowserOf, openPerson, signInByForm } from "./people.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const phone = { viewport: { width: 360, height: 740 } };

async function openPhone(
  browser: Browser,
  person: Pick<JourneyPerson, "user" | "token">,
  options: BrowserContextOptions = {},
) {
  const context = await openBrowserOf(browser, person, { ...phone, asksPhone: true, ...options });
  const page = await context.newPage();
  return { context, page, problems: watchPage(page, /the server responded with a status of (400|409)/) };
}

const drawPhoto = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#256b45" } })
    .jpeg()
    .toBuffer();

/** A valid one-page PDF. */
const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n160\n%%EOF\n",
);

const save = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).click();
};

const toastOf = (page: Page): Locator => page.locator(".toast-title");

const photoOf = (page: Page): Locator => page.locator(".photo-editor .avatar img");

test("R3.9 a teacher completes profile, slots, photo and a document on a phone, refreshes, and sees all again", async ({
  browser,
  request,
}) => {
  const teacher = await openPerson(request, "teacher");
  const { context, page, problems } = await openPhone(browser, teacher);
  await page.goto("/teacher-profile-edit");

  // The save button is above the bar before scrolling.
  const boxOf = async (one: Locator) => one.evaluate((element) => element.getBoundingClientRect());
  const button = await boxOf(page.getByRole("button", { name: "Save", exact: true }));
  expect(button.bottom).toBeLessThanOrEqual((await boxOf(page.locator(".app-nav"))).top);

  // Section 5: errors appear beside their field, and the focus goes there.
  await save(page, "Save");
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await expect(page.getByText("A phone number is required so that students can contact you.")).toBeVisible();
  await expect(page.getByText("Please select at least one qualification.")).toBeVisible();
  await expect(page.getByRole("button", { name: "3 things are missing or not right: show me" })).toBeVisible();
  await expect(page.getByText("Everything is saved")).toHaveCount(0);

  await page.getByLabel("Mobile number").fill("98100 00123");
  await page.getByRole("button", { name: "2 things are missing or not right: show me" }).click();
  await expect(page.getByLabel("Subjects", { exact: true })).toBeFocused();
  await page.getByLabel("About me").fill("I teach with patience.\nAlways.");
  await page.getByLabel("Subjects", { exact: true }).fill("phys");
  await page.getByLabel("Subjects", { exact: true }).press("Enter");
  await page.getByLabel("Subjects", { exact: true }).fill("Tabla");
  await page.getByRole("button", { name: "Add “Tabla”" }).click();
  await page.getByLabel("Master degree").check();
  await page.getByLabel("Fee per hour (₹)").fill("600");

  await expect(page.getByRole("button", { name: "Monday, 9 AM", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Morning/ }).click();
  await expect(page.getByRole("button", { name: "Monday, 9 AM", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Monday, 4 PM", exact: true }).click();
  await page.getByLabel("From").fill("16:30");
  await page.getByLabel("To", { exact: true }).fill("17:30");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("This time slot already exists")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("16:00");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("End time must be after start time")).toBeVisible();
  await page.getByLabel("From").fill("18:15");
  await page.getByLabel("To", { exact: true }).fill("19:45");
  await page.getByRole("button", { name: "Add", exact: true }).click();

  await page.getByRole("button", { name: "Set my place" }).click();
  await page.getByLabel("Locality or PIN code").fill("110040");
  await page.getByRole("list", { name: "Places found" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "Adjust on the map" }).click();
  await page.getByRole("button", { name: /Map of the neighbourhood/ }).press("ArrowUp");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save this place" }).click();
  await expect(page.getByText("You chose this place yourself.")).toBeVisible();

  await page.locator('input[name="profileImage"]').setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: await drawPhoto(),
  });
  await page.getByRole("button", { name: "Part of the photo that is shown" }).press("ArrowLeft");
  await page.getByRole("button", { name: "Use this photo" }).click();
  await expect(photoOf(page)).toBeVisible();

  // Typed values survive all of that and are sent in one save.
  await save(page, "Save");
  await expect(toastOf(page)).toHaveText("Your profile is saved.");
  await expect(page.getByText("Families can find you.")).toBeVisible();

  await page.getByRole("tab", { name: "Documents" }).click();
  await expect(page).toHaveURL("/teacher-profile-edit?tab=documents");
  await expect(page.getByText(/at most 10 MB each, 20 documents in all/)).toBeVisible();
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByLabel("Name of the document")).toBeFocused();
  await page.getByLabel("Name of the document").fill("B.Ed. certificate");
  await page.getByLabel("Kind of document").selectOption("qualification");
  await page.locator("#field-document").setInputFiles({ name: "bed.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("Waiting for our check")).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download B.Ed. certificate" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("B.Ed. certificate.pdf");

  await page.reload();
  await expect(page.getByText("B.Ed. certificate", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Profile" }).click();
  await expect(page.getByLabel("Mobile number")).toHaveValue("98100 00123");
  await expect(page.getByLabel("About me")).toHaveValue("I teach with patience.\nAlways.");
  const subjects = page.getByRole("list", { name: "Chosen subjects" });
  await expect(subjects.getByRole("listitem")).toHaveText(["Physics", "Tabla"]);
  await expect(page.getByLabel("Master degree")).toBeChecked();
  await expect(page.getByLabel("Fee per hour (₹)")).toHaveValue("600");
  await expect(page.getByRole("list", { name: "Your hours" }).getByRole("listitem")).toHaveCount(2);
  await expect(photoOf(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Documents" }).click();
  await page.getByRole("button", { name: "Delete B.Ed. certificate" }).click();
  await expect(page.getByRole("dialog", { name: "Delete this document?" })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No documents yet")).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.2 the same in Urdu: saved from right to left, and shown again", async ({ browser, request }) => {
  const teacher = await openPerson(request, "teacher");
  const { context, page, problems } = await openPhone(browser, teacher, { locale: "ur-IN", colorScheme: "dark" });
  await page.goto("/teacher-profile-edit");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByLabel("موبائل نمبر").fill("۹۸۱۰۰۰۰۱۲۴");
  await page.getByLabel("مضامین", { exact: true }).fill("ریاضی");
  await page.getByLabel("مضامین", { exact: true }).press("Enter");
  await page.getByLabel("ڈپلومہ").check();
  await page.locator('[data-column="0"][data-hour="16"]').click();
  await save(page, "محفوظ کریں");
  await expect(toastOf(page)).toHaveText("آپ کا پروفائل محفوظ ہو گیا۔");
  await page.reload();
  await expect(page.getByLabel("موبائل نمبر")).toHaveValue("98100 00124");
  await expect(page.locator('[data-column="0"][data-hour="16"]')).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await context.close();
});

test("R4 a student's manual place is not overwritten by detection; the phone is asked for and can wait", async ({
  browser,
  request,
}) => {
  const student = await openPerson(request, "student");
  const position = { geolocation: { latitude: 28.4595, longitude: 77.0266 }, permissions: ["geolocation"] };
  const { context, page, problems } = await openPhone(browser, student, position);
  await page.goto("/student-profile-edit");
  const phoneDialog = page.getByRole("dialog", { name: "Your mobile number" });
  await phoneDialog.getByRole("button", { name: "Save the number" }).click();
  await expect(phoneDialog.getByText("A phone number is required to contact teachers.")).toBeVisible();
  await phoneDialog.getByRole("button", { name: "Not now" }).click();

  await page.getByRole("button", { name: "Set my place" }).click();
  await page.getByLabel("Locality or PIN code").fill("Laxmi Nagar");
  await page
    .getByRole("button", { name: /^Laxmi Nagar/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Save this place" }).click();
  await expect(page.locator(".location-now")).toContainText("Laxmi Nagar");

  const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem("userLocation") ?? "null"));
  expect(await saved()).toMatchObject({ isManual: true, address: expect.stringContaining("Laxmi Nagar") });
  // A much later visit: still no detection, though the browser would allow it.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem("userLocation");
  });
  await page.goto("/student-dashboard");
  await expect.poll(saved).toMatchObject({ isManual: true, address: expect.stringContaining("Laxmi Nagar") });
  const profile = await request.get("/api/students/profile", { headers: { authorization: `Bearer ${student.token}` } });
  expect((await profile.json()).location.address.isManual).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.11 the phone dialog appears on every page, documents and apps, until it is answered, also where the browser has no number stored", async ({
  browser,
  request,
}) => {
  const student = await openPerson(request, "student");
  const { context, page, problems } = await openPhone(browser, student);
  // Without a phone, as a session of section 3.
  await context.addInitScript(() => {
    const { hasPhone: _, ...user } = JSON.parse(localStorage.getItem("auth_user") ?? "{}");
    localStorage.setItem("auth_user", JSON.stringify(user));
  });
  const phoneDialog = page.getByRole("dialog", { name: "Your mobile number" });
  for (const path of ["/blog", "/neet-tuition", "/student-profile-edit", "/help", "/student-dashboard"]) {
    await page.goto(path);
    await expect(phoneDialog, path).toBeVisible();
  }
  await phoneDialog.getByRole("button", { name: "Not now" }).click();
  for (const path of ["/blog", "/student-profile-edit"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(phoneDialog, path).toBeHidden();
  }
  expect(problems).toEqual([]);
  await context.close();
});

test("R4.2 the phone dialog appears on a public page too, and the page form saves the number", async ({
  browser,
  request,
}) => {
  const student = await openPerson(request, "student");
  const { context, page, problems } = await openPhone(browser, student);
  await page.goto("/home-tuition");
  const phoneDialog = page.getByRole("dialog", { name: "Your mobile number" });
  await expectAccessible(page);
  await phoneDialog.getByRole("button", { name: "Not now" }).click();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(phoneDialog).toBeHidden();
  await page.goto("/student-phone-check");
  await page.getByLabel("Mobile number").fill("98100 00125");
  await page.getByRole("button", { name: "Save the number" }).click();
  await expect(page.getByText("Your number is here.")).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("auth_user") ?? "{}").hasPhone)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test("R7.1 two tabs save the same profile: the second is notified, and nothing typed is lost", async ({
  browser,
  request,
}) => {
  const student = await openPerson(request, "student");
  const { context, page: one, problems } = await openPhone(browser, student);
  await context.addInitScript(() => sessionStorage.setItem("phone_postponed", "true"));
  const two = await context.newPage();
  for (const page of [one, two]) await page.goto("/student-profile-edit");
  await one.getByLabel("Class", { exact: true }).fill("8");
  await save(one, "Save");
  await expect(toastOf(one)).toHaveText("Your profile is saved.");

  await two.getByLabel("About me").fill("Fractions are hard.");
  await save(two, "Save");
  const conflictDialog = two.getByRole("dialog", { name: "Your profile was changed elsewhere" });
  await expect(conflictDialog).toContainText("Changed there: Class");
  await conflictDialog.getByRole("button", { name: "Keep mine and save" }).click();
  await expect(toastOf(two)).toHaveText("Your profile is saved.");
  await expect(two.getByLabel("Class", { exact: true })).toHaveValue("8");
  await expect(two.getByLabel("About me")).toHaveValue("Fractions are hard.");

  // Leaving with unsaved changes asks first.
  await two.getByLabel("About me").fill("Fractions and decimals.");
  await two.getByRole("link", { name: "Home", exact: true }).click();
  await two.getByRole("button", { name: "Stay here" }).click();
  await expect(two.getByLabel("About me")).toHaveValue("Fractions and decimals.");
  expect(problems).toEqual([]);
  await context.close();
});

test.describe("a teacher's page without a script (R2.1, R2.7)", () => {
  test.use({ javaScriptEnabled: false, ...phone });

  test("answers a parent's questions, for people and machines; another id is 404", async ({ page, request }) => {
    const { teachers } = await (await request.get("/api/public/nearby-teachers?verifiedOnly=true&limit=1")).json();
    const [{ id, name }] = teachers;
    await page.goto(`/teacher-profile/${id}?place=laxmi-nagar&utm_source=x`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    for (const part of ["What we have checked", "At a glance", "Free hours", "Reviews", "Similar teachers near"])
      await expect(page.getByRole("heading", { name: part })).toBeVisible();
    await expect(page.getByText(/^Identity: a person of ours saw/)).toBeVisible();
    await expect(page.locator(".stone").first()).toContainText("from Laxmi Nagar");
    // Signing in needs a script, and the page says so.
    await expect(page.locator(".teacher-contact a.ask-write")).toHaveText(/^Ask \S/);
    await expect(page.locator(".teacher-ask")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: /teachers near Laxmi Nagar$/ })).toHaveAttribute(
      "href",
      /\/home-tuition\?subjects=.+&place=laxmi-nagar/,
    );
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = structured.flatMap((text) => JSON.parse(text)["@graph"]).map((node) => node["@type"]);
    expect(types).toEqual(["ProfilePage", "Person", "Service", "BreadcrumbList"]);
    expect(structured.join()).not.toMatch(/rating/i);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toMatch(new RegExp(`/teacher-profile/${id}$`));

    for (const unknown of ["019b76de-0000-7000-8000-000000000000", "nobody"]) {
      const answer = await page.goto(`/teacher-profile/${unknown}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Teacher not found." })).toBeVisible();
    }
  });
});

test("R2.1 from the results to a teacher: the distance from home, the share link, and back to the same list", async ({
  browser,
  request,
}) => {
  const student = await signInByForm(request, "student@demo.test", "student");
  const options = { permissions: ["clipboard-read", "clipboard-write"] };
  const { context, page, problems } = await openPhone(browser, student, options);
  await context.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto("/home-tuition?subjects=physics");
  const card = page.locator(".teacher-card a").first();
  const href = (await card.getAttribute("href"))?.split("?")[0] ?? "";
  await card.click();
  await page.getByRole("link", { name: "Share" }).click();
  await expect(toastOf(page)).toHaveText("The link is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${href}$`));
  await page.getByRole("link", { name: "Back to the results" }).click();
  await expect(page).toHaveURL("/home-tuition?subjects=physics");

  await page.goto(href);
  await expect(page.locator(".teacher-head .stone")).toContainText(/\d km/);
  expect(problems).toEqual([]);
  await context.close();
});

test("R2.7 a student's page asks visitors to sign in", async ({ page }) => {
  await page.goto("/student-profile/019b76de-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Please sign in as a teacher" })).toBeVisible();
});
