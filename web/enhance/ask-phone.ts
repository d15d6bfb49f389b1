/** Asks a signed-in student without a phone number for one, on any page without React, until it is given or postponed; loads the dialog only for them. */

import { phonePostponed } from "#web/storage/marks.ts";
import { readStoredUser, readToken } from "#web/storage/session.ts";

export function askPhone(): void {
  const user = readStoredUser();
  if (readToken() === null || user?.role !== "student" || user.hasPhone || phonePostponed.isSet()) return;
  // Optional: the next page asks again.
  import("#web/islands/phone-check.tsx").then(({ openPhoneCheck }) => openPhoneCheck()).catch(() => undefined);
}
