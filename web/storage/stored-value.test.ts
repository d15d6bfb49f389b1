// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localKeys, sessionKeys } from "#contract/limits.ts";
import { refusedAddressee, returnTo } from "./addressee.ts";
import { readDraft } from "./ask-draft.ts";
import {
  appInstalled,
  bannerDismissed,
  chosenTheme,
  headingFace,
  preferredLanguage,
  pushOffered,
  selectedRole,
} from "./choices.ts";
import { consent, conversionSent, dashboardReached } from "./consent.ts";
import { firstVisit, locationDetected, onboardingDue, phonePostponed } from "./marks.ts";
import { onboardingDraft } from "./onboarding-draft.ts";
import { readPendingCode } from "./pending-code.ts";
import { savedLocation } from "./saved-location.ts";
import { readStoredUser, readToken, rememberSession } from "./session.ts";
import { readSavedIds } from "./shortlist.ts";
import { waitingToast } from "./waiting-toast.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const readers = {
  local: {
    [localKeys.token]: readToken,
    [localKeys.user]: readStoredUser,
    [localKeys.language]: preferredLanguage.read,
    [localKeys.theme]: chosenTheme.read,
    [localKeys.consent]: consent.read,
    [localKeys.bannerDismissed]: () => bannerDismissed.isSet() || null,
    [localKeys.appInstalled]: () => appInstalled.isSet() || null,
    [localKeys.headingFace]: () => headingFace.isSet() || null,
    [localKeys.studentLocation]: savedLocation("student").read,
    [localKeys.teacherLocation]: savedLocation("teacher").read,
    [localKeys.askDraft]: readDraft,
    [localKeys.shortlist]: readSavedIds,
    [localKeys.pushOffered]: () => pushOffered.isSet() || null,
    [`${localKeys.pendingCode}:verify_email`]: () => readPendingCode("verify_email"),
  },
  session: {
    [sessionKeys.role]: selectedRole.read,
    [sessionKeys.firstVisit]: () => firstVisit.take() || null,
    [sessionKeys.walkDue]: () => onboardingDue.take() || null,
    [sessionKeys.walkDraft]: onboardingDraft.read,
    [sessionKeys.phonePostponed]: () => phonePostponed.isSet() || null,
    [sessionKeys.locationDetected]: () => locationDetected.isSet() || null,
    [sessionKeys.conversionSent]: () => conversionSent.isSet() || null,
    [sessionKeys.dashboardReached]: () => dashboardReached.isSet() || null,
    [sessionKeys.leaver]: refusedAddressee.read,
    [sessionKeys.waitingToast]: waitingToast.read,
    [sessionKeys.returnTo]: returnTo.read,
  },
};

const everyKey = [
  ...Object.entries(readers.local).map(([key, read]) => ({ key, read, area: () => localStorage })),
  ...Object.entries(readers.session).map(([key, read]) => ({ key, read, area: () => sessionStorage })),
];

describe("R9.1 values stored in this browser", () => {
  const foreign = ["", "{", "null", "[]", "7", '"x"', '{"email":1,"role":"pilot"}', '{"title":{}}', '{"id":"a"}'];

  it.each(everyKey)("$key: a broken or foreign value is null", ({ key, read, area }) => {
    expect(read()).toBeNull();
    // Any text may be a token.
    for (const value of key === localKeys.token ? [""] : foreign) {
      area().setItem(key, value);
      expect(read(), value).toBeNull();
    }
  });

  it.each(everyKey)("$key: disabled storage reads as empty, and nothing throws", ({ read }) => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
    expect(read()).toBeNull();
    expect(() => rememberSession("t", { id: "a", name: "", email: "", role: "student", verified: true })).not.toThrow();
    expect(() => waitingToast.write({ title: "Hello" })).not.toThrow();
  });

  it("keeps the user with the known fields, by either name of the id (section 3)", () => {
    const person = { id: "a", name: "Asha", email: "asha@example.org", role: "student", verified: true } as const;
    rememberSession("t", { ...person, hasPhone: false });
    expect([readToken(), readStoredUser()]).toEqual(["t", { ...person, hasPhone: false }]);
    localStorage.setItem(localKeys.user, JSON.stringify({ ...person, id: undefined, _id: "b", password: "x" }));
    expect(readStoredUser()).toEqual({ ...person, id: "b" });
  });

  it("R6.1 returns a waiting toast once, and never a link to another site", () => {
    const toast = { title: "Done", text: "Well", variant: "success", action: { label: "Show", to: "/account-status" } };
    sessionStorage.setItem(sessionKeys.waitingToast, JSON.stringify(toast));
    expect(waitingToast.take()).toEqual(toast);
    expect(waitingToast.take()).toBeNull();
    for (const to of ["https://elsewhere.example", "//elsewhere.example", "javascript:alert(1)"]) {
      sessionStorage.setItem(sessionKeys.waitingToast, JSON.stringify({ ...toast, action: { label: "Show", to } }));
      expect(waitingToast.take()?.action).toBeUndefined();
    }
  });

  it("R7.2 greets a first visit once, and keeps a flag until the tab is closed", () => {
    firstVisit.set();
    expect([firstVisit.take(), firstVisit.take()]).toEqual([true, false]);
    phonePostponed.set();
    expect([phonePostponed.isSet(), phonePostponed.isSet()]).toEqual([true, true]);
    expect(sessionStorage.getItem(sessionKeys.phonePostponed)).toBe("true");
  });
});
