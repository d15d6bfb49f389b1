// @vitest-environment happy-dom
/** The lessons tab (R13.4): proposals, what the address opens, and the calendar feed. The clock is 18 November 2026. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lessonId, relationId, shapeMonth, shapeRelation } from "#test/lesson-shapes.ts";
import { renderApp } from "#test/render-app.tsx";
import LessonsTab from "./lessons-tab.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-18T06:30:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const home = "/teacher-dashboard?tab=lessons";

function show(path = home, relations = [shapeRelation()]) {
  return renderApp(<LessonsTab side="teacher" />, {
    side: "teacher",
    path,
    answer: ({ method, path: asked }) => {
      if (asked.includes("/months/")) return { body: shapeMonth() };
      if (asked === "/api/calendar/renew") return { body: { path: "/api/calendar/second.ics" } };
      if (asked === "/api/calendar") return { body: { path: "/api/calendar/first.ics" } };
      if (asked === "/api/teachers/my-students") return { body: relations };
      return { body: method === "GET" ? [] : {} };
    },
  });
}

describe("R13.4 the people", () => {
  it("are the active relations, each with a proposal and this month's account", async () => {
    const { t, texts, find, asked, settled } = await show();
    await settled(() => expect(texts(".lesson-people bdi")).toEqual(["Zoya Khan"]));
    expect(asked.find(({ path }) => path.endsWith("my-students"))?.query).toEqual({ page: "1", status: "accepted" });
    const account = find(`a[aria-label="${t("lessons:month.button")}: Zoya Khan"]`).getAttribute("href");
    expect(account).toContain(`?tab=lessons&relation=${relationId}&month=2026-11`);
  });

  it("without anybody yet, it says when there will be", async () => {
    const { t, find, settled, asked } = await show(home, []);
    await settled(() => expect(asked.length).toBeGreaterThan(2));
    await settled(() => expect(find(".lessons-tab").textContent).toContain(t("lessons:people.none")));
  });
});

describe("R13.4 what the address opens", () => {
  it("a press opens the proposal, and the address names it; closing clears the address", async () => {
    const { t, press, place, texts, button, settled } = await show();
    const name = `${t("lessons:propose.button")}: Zoya Khan`;
    await settled(() => expect(button(name)).toBeDefined());
    await press(name);
    await settled(() => expect(texts("dialog h2")).toEqual([t("lessons:propose.title", { name: "Zoya Khan" })]));
    expect(place()).toBe(`${home}&propose=${relationId}`);
    await press(t("shell:actions.close"));
    await settled(() => expect(texts("dialog h2")).toEqual([]));
    expect(place()).toBe(home);
  });

  it("a replacement proposal names the missed lesson; closing clears the address", async () => {
    const of = "2026-11-10T11:30:00.000Z";
    const { t, texts, press, place, settled } = await show(
      `${home}&propose=${relationId}&instead=${lessonId}&of=${of}`,
    );
    const words = t("lessons:propose.instead", { when: "10 Nov 2026 · \u20665:00 pm\u2069" });
    await settled(() => expect(texts("dialog form > p")).toContain(words));
    await press(t("shell:actions.close"));
    await settled(() => expect(place()).toBe(home));
  });

  it("an invalid time makes it an ordinary proposal", async () => {
    const { t, texts, settled } = await show(`${home}&propose=${relationId}&instead=${lessonId}&of=then`);
    await settled(() => expect(texts("dialog form")).toHaveLength(1));
    expect(texts("dialog form > p").join()).not.toContain(t("lessons:propose.instead", { when: "" }));
  });

  it("no proposal for a person without an active relation", async () => {
    const { texts, settled } = await show(`${home}&propose=${lessonId}`);
    await settled(() => expect(texts(".lesson-people bdi")).toHaveLength(1));
    expect(texts("dialog")).toEqual([]);
  });

  it("a relation opens the account of its month in place of the week", async () => {
    const { texts, settled } = await show(`${home}&relation=${relationId}&month=2026-11`);
    await settled(() => expect(texts("#month-title")).toEqual(["November 2026 · Meera Nair"]));
    expect(texts("#lessons-week")).toEqual([]);
  });
});

it("R13.4 the calendar address is complete, and a new one replaces it", async () => {
  const { t, texts, press, toasts, settled } = await show();
  await settled(() => expect(texts(".lesson-address")).toEqual([`${location.origin}/api/calendar/first.ics`]));
  await press(t("lessons:calendar.renew"));
  await settled(() => expect(texts(".lesson-address")).toEqual([`${location.origin}/api/calendar/second.ics`]));
  expect(toasts()).toEqual([t("lessons:calendar.renewed")]);
});
