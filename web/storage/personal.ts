/** Drops what is one person's from this browser, by the list of the contract. */
import { personalKeys } from "#contract/personal-keys.ts";
import { dropKeys, inBrowser, inTab } from "./stored-value.ts";

/** What this tab alone remembers: other tabs drop theirs when they hear that the session ended. */
export const dropPersonalOfTab = () => dropKeys(inTab, personalKeys.session);

export function dropPersonal(): void {
  dropKeys(inBrowser, personalKeys.local);
  dropPersonalOfTab();
}
