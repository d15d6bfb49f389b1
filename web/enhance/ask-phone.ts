/** Asks a signed-in student without a number for one, on any page without React; what asks is fetched only for them. */
import { readToken, readUser } from "#web/api/session.ts";
import { isPhonePostponed } from "#web/features/profiles/phone/phone-postponed.ts";

export function askPhone(): void {
  const user = readUser();
  if (readToken() === null || user?.role !== "student" || user.hasPhone !== false || isPhonePostponed()) return;
  // Without it the page is as good as before; the next one asks again.
  import("#web/islands/phone-check.tsx").then(({ openPhoneCheck }) => openPhoneCheck()).catch(() => undefined);
}
