/** Deletes personal data from this browser, by the list of the contract. */
import { personalKeys } from "#contract/personal-keys.ts";
import { dropKeys, inBrowser, inTab } from "./stored-value.ts";

/** Data of this tab: other tabs delete theirs when they are notified that the session ended. */
export const dropPersonalOfTab = () => dropKeys(inTab, personalKeys.session);

export function dropPersonal(): void {
  dropKeys(inBrowser, personalKeys.local);
  dropPersonalOfTab();
}
