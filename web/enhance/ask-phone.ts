/** Asks a signed-in student without a number for one, on any page without React, until it is given or put off; what asks is fetched only for them. */

import { phonePostponed } from "#web/memory/marks.ts";
import { readToken, readUser } from "#web/memory/session.ts";

export function askPhone(): void {
  const user = readUser();
  if (readToken() === null || user?.role !== "student" || user.hasPhone || phonePostponed.isSet()) return;
  // Without it the page is as good as before; the next one asks again.
  import("#web/islands/phone-check.tsx").then(({ openPhoneCheck }) => openPhoneCheck()).catch(() => undefined);
}
