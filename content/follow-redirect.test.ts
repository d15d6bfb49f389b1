import { expect, test } from "vitest";
import { followRedirect } from "./follow-redirect.ts";

test.each([
  ["/subjects/maths", "/home-tuition?subjects=mathematics"],
  ["/subjects/Computer-Science", "/home-tuition?subjects=computer_science"],
  ["/courses/neet-coaching-classes", "/home-tuition?subjects=neet"],
  ["/courses/class-10-social-science", "/home-tuition?subjects=social_studies"],
  ["/subjects/underwater-basket", "/home-tuition"],
  ["/locations/saket", "/home-tuition?place=saket"],
  ["/locations/greater-noida", "/home-tuition?place=greater+noida"],
  ["/locations/rohini", "/home-tuition?place=rohini"],
  ["/locations/south-delhi", "/home-tuition?place=south+delhi"],
  ["/locations/gk-1", "/home-tuition?place=gk+1"],
  ["/locations/110017", "/home-tuition?place=110017"],
  [
    "/locations/%E0%A4%B0%E0%A5%8B%E0%A4%B9%E0%A4%BF%E0%A4%A3%E0%A5%80",
    "/home-tuition?place=%E0%A4%B0%E0%A5%8B%E0%A4%B9%E0%A4%BF%E0%A4%A3%E0%A5%80",
  ],
  ["/locations/%E0", "/home-tuition"],
  ["/locations/mumbai", "/home-tuition?place=mumbai"],
  ["/locations/atlantis", "/home-tuition"],
  ["/find-tutors", "/home-tuition"],
  ["/resources", "/blog"],
  ["/how-it-works", "/"],
  ["/students", "/find-students"],
])("R2.4 %s redirects to %s", (from, to) => {
  const moved = followRedirect(from, "en");
  expect(`${moved?.path}${moved?.search}`).toBe(to);
  expect(moved?.title).not.toBe("");
});

test("R2.4 other addresses do not redirect", () => {
  for (const path of ["/", "/subjects", "/subjects/", "/maths-tuition", "/students/1/2x"])
    expect(followRedirect(path, "en")?.search ?? "").toBe("");
  expect(followRedirect("/maths-tuition", "en")).toBeUndefined();
});
