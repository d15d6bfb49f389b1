// @vitest-environment happy-dom
/** What waits for a side's answer (R13.4, R13.5): which lessons, and what one press does. The clock is noon of Wednesday, 18 November 2026. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LessonState, lessonStates } from "#contract/lesson-states.ts";
import type { Lesson } from "#contract/lessons.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { lessonId, shapeLearner, shapeLesson } from "#test/lesson-shapes.ts";
import { renderApp } from "#test/render-app.tsx";
import WaitingLessons from "./waiting-lessons.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-18T06:30:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One hour long: over, in progress, upcoming. */
const times = {
  over: "2026-11-18T05:30:00.000Z",
  goingOn: "2026-11-18T05:31:00.000Z",
  coming: "2026-11-18T07:00:00.000Z",
};

const show = async (side: MemberRole, lessons: Lesson[], act: { status?: number; body?: unknown } = {}) => {
  const app = await renderApp(<WaitingLessons side={side} />, {
    side,
    answer: ({ method }) => (method === "GET" ? { body: lessons } : { body: lessons[0], ...act }),
  });
  await app.settled(() => expect(app.asked).not.toEqual([]));
  return app;
};

describe("R13.4 R13.5 what waits", () => {
  /** Past lessons, proposed by the teacher. */
  const waiting: Record<MemberRole, LessonState[]> = {
    student: ["proposed", "marked"],
    teacher: ["fixed", "objected"],
  };

  it.each(["student", "teacher"] as const)("for a %s: these states and no other", async (side) => {
    const lessons = lessonStates.map((state, nth) =>
      shapeLesson({ id: `${lessonId.slice(0, -1)}${nth}`, state, startsAt: times.over, who: state, outcome: "held" }),
    );
    const { t, texts, settled } = await show(side, lessons);
    await settled(() => expect(texts("li")).toHaveLength(2));
    expect(texts("h2")).toEqual([t("lessons:waiting", { count: 2 })]);
    const found = lessonStates.filter((state) => texts("li").some((line) => line.includes(state)));
    expect(found).toEqual(waiting[side]);
  });

  it("a proposal waits for the other side", async () => {
    const proposed = shapeLesson({ state: "proposed", proposedBy: "student", startsAt: times.coming });
    const student = await show("student", [proposed]);
    expect(student.texts("li")).toEqual([]);
    const teacher = await show("teacher", [proposed]);
    await teacher.settled(() => expect(teacher.texts("li")).toHaveLength(1));
  });

  it("a lesson waits to be marked once it is over, not sooner", async () => {
    const lessons = Object.values(times).map((startsAt, nth) =>
      shapeLesson({ id: `${lessonId.slice(0, -1)}${nth}`, startsAt }),
    );
    const { texts, settled } = await show("teacher", lessons);
    await settled(() => expect(texts("li")).toHaveLength(1));
    expect(texts("li p")[0]).toContain("11:00");
  });

  it("nothing is rendered where nothing waits", async () => {
    const { find, settled, asked } = await show("teacher", [shapeLesson({ startsAt: times.coming })]);
    await settled(() => expect(asked).toHaveLength(1));
    expect(find("body > div").innerHTML).toBe("");
  });
});

describe("R13.4 a proposal", () => {
  const proposed = shapeLesson({
    state: "proposed",
    times: [times.coming, "2026-11-19T12:00:00.000Z"].map((startsAt) => ({ startsAt, minutes: 60 })),
    note: "Bring the book.",
    learners: [shapeLearner("Aman")],
    makesUpForAt: "2026-11-10T11:30:00.000Z",
  });

  it("offers each of its times in the place's time zone; one press takes one, and the list is refetched", async () => {
    const { t, texts, press, sent, asked, toasts, settled } = await show("student", [proposed]);
    await settled(() => expect(texts("li")).toHaveLength(1));
    expect(texts("p")[0]).toBe(t("lessons:pick.one", { who: "Meera Nair" }));
    expect(texts("li")[0]).toContain("Aman");
    expect(texts("li")[0]).toContain("10 Nov 2026 · \u20665:00 pm\u2069");
    expect(texts("li")[0]).toContain("Bring the book.");
    await press("19 Nov 2026 · \u20665:30 pm\u2069");
    await settled(() => expect(toasts()).toEqual([t("lessons:done.fixed")]));
    expect(sent()).toMatchObject([
      {
        method: "POST",
        path: `/api/students/lessons/${lessonId}/pick`,
        body: { startsAt: "2026-11-19T12:00:00.000Z" },
      },
    ]);
    await settled(() => expect(asked.filter(({ method }) => method === "GET")).toHaveLength(2));
  });

  it("says when it is weekly, and may be declined", async () => {
    const { t, texts, press, sent, settled } = await show("student", [{ ...proposed, weeklyUntil: "2027-01-01" }]);
    await settled(() => expect(texts("p")[0]).toBe(t("lessons:pick.weekly", { who: "Meera Nair" })));
    await press(t("lessons:pick.none"));
    await settled(() => expect(sent()).toMatchObject([{ path: `/api/students/lessons/${lessonId}/decline` }]));
  });

  it("refused as the time is taken, names the conflicting lessons", async () => {
    const conflicts = [{ startsAt: times.coming, minutes: 60 }];
    const refused = { status: 409, body: { code: "lesson_conflict", message: "taken", conflicts } };
    const { t, press, toasts, settled, texts } = await show("student", [proposed], refused);
    await settled(() => expect(texts("li")).toHaveLength(1));
    await press("18 Nov 2026 · \u206612:30 pm\u2069");
    await settled(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toBe(
      [t("lessons:failed"), t("errors:lesson_conflict"), "18 Nov 2026 · \u206612:30 pm\u2069"].join("\n"),
    );
  });
});

describe("R13.5 the class book by one press", () => {
  it("a family reads the teacher's entry with minutes and fee, and confirms", async () => {
    const marked = shapeLesson({ state: "marked", startsAt: times.over, outcome: "held", taught: 45, paise: 37_550 });
    const { t, texts, press, sent, settled } = await show("student", [marked]);
    await settled(() => expect(texts("li")).toHaveLength(1));
    expect(texts("p")[0]).toContain(`${t("lessons:outcomes.held")} · 45 minutes · \u2066₹375.50\u2069`);
    await press(t("lessons:confirm.yes"));
    await settled(() => expect(sent()).toMatchObject([{ path: `/api/students/lessons/${lessonId}/confirm` }]));
  });

  it("a lesson without a fee shows none, and a wrong one is opened to dispute it", async () => {
    const marked = shapeLesson({
      state: "marked",
      startsAt: times.over,
      outcome: "learner_absent",
      taught: 0,
      paise: 0,
    });
    const { t, texts, press, button, settled } = await show("student", [marked]);
    await settled(() => expect(texts("li")).toHaveLength(1));
    expect(texts("p")[0]).not.toContain("₹");
    await press(t("lessons:confirm.no"));
    expect(button(t("lessons:acts.object"))).toBeDefined();
  });

  it("a teacher marks it as held by one press", async () => {
    const { t, press, sent, texts, settled } = await show("teacher", [shapeLesson({ startsAt: times.over })]);
    await settled(() => expect(texts("li")).toHaveLength(1));
    await press(t("lessons:outcomes.held"));
    await settled(() =>
      expect(sent()).toMatchObject([{ path: `/api/teachers/lessons/${lessonId}/outcome`, body: { outcome: "held" } }]),
    );
  });

  it("a disputed one is not marked by one press: the teacher reads why, and writes again", async () => {
    const objected = shapeLesson({
      state: "objected",
      startsAt: times.over,
      outcome: "held",
      objection: "Nobody came.",
    });
    const { t, texts, button, settled } = await show("teacher", [objected]);
    await settled(() => expect(texts("li")[0]).toContain("Nobody came."));
    expect(button(t("lessons:outcomes.held"))).toBeUndefined();
    expect(button(t("lessons:mark.other"))).toBeDefined();
  });
});
