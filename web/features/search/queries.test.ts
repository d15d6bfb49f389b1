import { describe, expect, it } from "vitest";
import type { StudentProfile } from "#contract/students.ts";
import { studentSearch, wishesQuery } from "./queries.ts";

const wishes = (given: Partial<StudentProfile>) =>
  wishesQuery({ subjects: [], grade: null, preferredDays: [], ...given } as StudentProfile).toString();

describe("a search that fits the student (R7.11)", () => {
  it("uses the profile's subjects, class and days", () => {
    expect(wishes({ subjects: ["mathematics", "Tabla"], grade: "10", preferredDays: ["monday"] })).toBe(
      "days=monday&subjects=mathematics%2CTabla&classes=10",
    );
  });

  it("omits a class that is not a school class, and everything that is empty", () => {
    expect(wishes({ grade: "B.Com. first year", subjects: ["accountancy"] })).toBe("subjects=accountancy");
    expect(wishes({})).toBe("");
  });

  it("marks that every filter was removed, so that the wishes do not come back", () => {
    const params = new URLSearchParams({ subjects: "physics" });
    expect(studentSearch(params)).toBe("/student-dashboard?tab=find&subjects=physics");
    expect(studentSearch(params, { subjects: null })).toBe("/student-dashboard?tab=find&everyone=true");
    expect(studentSearch(new URLSearchParams(), { sort: "fee" })).toBe("/student-dashboard?tab=find&sort=fee");
  });
});
