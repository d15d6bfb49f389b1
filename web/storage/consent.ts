/** Consent to counting visits (section 9, R9.3), and data stored for counting; declining deletes it. */
import { localKeys, sessionKeys } from "#contract/every-page.ts";
import { codeShape, inBrowser, inTab, storedMark, storedText } from "./stored-value.ts";

/** Null: not answered yet. */
export const consent = storedText(inBrowser, localKeys.consent, codeShape(["true", "false"]));

/** The student dashboard was reached in this session. */
export const dashboardReached = storedMark(inTab, sessionKeys.dashboardReached);
/** The conversion event of this session was sent. */
export const conversionSent = storedMark(inTab, sessionKeys.conversionSent);

const answered = "consent-answered";

/** Notifies listeners on this page. */
export function onConsentChange(): void {
  if (consent.read() === "false") dashboardReached.take();
  dispatchEvent(new Event(answered));
}

export function answerConsent(answer: "true" | "false"): void {
  consent.write(answer);
  onConsentChange();
}

export function onConsent(listener: () => void): () => void {
  addEventListener(answered, listener);
  return () => removeEventListener(answered, listener);
}

/** The operator has a provider, and this person has not declined. */
export function noteDashboard(): void {
  if ("analytics" in document.documentElement.dataset && consent.read() !== "false") dashboardReached.set();
}

/** All conditions except the adult declaration, which only the server knows. */
export function mayCount(): boolean {
  return consent.read() === "true" && dashboardReached.isSet() && !conversionSent.isSet();
}
