import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { relation as relationLimits, review as reviewLimits } from "#contract/limits.ts";
import { languages } from "#contract/vocabulary.ts";
import { parseAvatarKey } from "./avatar-key.ts";
import { unknownSlugs } from "./localities.ts";
import { makeCity } from "./make-city.ts";
import { generateTeacher } from "./make-teacher.ts";
import { matchDemoTeachers } from "./match-teachers.ts";
import { bioPieces } from "./write-text.ts";

const now = new Date("2026-07-01T10:00:00Z");
const city = makeCity(now);
const fingerprint = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe("the demo city (R12.1)", () => {
  test("is deterministic, and its people do not depend on the day", () => {
    expect(fingerprint(makeCity(now))).toBe(fingerprint(city));
    const later = generateTeacher(7, new Date("2027-01-01T00:00:00Z"));
    expect(later.account.id).toBe(city.teachers[7]?.account.id);
    expect(later.slots).toEqual(city.teachers[7]?.slots);
  });

  test("has its thousands, each with an e-mail, a phone and an id of their own", () => {
    expect(city.teachers.length).toBeGreaterThanOrEqual(2000);
    expect(city.students.length).toBeGreaterThanOrEqual(500);
    const accounts = [...city.teachers, ...city.students].map(({ account }) => account);
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    for (const { email, phone } of accounts) {
      expect(email).toMatch(/^[a-z0-9.]+@demo\.test$/);
      if (phone) expect(phone).toMatch(/^\+9190000\d{5}$/);
    }
    const phones = accounts.flatMap(({ phone }) => phone ?? []);
    expect(new Set(phones).size).toBe(phones.length);
  });

  test("faces fit the people", () => {
    for (const { profile } of [...city.teachers, ...city.students]) {
      if (!profile.photoKey) continue;
      const traits = parseAvatarKey(profile.photoKey.replace(/^demo-|\.svg$/g, ""));
      expect(traits?.figure).toBe(profile.gender === "female" ? "f" : "m");
    }
  });

  test("bios are nearly all different, complete, and in three languages", () => {
    const bios = city.teachers.map(({ profile }) => profile.bio ?? "");
    expect(new Set(bios).size).toBeGreaterThan(bios.length * 0.98);
    for (const bio of bios) expect(bio).not.toMatch(/[{}|]|undefined/);
    const words = { en: /[a-z]{3}/, hi: /\p{Script=Devanagari}/u, ur: /\p{Script=Arabic}/u };
    for (const { profile } of city.teachers) expect(profile.bio).toMatch(words[profile.bioLanguage ?? "en"]);
    for (const language of languages) {
      expect(city.teachers.filter(({ profile }) => profile.bioLanguage === language).length).toBeGreaterThan(100);
      const { fields, ...rest } = bioPieces[language];
      expect([...Object.values(fields), ...Object.values(rest)].flat().length).toBeGreaterThan(40);
    }
  });

  test("R5.3: slots of a day do not overlap and end before the night", () => {
    for (const { slots } of city.teachers) {
      expect(slots.length).toBeGreaterThan(0);
      for (const [index, slot] of slots.entries()) {
        expect(minutes(slot.endTime)).toBeGreaterThan(minutes(slot.startTime));
        expect(minutes(slot.endTime)).toBeLessThanOrEqual(21 * 60);
        const next = slots[index + 1];
        if (next?.day === slot.day) expect(minutes(next.startTime)).toBeGreaterThanOrEqual(minutes(slot.endTime));
      }
    }
  });

  test("most students find a teacher near them", () => {
    const served = city.students.filter((student) => matchDemoTeachers(student, city.teachers).length > 0);
    expect(served.length).toBeGreaterThan(city.students.length * 0.85);
  });

  test("R4.1, R3.8: stories respect the time limits", () => {
    for (const { relation, review, feeEntry } of city.stories) {
      const asked = relation.requestedAt?.getTime() ?? 0;
      if (relation.status === "pending") expect(now.getTime() - asked).toBeLessThan(relationLimits.expiresAfter);
      if (relation.status === "expired") expect(now.getTime() - asked).toBeGreaterThan(relationLimits.expiresAfter);
      expect(Boolean(feeEntry)).toBe(relation.status === "accepted" || relation.status === "ended");
      if (!review) continue;
      const since = (review.createdAt?.getTime() ?? 0) - (relation.activatedAt?.getTime() ?? 0);
      expect(since).toBeGreaterThanOrEqual(reviewLimits.relationAtLeast);
      expect(review.createdAt?.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const pairs = city.stories.map(({ relation }) => `${relation.studentId} ${relation.teacherId}`);
    expect(city.stories.filter(({ review }) => review).length).toBeGreaterThan(1500);
    expect(pairs.length).toBeGreaterThan(2500);
  });

  test("the lists about localities name only places that exist", () => {
    expect(unknownSlugs()).toEqual([]);
  });
});
