// @vitest-environment happy-dom
/** The lesson dialog (R13.4, R13.5): which acts each side has and when, and what its forms send. The clock is noon of 18 November 2026. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import type { Lesson } from "#contract/lessons.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { lessonId, relationId, shapeLearner, shapeLesson } from "#test/lesson-shapes.ts";
import { renderApp } from "#test/render-app.tsx";
import { LessonDialog } from "./lesson-dialog.tsx";

const over = "2026-11-18T05:30:00.000Z";
const coming = "2026-11-18T11:30:00.000Z";
const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-18T06:30:00Z"), toFake: ["Date"] });
  onClose.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (side: MemberRole, given: Partial<Lesson>, answer: { status?: number; body?: unknown } = {}) => {
  const lesson = shapeLesson(given);
  return renderApp(<LessonDialog lesson={lesson} side={side} onClose={onClose} />, {
    side,
    answer: () => ({ body: lesson, ...answer }),
  });
};

describe("R13.4 available acts", () => {
  it.each<[MemberRole, Partial<Lesson>, string[]]>([
    ["student", { startsAt: coming }, ["move", "cancel", "file"]],
    ["teacher", { startsAt: coming }, ["move", "cancel", "file"]],
    ["student", { startsAt: over }, ["file"]],
    ["teacher", { startsAt: over }, ["mark", "file"]],
    ["student", { startsAt: over, state: "marked", outcome: "held" }, ["object", "confirm"]],
    ["teacher", { startsAt: over, state: "marked", outcome: "held" }, ["mark"]],
    ["student", { startsAt: over, state: "objected", outcome: "held" }, ["confirm"]],
    ["teacher", { startsAt: over, state: "objected", outcome: "held" }, ["mark"]],
    ["student", { startsAt: over, state: "confirmed", outcome: "held" }, []],
    ["teacher", { startsAt: over, state: "confirmed", outcome: "held" }, []],
    ["teacher", { startsAt: coming, state: "cancelled" }, []],
  ])("by a %s with %j: %j", async (side, given, acts) => {
    const { t, buttons } = await open(side, given);
    const names = {
      ...{ mark: t("lessons:acts.mark"), object: t("lessons:acts.object"), move: t("lessons:acts.move") },
      ...{ cancel: t("lessons:acts.cancel"), file: t("lessons:acts.file"), confirm: t("lessons:confirm.yes") },
    };
    expect(buttons(".relation-acts")).toEqual(
      acts.map((act) => Object.entries(names).find(([key]) => key === act)?.[1]),
    );
  });

  it("a missed lesson links to proposing a replacement", async () => {
    const { find } = await open("teacher", { startsAt: over, state: "cancelled", canBeMadeUp: true });
    expect(find(".relation-acts a").getAttribute("href")).toBe(
      `/teacher-dashboard?tab=lessons&propose=${relationId}&instead=${lessonId}&of=${over}`,
    );
  });

  it("a family withdraws its objection, and the dialog closes", async () => {
    const { t, press, sent, settled } = await open("student", { startsAt: over, state: "objected", outcome: "held" });
    await press(t("lessons:confirm.yes"));
    await settled(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject([{ path: `/api/students/lessons/${lessonId}/confirm` }]);
  });
});

it("R13.4 R13.5 R13.8 shows the facts that are known", async () => {
  const bare = await open("student", { startsAt: coming });
  expect(bare.texts("dt")).toEqual([bare.t("lessons:facts.mode"), bare.t("lessons:facts.price")]);
  expect(bare.texts(".dialog-body > div > p")[0]).toBe("18 Nov 2026 · \u20665:00 pm\u2069 – \u20666:00 pm\u2069");
});

it("R13.5 the facts of a held lesson: counted minutes, fee, topic, homework, objection and for whom", async () => {
  const written = { taught: 45, paise: 37_550, topic: "Fractions", homework: "Page 12", objection: "Half of it." };
  const { t, texts } = await open("student", {
    ...{ startsAt: over, state: "objected", outcome: "held", learners: [shapeLearner("Aman")], ...written },
  });
  const facts = Object.fromEntries(texts("dt").map((name, nth) => [name, texts("dd")[nth]]));
  expect(facts).toEqual({
    [t("lessons:facts.learners")]: "\u2068Aman\u2069",
    [t("lessons:facts.mode")]: t("vocabulary:modes.student_home"),
    [t("lessons:facts.price")]: "₹500 per hour",
    [t("lessons:facts.taught")]: "45 minutes",
    [t("lessons:facts.fee")]: "\u2066₹375.50\u2069",
    [t("lessons:facts.topic")]: "Fractions",
    [t("lessons:facts.homework")]: "Page 12",
    [t("lessons:facts.objection")]: "Half of it.",
  });
  expect(texts(".badge")).toEqual([`${t("lessons:states.objected")} · ${t("lessons:outcomes.held")}`]);
});

describe("R13.4 moving and cancelling", () => {
  it("a new time is typed and sent in the place's time zone, whatever the device's", async () => {
    const { t, press, find, fill, submit, sent, settled } = await open("student", { startsAt: coming });
    await press(t("lessons:acts.move"));
    expect(find("[name=when]")).toMatchObject({ value: "2026-11-18T17:00", required: true });
    await fill("[name=when]", "2026-11-20T00:15");
    await submit();
    await settled(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject([
      {
        path: `/api/students/lessons/${lessonId}/move`,
        body: { startsAt: "2026-11-19T18:45:00.000Z", scope: "this" },
      },
    ]);
  });

  it("which lessons of a series are meant is asked only for a series", async () => {
    const alone = await open("teacher", { startsAt: coming });
    await alone.press(alone.t("lessons:acts.cancel"));
    expect(alone.texts("[name=scope]")).toEqual([]);
  });

  it("all future lessons of a series are cancelled with a reason", async () => {
    const { t, press, click, fill, submit, sent, settled } = await open("teacher", {
      ...{ startsAt: coming, seriesId: relationId },
    });
    await press(t("lessons:acts.cancel"));
    await click("[name=scope][value=all]");
    await fill("[name=reason]", "I am moving.");
    await submit();
    await settled(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject([
      { path: `/api/teachers/lessons/${lessonId}/cancel`, body: { reason: "I am moving.", scope: "all" } },
    ]);
  });

  it("a refused form stays open with its values", async () => {
    const refused = { status: 409, body: { code: "lesson_conflict", message: "taken" } };
    const { t, press, fill, find, submit, toasts, settled } = await open("student", { startsAt: coming }, refused);
    await press(t("lessons:acts.move"));
    await fill("[name=when]", "2026-11-20T09:00");
    await submit();
    await settled(() => expect(toasts()).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
    expect(find("[name=when]")).toMatchObject({ value: "2026-11-20T09:00" });
  });
});

describe("R13.5 marking and objecting", () => {
  const mark = async (given: Partial<Lesson> = {}) => {
    const app = await open("teacher", { startsAt: over, minutes: 90, ...given });
    await app.press(app.t("lessons:acts.mark"));
    return app;
  };
  const choose = (outcome: string) => `[name=outcome][value=${outcome}]`;

  it("a held lesson counts its own minutes unless the teacher enters fewer", async () => {
    const { find, fill, submit, sent, settled } = await mark();
    expect(find("[name=minutes]")).toMatchObject({ value: "90", min: "0", max: String(limits.longest) });
    await fill("[name=minutes]", "75");
    await fill("[name=topic]", "Fractions");
    await submit();
    await settled(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        { outcome: "held", minutes: 75, topic: "Fractions", homework: "" },
      ]),
    );
  });

  it("empty minutes are not zero: the form waits for them", async () => {
    const { fill, submit, sent } = await mark();
    await fill("[name=minutes]", "");
    await submit();
    expect(sent()).toEqual([]);
  });

  it("for an absent learner the teacher may count some, by default none; for other outcomes none", async () => {
    const { click, find, fill, texts, submit, sent, settled } = await mark();
    await click(choose("learner_absent"));
    expect(find("[name=minutes]")).toMatchObject({ value: "0" });
    await fill("[name=minutes]", "30");
    await click(choose("teacher_absent"));
    expect(texts("[name=minutes]")).toEqual([]);
    await submit();
    await settled(() => expect(sent()).toMatchObject([{ body: { outcome: "teacher_absent", minutes: 0 } }]));
  });

  it("earlier values can be changed", async () => {
    const written = {
      state: "objected",
      outcome: "learner_absent",
      taught: 20,
      topic: "None",
      homework: "Page 9",
    } as const;
    const { find } = await mark(written);
    expect(find(`${choose("learner_absent")}`)).toMatchObject({ checked: true });
    expect(["minutes", "topic", "homework"].map((name) => find(`[name=${name}]`))).toMatchObject([
      { value: "20" },
      { value: "None" },
      { value: "Page 9" },
    ]);
  });

  it("an objection needs a text", async () => {
    const { t, press, submit, fill, sent, settled } = await open("student", {
      ...{ startsAt: over, state: "marked", outcome: "held" },
    });
    await press(t("lessons:acts.object"));
    await submit();
    expect(sent()).toEqual([]);
    await fill("[name=objection]", "It was half an hour.");
    await submit();
    await settled(() =>
      expect(sent()).toMatchObject([
        { path: `/api/students/lessons/${lessonId}/object`, body: { reason: "It was half an hour." } },
      ]),
    );
  });
});
