/** Cost of a touch on a cheap phone: how many elements are restyled. */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { textIn } from "#content/text-in.ts";
import { test } from "./test.ts";

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** The largest number of elements restyled at once during an action. */
async function countRestyled(session: CDPSession, page: Page, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", { categories: "devtools.timeline,blink", transferMode: "ReportEvents" });
  await act();
  // Two frames, as a change may be styled with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", collect);
  const counts = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args?.elementCount ?? 0);
  return Math.max(0, ...counts);
}

test("R8.1 a touch among results restyles what it touches, and not every card", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto("/home-tuition");
  const cards = page.locator("article.teacher-card");
  await expect(cards).toHaveCount(20);
  // One-time restyles are over: the cookie bar, the stylesheet of the first touch, the fonts.
  await expect(page.locator(".cookie-bar")).toBeVisible();
  await page.mouse.move(20, 300);
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  await page.evaluate(() => document.fonts.ready);
  const all = await page.locator("*").count();
  const session = await context.newCDPSession(page);
  for (const target of [
    cards.first().getByRole("link").first(),
    page.getByRole("link", { name: textIn("en").t("relations:ask.teacher") }).first(),
    page.locator(".results-bar").getByRole("button").first(),
  ]) {
    // What marks a press before anything opens (`data-pressed`).
    const restyled = await countRestyled(session, page, async () => {
      await target.focus();
      await target.evaluate((pressed) => pressed.setAttribute("data-pressed", ""));
    });
    expect(restyled).toBeGreaterThan(0);
    expect(restyled, `of ${all}`).toBeLessThan(all / 3);
  }
  await context.close();
});
