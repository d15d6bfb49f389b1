// @vitest-environment happy-dom
/** Nobody is counted before consent (R9.3); e2e/widgets.spec.ts covers the rest. */
import { beforeEach, expect, it } from "vitest";
import { answerConsent, conversionSent, dashboardReached, mayCount, noteDashboard } from "./consent.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.analytics = "";
});

it("R9.3 counts nobody who has not answered or has declined, and counts an accepting person once", () => {
  noteDashboard();
  expect(mayCount()).toBe(false);
  answerConsent("true");
  expect(mayCount()).toBe(true);
  conversionSent.set();
  expect(mayCount()).toBe(false);
});

it("R9.3 declining leaves no stored data, before the answer and after it", () => {
  noteDashboard();
  answerConsent("false");
  noteDashboard();
  expect([mayCount(), dashboardReached.isSet()]).toEqual([false, false]);
});
