// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textIn } from "#content/text-in.ts";
import { askDraft, localKeys } from "#contract/limits.ts";
import type { User } from "#contract/me.ts";
import { enterVerified } from "#web/features/accounts/enter.ts";
import { byCode, claimDraft, dropAskDraft, isPressedFor, readDraft, saveDraft, sendAfter } from "./ask-draft.ts";

const teacher = { id: "0197a000-0000-7000-8000-0000000000aa", name: "Lata Deshpande" };
const words = { grade: "8", days: ["monday" as const], message: "Algebra, please." };
const asha: User = {
  id: "0197a000-0000-7000-8000-000000000001",
  name: "Asha",
  email: "asha@example.org",
  role: "student",
  verified: true,
  language: "en",
  hasPhone: false,
  hasPassword: true,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  saveDraft(teacher, words);
});
afterEach(() => vi.useRealTimers());

describe("R4.2 a draft to a teacher before signing in", () => {
  it("is stored for a day and then deleted, also when the clock was set back", () => {
    expect(readDraft()).toMatchObject({ ...words, teacher, way: null });
    vi.useFakeTimers({ now: Date.now() + askDraft.life - 1000 });
    expect(readDraft()).toMatchObject(words);
    vi.setSystemTime(Date.now() + 2000);
    expect(readDraft()).toBeNull();
    expect(localStorage.getItem(localKeys.askDraft)).toBeNull();
    saveDraft(teacher, words);
    vi.setSystemTime(Date.now() - 60_000);
    expect(readDraft()).toBeNull();
  });

  it("belongs to the person who signs in by the method it was submitted with, and to nobody else", () => {
    const mine = () => isPressedFor(readDraft(), { account: asha.id });
    for (const way of [{ email: "asha@example.org" }, { google: 7 }]) {
      claimDraft(way, asha.id);
      expect(mine(), "not pressed").toBe(false);
      sendAfter(way);
      claimDraft({ email: "other@example.org" }, asha.id);
      claimDraft({ google: 8 }, asha.id);
      claimDraft({ google: Number.NaN }, asha.id);
      expect(mine(), "another way").toBe(false);
      claimDraft(way, asha.id);
      expect(mine()).toBe(true);
      saveDraft(teacher, { ...words, message: "Something else" });
      expect(mine(), "changed since").toBe(false);
    }
  });

  it("is claimed by the code in any tab of the registering browser, not by a link opened elsewhere", () => {
    sendAfter(byCode("Asha@Example.org"));
    enterVerified(textIn("en").t, { user: { ...asha, hasPassword: false }, token: "t" });
    expect(isPressedFor(readDraft(), { account: asha.id })).toBe(false);
    enterVerified(textIn("en").t, { user: asha, token: "t" });
    expect(isPressedFor(readDraft(), { account: asha.id })).toBe(true);
  });

  it("keeps the text when the teacher is cleared", () => {
    sendAfter({ account: asha.id });
    dropAskDraft();
    expect(readDraft()).toMatchObject({ ...words, teacher: null, way: null });
  });
});
