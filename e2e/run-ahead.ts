/** Moves a page's clock past deliberate waits, such as the pauses between retries; after `page.clock.install()`. */
import { expect, type Page } from "@playwright/test";

const STEP_MS = 5_000;

export async function runAheadUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS);
    expect(await isThere()).toBe(true);
  }).toPass({ intervals: [100] });
}
