// @vitest-environment happy-dom
/** Proposing a lesson (R13.4): from free hours or typed, at most three, once or weekly, for whom. The clock is noon of 18 November 2026. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { lessonId, relationId, shapeLearner, shapeRelation } from "#test/lesson-shapes.ts";
import { renderApp } from "#test/render-app.tsx";
import ProposeDialog from "./propose-dialog.tsx";

const onClose = vi.fn();
const free = [10, 11, 12, 13].map((hour) => `2026-11-19T${hour}:30:00.000Z`);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-18T06:30:00Z"), toFake: ["Date"] });
  onClose.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

type Shown = {
  learners?: string[];
  instead?: { id: string; of: string };
  times?: string[];
  /** Whether the free times are answered. */
  known?: Promise<void>;
  status?: number;
};

async function open({ learners = [], instead, times = free, known, status = 201 }: Shown = {}) {
  const relation = shapeRelation(learners.map((name, nth) => shapeLearner(name, nth + 1)));
  const dialog = (
    <ProposeDialog side="teacher" relation={relation} name="Zoya Khan" instead={instead ?? null} onClose={onClose} />
  );
  const app = await renderApp(dialog, {
    side: "teacher",
    answer: async ({ method, query }) => {
      if (method !== "GET") return { status, body: { code: "lesson_conflict", message: "taken" } };
      await known;
      return { body: times.map((startsAt) => ({ startsAt, minutes: Number(query.minutes) })) };
    },
  });
  await app.settled(() => expect(app.texts("[name=free]")).toHaveLength(times.length));
  const choose = (startsAt = "") => app.click(`[id="free-${startsAt}"]`);
  return { ...app, choose };
}

/** Of the one proposal that was sent. */
const bodyOf = (sent: { body: unknown }[]) => sent[0]?.body;
const asTimes = (times: string[], minutes = 60) => times.map((startsAt) => ({ startsAt, minutes }));

describe("R13.4 times", () => {
  it("are chosen from what both have free, three at most, and sent", async () => {
    const { t, choose, find, button, submit, sent, settled } = await open();
    expect(button(t("lessons:propose.send", { count: 0 }))).toMatchObject({ disabled: true });
    for (const startsAt of free.slice(0, limits.times)) await choose(startsAt);
    expect(find(`[id="free-${free[3]}"]`)).toMatchObject({ disabled: true });
    expect(find(`[id="free-${free[0]}"]`)).toMatchObject({ disabled: false });
    await choose(free[1]);
    expect(find(`[id="free-${free[3]}"]`)).toMatchObject({ disabled: false });
    expect(button(t("lessons:propose.send", { count: 2 }))).toMatchObject({ disabled: false });
    await submit();
    await settled(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject([{ path: `/api/teachers/relations/${relationId}/lessons` }]);
    expect(bodyOf(sent())).toEqual({ times: asTimes([free[0] ?? "", free[2] ?? ""]), mode: "student_home", note: "" });
  });

  it("are fetched by length; another length clears the choice, as it may not be free that long", async () => {
    const { t, choose, fill, asked, button, settled } = await open();
    await choose(free[0]);
    await fill("[name=minutes]", "90");
    await settled(() => expect(asked.map(({ query }) => query.minutes)).toEqual(["60", "90"]));
    expect(button(t("lessons:propose.send", { count: 0 }))).toMatchObject({ disabled: true });
  });

  it("are typed in the place's time zone; a fourth is one too many", async () => {
    const { t, choose, fill, button, submit, sent, settled } = await open();
    for (const startsAt of free.slice(0, 3)) await choose(startsAt);
    await fill("[name=other]", "2026-11-20T00:15");
    expect(button(t("lessons:propose.send", { count: 4 }))).toMatchObject({ disabled: true });
    await choose(free[0]);
    await choose(free[1]);
    await submit();
    await settled(() => expect(sent()).toHaveLength(1));
    expect(bodyOf(sent())).toMatchObject({ times: asTimes([free[2] ?? "", "2026-11-19T18:45:00.000Z"]) });
  });

  it("are reported as none only after loading", async () => {
    const known = Promise.withResolvers<void>();
    const { t, texts, settled, asked } = await open({ times: [], known: known.promise });
    await settled(() => expect(asked).toHaveLength(1));
    expect(texts(".field-hint")).toEqual([]);
    known.resolve();
    await settled(() => expect(texts(".field-hint")).toEqual([t("lessons:propose.noFree")]));
  });
});

describe("R13.4 every week", () => {
  it("ends by default after twelve weeks, which may be changed", async () => {
    const { choose, click, find, fill, submit, sent, settled } = await open();
    await choose(free[0]);
    await click("[name=weekly]");
    expect(find("[name=until]")).toMatchObject({ value: "2027-02-10", required: true });
    await fill("[name=until]", "2026-12-31");
    await submit();
    await settled(() => expect(bodyOf(sent())).toMatchObject({ weekly: { until: "2026-12-31" } }));
  });

  it("is not offered for the replacement of a missed lesson, which is named and sent", async () => {
    const { t, texts, choose, submit, sent, settled } = await open({
      instead: { id: lessonId, of: "2026-11-10T11:30:00.000Z" },
    });
    expect(texts("form > p")).toContain(t("lessons:propose.instead", { when: "10 Nov 2026 · \u20665:00 pm\u2069" }));
    expect(texts("[name=weekly]")).toEqual([]);
    await choose(free[0]);
    await submit();
    await settled(() => expect(bodyOf(sent())).toMatchObject({ makesUpFor: lessonId }));
  });
});

describe("R13.8 for whom", () => {
  it("is not asked with one learner, and defaults to all", async () => {
    const { texts } = await open({ learners: ["Aman"] });
    expect(texts("[name=learnerIds]")).toEqual([]);
  });

  it("is asked with several; the last chosen one cannot be removed", async () => {
    const { choose, click, submit, sent, settled } = await open({ learners: ["Aman", "Zoya"] });
    const [aman, zoya] = [shapeLearner("", 1).id, shapeLearner("", 2).id];
    await choose(free[0]);
    await click(`[value="${aman}"]`);
    await click(`[value="${zoya}"]`);
    await submit();
    await settled(() => expect(bodyOf(sent())).toMatchObject({ learnerIds: [zoya] }));
  });

  it("all chosen, names nobody: later learners are included", async () => {
    const { choose, submit, sent, settled } = await open({ learners: ["Aman", "Zoya"] });
    await choose(free[0]);
    await submit();
    await settled(() => expect(sent()).toHaveLength(1));
    expect(bodyOf(sent())).not.toHaveProperty("learnerIds");
  });
});

it("R13.4 a refused proposal stays open with its values", async () => {
  const { choose, fill, find, submit, toasts, settled } = await open({ status: 409 });
  await choose(free[0]);
  await fill("[name=note]", "At your place.");
  await submit();
  await settled(() => expect(toasts()).toHaveLength(1));
  expect(onClose).not.toHaveBeenCalled();
  expect(find("[name=note]")).toMatchObject({ value: "At your place." });
  expect(find(`[id="free-${free[0]}"]`)).toMatchObject({ checked: true });
});
