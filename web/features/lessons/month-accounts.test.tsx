// @vitest-environment happy-dom
/** The account of a month (R13.5): which month, its lines and sums, payments and how the family pays. The clock is 1 December 2026, still November in London. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MonthAccount } from "#contract/class-book.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { lessonId, relationId, shapeLearner, shapeLine, shapeMonth } from "#test/lesson-shapes.ts";
import { renderApp } from "#test/render-app.tsx";
import MonthAccounts from "./month-accounts.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-30T19:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = async (given: Partial<MonthAccount> = {}, { side = "student" as MemberRole, month = "2026-11" } = {}) => {
  const app = await renderApp(<MonthAccounts side={side} />, {
    side,
    path: `/${side}-dashboard?tab=lessons&relation=${relationId}&month=${month}`,
    answer: () => ({ body: shapeMonth({ month, ...given }) }),
  });
  await app.settled(() => expect(app.texts("#month-title")).toHaveLength(1));
  return app;
};

describe("R13.5 which month", () => {
  it.each([
    ["2026-11", "2026-11", "October 2026", "December 2026"],
    ["2027-01", "2027-01", "December 2026", "February 2027"],
    ["2028-02", "2028-02", "January 2028", "March 2028"],
    ["2026-13", "2026-12", "November 2026", "January 2027"],
    ["soon", "2026-12", "November 2026", "January 2027"],
  ])("the address %s asks for %s and leads to %s and %s", async (month, asked, before, after) => {
    const app = await show({ month: asked }, { month });
    expect(app.asked[0]?.path).toBe(`/api/students/relations/${relationId}/months/${asked}`);
    expect(app.texts(".month-turns a").slice(1)).toEqual([before, after]);
  });
});

describe("R13.5 lines and sums", () => {
  it("each lesson with its local day, outcome, minutes, for whom and fee; an unconfirmed one says so", async () => {
    const line = (nth: number, more = {}) => shapeLine({ lessonId: `${lessonId.slice(0, -1)}${nth}`, ...more });
    const { t, texts } = await show({
      lines: [
        line(1, { topic: "Fractions", learners: [shapeLearner("Aman")] }),
        line(2, { state: "marked", startsAt: "2026-11-08T18:30:00.000Z" }),
        line(3, { state: "objected", outcome: "learner_absent", minutes: 15, paise: 12_550 }),
      ],
    });
    const rows = texts("tbody tr");
    expect(rows[0]).toContain("2 Nov 2026");
    expect(rows[0]).toContain("Fractions");
    expect(rows[0]).toContain("Aman");
    expect(rows[1]).toContain("9 Nov 2026");
    expect(rows[2]).toContain(`${t("lessons:outcomes.learner_absent")} · 15 minutes`);
    expect(rows[2]).toContain("₹125.50");
    expect(texts(".badge")).toEqual([t("lessons:states.marked"), t("lessons:states.objected")]);
  });

  it("the sums are minutes, fee and open amount; a monthly fee is labelled so", async () => {
    const { t, texts } = await show({ minutes: 135, fee: 1_12_550, open: 12_550, byTheMonth: true });
    expect(texts(".month-sums dt")).toEqual([
      t("lessons:month.hours"),
      t("lessons:month.monthlyFee"),
      t("lessons:month.open"),
    ]);
    expect(texts(".month-sums dd")).toEqual(["135 minutes", "\u2066₹1,125.50\u2069", "\u2066₹125.50\u2069"]);
  });

  it("a month without lessons says so", async () => {
    const { t, texts } = await show({ lines: [], minutes: 0, fee: 0, open: 0 });
    expect(texts("section > p")[0]).toBe(t("lessons:month.none"));
  });
});

describe("R13.5 payments", () => {
  const paid = (student: number, teacher: number) => ({ paidBy: { student, teacher } });

  it.each<[string, MemberRole, Partial<MonthAccount>, boolean, MemberRole[]]>([
    ["nobody has said it", "student", {}, true, []],
    ["the family has said it", "student", paid(50_000, 0), false, ["student"]],
    ["the teacher alone has said it", "student", paid(0, 50_000), true, ["teacher"]],
    ["both have said it", "teacher", paid(50_000, 50_000), false, ["student", "teacher"]],
    ["a lesson came since", "student", paid(40_000, 50_000), true, ["teacher"]],
    ["nothing is to be paid", "student", { fee: 0, open: 0 }, false, []],
  ])("%s", async (_, side, given, asks, said) => {
    const { t, button, find } = await show(given, { side });
    expect(button(t(`lessons:month.say.${side}`)) !== undefined).toBe(asks);
    const whole = find("section").textContent ?? "";
    const heard = (["student", "teacher"] as const).filter((one) => whole.includes(t(`lessons:month.paidBy.${one}`)));
    expect(heard).toEqual(said);
  });

  it("each confirms its own side and month", async () => {
    const { t, press, sent, settled } = await show({}, { side: "teacher" });
    await press(t("lessons:month.say.teacher"));
    await settled(() =>
      expect(sent()).toMatchObject([{ path: `/api/teachers/relations/${relationId}/months/2026-11/paid` }]),
    );
  });

  const pay = { upiAddress: "meera.nair@okbank", payee: "Meera Nair", reference: "Lessons Nov" };

  it("the family pays the open amount, straight to the teacher", async () => {
    const { find } = await show({ pay, open: 12_550 });
    const address = new URL(find(".pay-by-upi a").getAttribute("href") ?? "");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ pa: "meera.nair@okbank", pn: "Meera Nair", am: "125.50", cu: "INR", tn: "Lessons Nov" },
    });
  });

  it.each([
    ["nothing is open", { pay, open: 0 }],
    ["the teacher named no address", { pay: null }],
  ])("payment is not offered where %s", async (_, given) => {
    const { texts } = await show(given);
    expect(texts(".pay-by-upi")).toEqual([]);
  });
});
