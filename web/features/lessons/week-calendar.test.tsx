// @vitest-environment happy-dom
/** The week of lessons (R13.4): which days, which lessons on each, in the place's time zone. The clock is Wednesday, 18 November 2026. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson } from "#contract/lessons.ts";
import type { Language } from "#contract/vocabulary.ts";
import { lessonId, shapeLearner, shapeLesson } from "#test/lesson-shapes.ts";
import { renderApp } from "#test/render-app.tsx";
import { formatWeekday, spanOf } from "./lesson-words.tsx";
import { WeekCalendar } from "./week-calendar.tsx";

beforeEach(() => {
  // Half past midnight locally, still Tuesday in London.
  vi.useFakeTimers({ now: new Date("2026-11-17T19:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Shown = { week?: string; language?: Language; status?: number };

const show = async (lessons: Lesson[], { week, language, status }: Shown = {}) => {
  const app = await renderApp(<WeekCalendar side="teacher" />, {
    side: "teacher",
    path: `/teacher-dashboard?tab=lessons${week === undefined ? "" : `&week=${week}`}`,
    language,
    answer: () => (status === undefined ? { body: lessons } : { status, body: { code: "forbidden", message: "no" } }),
  });
  await app.settled(() => expect(app.texts(".lesson-week, [role=alert]")).toHaveLength(1));
  return app;
};
const days = (texts: (selector: string) => string[]) => texts(".lesson-day > h3");

describe("R13.4 the week", () => {
  it("of today runs from Monday to Sunday, fetches just that, and marks today", async () => {
    const { asked, texts, t } = await show([]);
    expect(days(texts)).toEqual([
      "Mon, 16 Nov",
      "Tue, 17 Nov",
      "Wed, 18 Nov",
      "Thu, 19 Nov",
      "Fri, 20 Nov",
      "Sat, 21 Nov",
      "Sun, 22 Nov",
    ]);
    expect(texts("h2")).toEqual(["Mon, 16 Nov – Sun, 22 Nov"]);
    expect(asked[0]?.query).toEqual({ from: "2026-11-15T18:30:00.000Z", to: "2026-11-22T18:30:00.000Z" });
    expect(texts("[aria-current=date] h3")).toEqual(["Wed, 18 Nov"]);
    expect(texts("p")).toEqual([t("lessons:week.none")]);
  });

  it.each([
    ["2026-11-29", "Mon, 23 Nov"],
    ["2026-11-30", "Mon, 30 Nov"],
    ["2027-01-01", "Mon, 28 Dec"],
    ["2026-99-99", "Mon, 16 Nov"],
    ["1999-01-01", "Mon, 16 Nov"],
    ["tomorrow", "Mon, 16 Nov"],
  ])("of the address %s begins on %s", async (week, monday) => {
    const { texts } = await show([], { week });
    expect(days(texts)[0]).toBe(monday);
  });

  it("links to the week before and after, across the end of a year", async () => {
    const { find, t } = await show([], { week: "2026-12-31" });
    const to = (name: string) => find(`a[aria-label="${name}"]`).getAttribute("href");
    expect(to(t("lessons:week.before"))).toMatch(/\?tab=lessons&week=2026-12-21$/);
    expect(to(t("lessons:week.after"))).toMatch(/\?tab=lessons&week=2027-01-04$/);
  });

  it("shows a lesson on its local day, also just after midnight; proposals have no day yet", async () => {
    const at = (startsAt: string, nth: number, more: Partial<Lesson> = {}) =>
      shapeLesson({ id: `${lessonId.slice(0, -1)}${nth}`, startsAt, ...more });
    const { texts, find } = await show([
      at("2026-11-15T18:30:00.000Z", 1),
      at("2026-11-17T18:29:00.000Z", 2),
      at("2026-11-17T18:30:00.000Z", 3, { state: "cancelled" }),
      at("2026-11-18T11:30:00.000Z", 4, { state: "proposed" }),
    ]);
    const counts = [...find(".lesson-week").children].map((day) => day.querySelectorAll(".lesson-entry").length);
    expect(counts).toEqual([1, 1, 1, 0, 0, 0, 0]);
    expect(texts(".lesson-entry strong")).toEqual([
      "\u206612:00 am\u2069",
      "\u206611:59 pm\u2069",
      "\u206612:00 am\u2069",
    ]);
  });

  it("R13.8 names the other side and the learner, a person once", async () => {
    const learner = shapeLearner("Zoya Khan");
    const { texts } = await show([
      shapeLesson({ who: "Zoya Khan", learners: [learner] }),
      shapeLesson({ id: `${lessonId.slice(0, -1)}2`, who: "Farah Khan", learners: [learner, shapeLearner("Aman", 2)] }),
    ]);
    const plain = texts(".lesson-entry > span:not(.badge)").map((words) => words.replace(/[\u2066-\u2069]/g, ""));
    expect(plain).toEqual(["Zoya Khan", "Farah Khan", "Zoya Khan and Aman"]);
  });

  it("opens a lesson by a press", async () => {
    const { click, texts, t } = await show([shapeLesson()]);
    await click(".lesson-entry");
    expect(texts("dialog h2")).toEqual([t("lessons:with", { who: "Meera Nair" })]);
  });

  it("R8.2 that cannot be loaded says so and offers Retry", async () => {
    const { t, press, asked, texts, settled } = await show([], { status: 403 });
    expect(texts("[role=alert]")[0]).toContain(t("lessons:failed"));
    await press(t("shell:actions.retry"));
    await settled(() => expect(asked).toHaveLength(2));
  });
});

describe("R3.2 days and times of a lesson", () => {
  it("are named in the reader's language, with this product's digits", () => {
    expect(["en", "hi", "ur"].map((language) => formatWeekday(language, "2026-11-16"))).toEqual([
      "Mon, 16 Nov",
      "सोम, 16 नव॰",
      "پیر، 16 نومبر",
    ]);
  });

  it("have start and end in the place's time zone, over midnight too", () => {
    const lesson = { startsAt: "2026-11-16T18:00:00.000Z", minutes: 90 };
    expect(spanOf("en", lesson)).toBe("\u206611:30 pm\u2069 – \u20661:00 am\u2069");
  });
});
