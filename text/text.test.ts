import { describe, expect, expectTypeOf, it } from "vitest";
import { textIn, textsOf } from "#content/text-in.ts";
import type { TextKey } from "./keys.ts";
import { ur } from "./ur.ts";

/** Every text the specification quotes, by its section; `{{name}}` where it says {name}. */
const quoted: Record<string, string[]> = {
  "section 2": ["Loading...", "Download from App Store", "Download from Play Store", "Accept", "Decline", "Download"],
  "section 5": [
    "Please enter a valid email address",
    "Please fill in all fields.",
    "All fields are required.",
    "Passwords do not match.",
    "Please enter a 6-digit OTP code",
    "Invalid OTP",
    "This time slot already exists",
    "End time must be after start time",
    "No user ID found for account status update",
  ],
  "section 6": [
    "This section is for teachers only. Please login as a teacher.",
    "This section is for students only. Please login as a student.",
    "You are currently logged in as a teacher. Please login as a student to access the student dashboard.",
    "You are currently logged in as a student. Please login as a teacher to access the teacher dashboard.",
  ],
  "section 8": [
    "Login failed",
    "Invalid credentials",
    "Verification Required",
    "Your email is not verified. Please verify your email to continue.",
    "Registration failed",
    "Registration failed. Please try again.",
    "Verification failed",
    "Invalid OTP. Please try again.",
    "Failed to resend OTP",
    "Could not resend verification code. Please try again.",
    "Account Deleted",
    "Your account is deleted. Reactivate to continue.",
    "Account Deactivated",
    "Your account is deactivated. Please activate it from account status.",
    "Authentication Error",
    "Registration successful",
    "OTP resent",
    "Verification successful",
    "Welcome, {{name}}!",
    "Logged out",
    "Login Successful",
    "Registration Successful",
    "Please complete your profile",
    "Location Setup",
    "Failed to send reset link. Please try again.",
    "Failed to change language.",
    "Update Failed",
    "Failed to update profile. Please try again.",
    "Failed to send message. Please try again or contact us directly.",
    "Teacher not found.",
    "User data not found. Please try logging in again.",
    "Unable to connect to the server. Please check your internet connection.",
  ],
  "section 9": ["India", "Current Location", "Auto-detected Location", "Profile Location", "Manual Location"],
};

function allTexts(node: object): string[] {
  return Object.values(node).flatMap((value) => (typeof value === "string" ? [value] : allTexts(value)));
}

const english = new Set(allTexts(textsOf("en")));

describe.each(Object.entries(quoted))("R5.1 R8.1 texts quoted in %s", (_section, texts) => {
  it.each(texts)("has '%s' exactly", (text) => {
    expect(english).toContain(text);
  });
});

describe("R2.2 one text in three languages", () => {
  it("fills in the brand of the language", () => {
    expect(textIn("en").t("mails:sign")).toBe("Your Nukkad team");
    expect(textIn("hi").t("mails:sign")).toBe("आपकी नुक्कड़ टीम");
    expect(textIn("ur").t("mails:sign")).toBe("آپ کی نکڑ ٹیم");
  });

  it("chooses the plural form and groups digits the Indian way", () => {
    const counts = (language: "en" | "hi" | "ur") =>
      [1, 2, 123_456].map((count) => textIn(language).t("home:counts.teachers", { count }));
    expect(counts("en")).toEqual(["1 teacher", "2 teachers", "1,23,456 teachers"]);
    expect(counts("hi")).toEqual(["1 टीचर", "2 टीचर", "1,23,456 टीचर"]);
    expect(counts("ur")).toEqual(["1 استاد", "2 اساتذہ", "1,23,456 اساتذہ"]);
  });

  it("keeps the rupee sign before its number in Urdu text", () => {
    const amounts = JSON.stringify(ur).match(/.?₹\{\{\w+\}\}(?:–\{\{\w+\}\})?.?/gu) ?? [];
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts.filter((amount) => !/^\u2066.*\u2069$/u.test(amount))).toEqual([]);
  });

  it("inserts a person's name literally, never as a template or as HTML", () => {
    const name = "{{phone}} $t(shell:splash) <b>&";
    expect(textIn("en").t("accounts:toasts.verified.body", { name })).toBe(`Welcome, ${name}!`);
  });

  it("refuses an unknown key when types are checked", () => {
    expectTypeOf<"home:hero.title">().toExtend<TextKey>();
    expectTypeOf<"home:counts.teachers">().toExtend<TextKey>();
    expectTypeOf<"home:hero.nothing">().not.toExtend<TextKey>();
  });
});
