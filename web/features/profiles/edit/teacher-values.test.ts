import { describe, expect, it } from "vitest";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { findIssues } from "#web/forms/find-issues.ts";
import { writeTeacherFields } from "./teacher-values.ts";

const check = (values: Parameters<typeof writeTeacherFields>[0]) =>
  findIssues(saveTeacherProfileEndpoint, writeTeacherFields(values));

describe("R3.6 numbers in a teacher's form", () => {
  it.each([
    ["1500", 1500],
    ["1,500", 1500],
    ["10,000", 10_000],
    [" 1 500 ", 1500],
    ["0", 0],
    ["", null],
    ["  ", null],
  ])("a fee of %j is sent as %j and accepted", async (typed, sent) => {
    expect(writeTeacherFields({ hourly: typed })).toEqual({ fee: { hourly: sent } });
    expect(await check({ hourly: typed, monthly: typed, experienceYears: "" })).toEqual([]);
  });

  it.each(["abc", "15.5", "-100", "1500 rupees", "9999999999"])(
    "a fee of %j is refused at its field",
    async (typed) => {
      expect(await check({ monthly: typed })).toEqual([{ path: "fee.monthly", code: "invalid" }]);
    },
  );

  it("sends only changes", () => {
    expect(writeTeacherFields({ bio: "Hello" })).toEqual({ bio: "Hello" });
    expect(writeTeacherFields({ experienceYears: "12" })).toEqual({ experienceYears: 12 });
    expect(writeTeacherFields({ hourly: "300", monthly: "" })).toEqual({ fee: { hourly: 300, monthly: null } });
  });
});
