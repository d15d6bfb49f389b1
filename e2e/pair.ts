/** A student and a teacher of a journey who live at the same place, each in their own browser. */
import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import type { Language } from "#contract/vocabulary.ts";
import { openDatabase } from "#server/db/client.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { fillProfile, type JourneyPerson, openBrowserOf, openPerson } from "./people.ts";
import { handIn, verifyDocumentFile } from "./verify-identity.ts";
import { watchPage } from "./watch-page.ts";

export const phone = { width: 360, height: 740 };

/** Degrees between two pairs, some 40 km; and the number of places from west to east. */
const apart = 0.4;
const inRow = 20;
/** Worker indexes in parallel, with one more for each that was restarted. */
const workers = 8;
let pairs = 0;

/** Each pair has its own place, far from the demo city, so that a search finds just the two. */
function somewhere(): [longitude: number, latitude: number] {
  const nth = pairs++ * workers + Number(process.env.TEST_WORKER_INDEX ?? 0);
  return [73 + apart * (nth % inRow), 16 + apart * Math.floor(nth / inRow)];
}

type PairOptions = { studentPhone?: string | null; adultDeclared?: boolean; identity?: boolean };

export async function openPair(request: APIRequestContext, options: PairOptions = {}) {
  const { studentPhone = "+919811100001", adultDeclared = true, identity = false } = options;
  const [student, teacher] = await Promise.all([openPerson(request, "student"), openPerson(request, "teacher")]);
  const coordinates = somewhere();
  const location = {
    coordinates,
    address: { fullAddress: "1 Main Road", isManual: true },
  };
  await fillProfile(request, student, {
    name: "Irfan Ansari",
    ...(studentPhone && { phone: studentPhone }),
    grade: "8",
    subjects: ["mathematics"],
    preferredDays: ["monday"],
    adultDeclared,
    location,
  });
  await fillProfile(request, teacher, {
    name: "Lata Deshpande",
    phone: "+919811100002",
    subjects: ["mathematics"],
    qualifications: ["master_degree"],
    classes: ["8"],
    location,
  });
  // The student's search begins with class and days.
  const free = await request.put("/api/teachers/availability", {
    headers: { authorization: `Bearer ${teacher.token}` },
    data: { slots: [{ day: "monday", startTime: "16:00", endTime: "18:00" }] },
  });
  expect(free.status(), await free.text()).toBe(200);
  if (identity) await verifyDocumentFile(await handIn(request, teacher));
  return { student, teacher, coordinates };
}

const bearer = ({ token }: JourneyPerson) => ({ authorization: `Bearer ${token}` });

type Pair = Awaited<ReturnType<typeof openPair>>;

/** Requested and accepted through the API, dated back some days in the database. */
export async function learnTogether(request: APIRequestContext, { student, teacher }: Pair, days: number) {
  const requested = await request.post(`/api/students/teachers/${teacher.user.id}/contact`, {
    headers: bearer(student),
    data: {},
  });
  expect(requested.status(), await requested.text()).toBe(201);
  const { id } = await requested.json();
  const answer = { headers: bearer(teacher), data: { accept: true } };
  expect((await request.post(`/api/teachers/respond-to-student/${id}`, answer)).status()).toBe(200);
  const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await database.pool
    .query(
      `with begun as (update relations set activated_at = now() - make_interval(days => $2::int) where id = $1)
       insert into relation_questions (relation_id, account_id, day, answer, answered_at)
       select $1, $3, 3, true, now() where $2::int > 3`,
      [id, days, student.user.id],
    )
    .finally(() => database.close());
}

export type Opened = {
  page: Page;
  problems: string[];
  /** In the language of this browser. */
  t: ReturnType<typeof textIn>["t"];
  close: () => Promise<void>;
};

export async function openPath(
  browser: Browser,
  person: JourneyPerson,
  path: string,
  language: Language = "en",
): Promise<Opened> {
  const options: BrowserContextOptions = { viewport: phone, locale: language };
  const context = await openBrowserOf(browser, person, options);
  const page = await context.newPage();
  // Answered beforehand: the location dialog would cover the page.
  await page.addInitScript(() => sessionStorage.setItem("location_detected", "true"));
  const problems = watchPage(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { page, problems, t: textIn(language).t, close: () => context.close() };
}

export const card = (page: Page) => page.locator("article");
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** For a card: the button's name continues with the person's name. */
export const pressOn = (page: Page, name: string) => card(page).getByRole("button", { name }).first().click();

export async function expectPairAccessible({ page, problems }: Opened): Promise<void> {
  await expectNoViolation(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(problems).toEqual([]);
}
