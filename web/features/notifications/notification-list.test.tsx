/** The rendered list of the notification menu: by day, with relative times in the reader's language. */
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { textIn } from "#content/text-in.ts";
import { LanguageProvider } from "#web/i18n/language.tsx";
import { normaliseNotifications } from "./normalise-notification.ts";
import { NotificationDays } from "./notification-list.tsx";

const now = new Date("2026-11-15T06:30:00Z");
const notification = (id: string, date: string, more = {}) => ({
  id,
  message: `told ${id}`,
  type: "request_received",
  date,
  createdAt: date,
  relatedLink: "/teacher-dashboard?tab=requests",
  ...more,
});

function render(language: "en" | "ur", items: object[]): string {
  return renderToStaticMarkup(
    <LanguageProvider text={textIn(language)}>
      <MemoryRouter>
        <NotificationDays items={normaliseNotifications(items)} now={now} onAct={() => undefined} />
      </MemoryRouter>
    </LanguageProvider>,
  );
}

/** The headings and sentences in order. */
const order = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)|>(told [^<]*)/g)].map(([, day, words]) => day ?? words);

test("R7.9 pinned ones come first, the others under their day in the operator's time zone", () => {
  const html = render("en", [
    notification("a", "2026-11-01T06:00:00Z", { pinned: true }),
    notification("b", "2026-11-15T05:30:00Z"),
    // Half past midnight in Delhi, still the day before in London.
    notification("c", "2026-11-14T19:00:00Z"),
    notification("d", "2026-11-14T18:00:00Z"),
    notification("e", "2026-11-12T06:30:00Z"),
    notification("f", "vorgestern"),
  ]);
  expect(order(html)).toEqual([
    "Pinned",
    "told a",
    "today",
    "told b",
    "told c",
    "yesterday",
    "told d",
    "12 Nov 2026",
    "told e",
    "vorgestern",
    "told f",
  ]);
});

test("R7.9 each shows how long ago and at what time, the full time on demand; unread is not an error", () => {
  const html = render("en", [
    notification("a", "2026-11-15T05:30:00Z"),
    notification("b", "2026-11-12T06:30:00Z", { read: true }),
  ]);
  expect(html).toContain(
    '<time dateTime="2026-11-15T05:30:00Z" title="15 Nov 2026 · \u206611:00 am\u2069">1 hour ago · ',
  );
  expect(html).toContain("3 days ago · \u206612:00 pm\u2069");
  expect(html.match(/data-unread/g)).toHaveLength(1);
  expect(html).not.toContain("text-brick");
  expect(render("ur", [notification("a", "2026-11-12T06:30:00Z")])).toContain("3 دنوں پہلے");
});
