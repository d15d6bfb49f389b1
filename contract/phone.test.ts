import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { phoneNumber, phoneOrNone } from "#contract/schemas/phone.ts";
import { issuesOf } from "./issues.ts";
import { tidyPhone } from "./phone.ts";

describe("R3.3 a phone number as people type it", () => {
  it.each([
    ["an Indian mobile", "9876543210"],
    ["with the country", "+919876543210"],
    ["with the country, without its plus", "919876543210"],
    ["with the zero of a call within India", "09876543210"],
    ["with spaces, dashes, points and brackets", " (+91) 98765-43.210 "],
    ["in Hindi digits", "९८७६५४३२१०"],
    ["in Urdu digits", "۹۸۷۶۵۴۳۲۱۰"],
    ["in Arabic digits", "٩٨٧٦٥٤٣٢١٠"],
    ["in Urdu digits, with the country", "+۹۱ ۹۸۷۶۵ ۴۳۲۱۰"],
    ["with the marks of direction that a copied number carries", "\u202a+91 98765 43210\u202c\u200e"],
  ])("%s is stored as E.164", (_, typed) => {
    expect(tidyPhone(typed)).toBe("+919876543210");
  });

  it("takes a number of another country in E.164 only", () => {
    expect(tidyPhone("+44 20 7946 0958")).toBe("+442079460958");
    expect(tidyPhone("020 7946 0958")).toBeUndefined();
  });

  it.each(["", "12345", "5876543210", "98765432101", "+0123456789", "call me", "98765४३२१x"])("refuses %j", (typed) => {
    expect(tidyPhone(typed)).toBeUndefined();
  });

  it("says what is wrong: missing, with the role's own reason, or no number (section 5)", () => {
    const codesOf = (typed: string) => {
      const { error } = z.safeParse(phoneNumber("phone_required_teacher"), typed);
      return error && issuesOf(error, typed).map(({ code }) => code);
    };
    expect(codesOf("  ")).toEqual(["phone_required_teacher"]);
    expect(codesOf("123")).toEqual(["phone_invalid"]);
  });

  it("reads an empty field as removing the number, where that is allowed", () => {
    expect(z.parse(phoneOrNone, " ")).toBeNull();
    expect(z.parse(phoneOrNone, null)).toBeNull();
    expect(z.parse(phoneOrNone, "۹۸۷۶۵۴۳۲۱۰")).toBe("+919876543210");
    expect(z.safeParse(phoneOrNone, "123").success).toBe(false);
  });
});
