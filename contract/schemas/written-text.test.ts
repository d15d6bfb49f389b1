import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { reasoned } from "#contract/schemas/office/office-fields.ts";
import { longText } from "./profile-fields.ts";
import { writtenText } from "./written-text.ts";

/** Invisible characters: zero width, fillers, marks without a letter, direction marks, all kinds of spaces. */
const invisible = [
  "\u200b",
  "\u200b\u200c\u200d\ufeff\u2060",
  "\u00ad",
  "\u3164",
  "\u115f\u1160\uffa0",
  "\u2800",
  "\u202e\u2066\u2069",
  "\u0301\u093c",
  "\ufe0f",
  "\u{e0041}",
  " \u00a0\u3000\n\u200b ",
];

describe("R11.5 the reason of an act contains a visible character", () => {
  it.each(invisible)("%j is no reason", (reason) => {
    const { success, error } = z.safeParse(reasoned, { reason });
    expect([success, error?.issues[0]?.message]).toEqual([false, "required"]);
    expect(z.parse(longText(100), reason)).toBeNull();
  });

  it.each(["x", "No.", "हाँ", "نہیں", "क\u200dष", "\u200bseen", "👍🏽", "…"])("%j is one", (text) => {
    expect(z.parse(writtenText(100), text)).toBe(text.trim());
  });
});
