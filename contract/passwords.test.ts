/** Password strength, for the meter and the server. */
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { issuesOf } from "#contract/issues.ts";
import { newPassword } from "#contract/schemas/passwords.ts";
import { metRequirements, passwordStrength } from "./passwords.ts";

test.each([
  ["", "weak"],
  ["Ab1!", "weak"],
  ["abcdefgh", "weak"],
  ["abcdefg1", "weak"],
  ["Abcdefg1", "medium"],
  ["abcdef1!", "medium"],
  ["Abcdef1!", "strong"],
  ["fourteen chars", "weak"],
  ["fifteen letters", "strong"],
  ["मेरा घर नुक्कड़ पर", "strong"],
] as const)("R5.2 %s is %s", (password, strength) => expect(passwordStrength(password)).toBe(strength));

test("R5.2 the five requirements are met one by one", () => {
  expect(metRequirements("Abc 1")).toEqual({
    length: false,
    uppercase: true,
    lowercase: true,
    number: true,
    special: true,
  });
});

test("R5.2 only a strong password may be chosen, up to 128 characters of any script", () => {
  const codes = (value: unknown) => {
    const parsed = z.safeParse(newPassword("register_fields"), value);
    return parsed.success ? [] : issuesOf(parsed.error, value).map(({ code }) => code);
  };
  expect(codes(undefined)).toEqual(["register_fields"]);
  expect(codes("")).toEqual(["register_fields"]);
  expect(codes("Abcdefg1")).toEqual(["password_weak"]);
  expect(codes("Abcdef1!")).toEqual([]);
  expect(codes("😀".repeat(128))).toEqual([]);
  expect(codes("😀".repeat(129))).toEqual(["password_too_long"]);
});
