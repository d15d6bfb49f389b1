/** Console errors, warnings and CSP violations of a page; none but those that a test expects. */
import type { Page } from "@playwright/test";

export function watchPage(page: Page, expected = /^$/): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Service Worker registration blocked")) return;
    const wrong = message.type() === "error" || message.type() === "warning";
    if (wrong && !expected.test(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}
