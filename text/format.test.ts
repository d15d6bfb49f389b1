import { describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { weekdayOf } from "#contract/time-zone.ts";
import {
  formatDate,
  formatDistance,
  formatDistanceNumber,
  formatFee,
  formatList,
  formatPaise,
  formatPhone,
  formatRating,
  formatServiceFee,
  formatSpan,
  formatTime,
} from "./format.ts";
import { formatNumber } from "./format-number.ts";

const { t } = textIn("en");
const urdu = textIn("ur").t;

describe("R3.4 distances", () => {
  it.each([
    [0, "less than 1 km"],
    [0.9, "less than 1 km"],
    [1, "about 1 km"],
    [1.2, "about 1 km"],
    [1.3, "about 1.5 km"],
    [1.7, "about 1.5 km"],
    [1.8, "about 2 km"],
    [9.7, "about 9.5 km"],
    [9.8, "about 10 km"],
    [10.4, "about 10 km"],
    [10.5, "about 11 km"],
    [1234, "about 1,234 km"],
  ])("says %d km as '%s'", (km, text) => {
    expect(formatDistance(t, km)).toBe(text);
  });

  it("is short on a milestone, and in the reader's language", () => {
    expect(formatDistanceNumber(0.4)).toBe("<1");
    expect(formatDistanceNumber(3.6)).toBe("3.5");
    expect(formatDistance(textIn("hi").t, 1.6)).toBe("लगभग 1.5 किमी");
    expect(formatDistance(urdu, 0.2)).toBe("1 کلومیٹر سے کم");
  });
});

describe("R1.3 R3.6 fees", () => {
  it("writes rupees with Indian grouping and western digits", () => {
    expect(formatNumber(100_000)).toBe("1,00,000");
    const numbers = [-0, 0, 7, 1000, 1.5, 0.125, -5];
    const written = ["0", "0", "7", "1,000", "1.5", "0.13", "-5"];
    // The second time from the cache.
    for (const _ of [1, 2]) expect(numbers.map(formatNumber)).toEqual(written);
    expect(formatFee(t, { hourly: 500, monthly: 6000 })).toBe("₹500 per hour");
    expect(formatFee(t, { hourly: null, monthly: 125_000 })).toBe("₹1,25,000 per month");
    expect(formatFee(t, null)).toBe("Ask for the fee");
    expect(formatFee(urdu, { monthly: 6000 })).toBe("\u2066₹6,000\u2069 ماہانہ");
  });

  it("says 'a small service fee' while the operator has set none", () => {
    expect(formatServiceFee(t, null)).toBe("a small service fee");
    expect(formatServiceFee(t, { amount: 499 })).toBe("a service fee of ₹499");
  });
});

describe("R1.3 R13.5 amounts in paise", () => {
  it.each([
    [0, "₹0"],
    [19_900, "₹199"],
    [4950, "₹49.50"],
    [37_505, "₹375.05"],
    [9, "₹0.09"],
    [1_23_45_678, "₹1,23,456.78"],
  ])("%d are %s", (paise, words) => {
    expect(formatPaise(paise)).toBe(`\u2066${words}\u2069`);
  });
});

describe("R2.2 dates, times and lists", () => {
  it("uses western digits in every language", () => {
    const late = new Date("2026-11-05T20:00:00Z");
    for (const language of ["en", "hi", "ur"]) {
      expect(formatDate(language, late)).toMatch(/\b6\b.*2026/);
      expect(formatTime(language, "17:30")).toMatch(/^5:30/);
      expect(formatTime(language, "24:00")).toBe(formatTime(language, "00:00"));
    }
  });

  it("groups an Indian number for reading, and shows any other as stored (R3.3)", () => {
    expect(formatPhone("+919000050013")).toBe("+91 90000 50013");
    expect(formatPhone("+442071838750")).toBe("+442071838750");
  });

  it("isolates the times of a range, so that Urdu text keeps each whole", () => {
    const { from, to } = formatSpan("ur", { startTime: "17:30", endTime: "19:00" });
    for (const [time, shown] of [
      ["5:30", from],
      ["7:00", to],
    ] as const)
      expect(shown).toMatch(new RegExp(`^\u2066${time}.*\u2069$`));
  });

  it("names the local day of the week (R3.2)", () => {
    expect(weekdayOf(new Date("2026-11-15T18:29:00Z"))).toBe("sunday");
    expect(weekdayOf(new Date("2026-11-15T18:31:00Z"))).toBe("monday");
  });

  it("creates formatters once for all cards of a page (R12.3)", () => {
    const made = [vi.spyOn(Intl, "ListFormat"), vi.spyOn(Intl, "DateTimeFormat")];
    for (let card = 0; card < 20; card++) formatDate("en", new Date(0)) + formatList("en", ["a", "b"]);
    expect(made.map(({ mock }) => mock.calls.length <= 1)).toEqual([true, true]);
    vi.restoreAllMocks();
  });

  it("joins a list with the language's own word", () => {
    expect(formatList("en", ["a", "b", "c"])).toBe("a, b and c");
    expect(formatList("hi", ["a", "b"])).toContain("और");
    expect(formatList("ur", ["a", "b"])).toContain("اور");
    expect(formatRating(4.66)).toBe("4.7");
  });
});
