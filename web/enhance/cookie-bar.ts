/**
 * Asks whether visits may be counted (R2.11), until answered; again for whoever follows `data-cookie-choices`.
 * The bar is the last element of the page and sticky at the window's foot: it has its own space below the content,
 * and floating elements and focused ones stay above it (`--asking`). Without a script nothing is counted or asked.
 */
import { brand } from "#content/brand.ts";
import type { Translate } from "#text/keys.ts";
import { answerConsent, consent, onConsentChange } from "#web/storage/consent.ts";
import { make } from "#web/ui/make-element.ts";

let bar: HTMLElement | undefined;

/**
 * Sets the class on the root of an app. On a document, where nothing floats, sets plain numbers: setting
 * or referencing a variable would restyle the whole document, which is slow on a cheap phone.
 */
function setHeight(): void {
  const root = document.documentElement;
  const isApp = "app" in root.dataset;
  const height = bar ? `${bar.offsetHeight}px` : "";
  const below = isApp || !bar ? "var(--below, 0px)" : getComputedStyle(bar).bottom;
  const parts = isApp ? [root] : [...document.body.children].filter(({ localName }) => localName !== "main");
  for (const part of parts) if (part instanceof HTMLElement) part.style.setProperty("--asking", height);
  root.style.scrollPaddingBlockEnd = height && `calc(${below} + ${height} + 1rem)`;
}

/** React inserts an app that hydrates after the bar behind it: the bar would be at the top of the page. */
const stayLast = new MutationObserver(() => {
  setHeight();
  if (!bar?.nextElementSibling) return;
  const focused = document.activeElement as HTMLElement | null;
  document.body.append(bar);
  // Moving an element drops its focus; screen readers need no announcement.
  focused?.focus();
});

function close(): void {
  stayLast.disconnect();
  bar?.remove();
  bar = undefined;
  setHeight();
}

function open(t: Translate, back?: HTMLElement): void {
  close();
  const shown = make("section", "cookie-bar");
  bar = shown;
  shown.ariaLabel = t("shell:cookies.label");
  const standing = consent.read();
  const words = make("p", "", t("shell:cookies.body"));
  if (standing !== null)
    words.append(" ", make("strong", "", t(`shell:cookies.${standing === "true" ? "accepted" : "declined"}`)));
  const answers = make("div", "cookie-bar-answers");
  for (const [name, answer] of [
    ["decline", "false"],
    ["accept", "true"],
  ] as const) {
    const button = make("button", "button button-secondary", t(`shell:cookies.${name}`));
    button.type = "button";
    button.onclick = () => {
      close();
      answerConsent(answer);
      back?.focus();
    };
    answers.append(button);
  }
  shown.append(words, answers);
  document.body.append(shown);
  stayLast.observe(document.body, { childList: true });
  new ResizeObserver(setHeight).observe(shown);
  if (back !== undefined) answers.querySelector("button")?.focus();
}

export function attendCookieBar(t: Translate): void {
  if (!brand.cookieBar) return;
  if (consent.read() === null) open(t);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-cookie-choices]") : null;
    if (link === null) return;
    event.preventDefault();
    open(t, link);
  });
  // Answered in another tab.
  addEventListener("storage", () => {
    if (consent.read() === null) return;
    close();
    onConsentChange();
  });
}
