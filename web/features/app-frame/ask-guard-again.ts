/** Tabs and filters in the address do not change who is signed in: the guard of a screen runs again only for another screen, or when asked to. */
import type { ShouldRevalidateFunctionArgs } from "react-router";

export function askGuardAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
