/** The phone overlay on a page without React: the same dialog as in the apps. */
import { useState } from "react";
import { readMe } from "#contract/me.ts";
import { call } from "#web/api/client.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import PhoneDialog from "#web/features/profiles/phone/phone-dialog.tsx";
import { whenQuiet } from "#web/features/welcome/when-quiet.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { phonePostponed } from "#web/memory/marks.ts";
import { readToken, readUser, rememberSession } from "#web/memory/session.ts";
import { toast } from "#web/ui/toast.ts";
import { putUp } from "./put-up.tsx";

function Overlay() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(true);
  return (
    <PhoneDialog
      open={open}
      onSaved={() => {
        setOpen(false);
        toast({ title: t("profiles:phone.saved"), variant: "success" });
      }}
      onClose={() => {
        phonePostponed.set();
        setOpen(false);
      }}
    />
  );
}

/** The browser's memory may not say whether there is a number; then the server is asked, once. */
async function hasPhone(): Promise<boolean> {
  const known = readUser()?.hasPhone;
  if (known !== undefined) return known;
  const user = await call(readMe, {});
  const token = readToken();
  if (token !== null) rememberSession(token, user);
  return user.hasPhone;
}

export async function openPhoneCheck(): Promise<void> {
  const [known] = await Promise.all([hasPhone(), loadProfileText()]);
  if (known) return;
  // Whoever is in the middle of something is asked after it.
  whenQuiet(() => void putUp(loadProfileText, () => <Overlay />));
}
