/** The phone dialog on a page without React: the same as in the apps. */
import { useState } from "react";
import { readMeEndpoint } from "#contract/me.ts";
import { call } from "#web/api/client.ts";
import { whenQuiet } from "#web/features/onboarding/when-quiet.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import PhoneDialog from "#web/features/profiles/phone/phone-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { phonePostponed } from "#web/storage/marks.ts";
import { readStoredUser, readToken, rememberSession } from "#web/storage/session.ts";
import { toast } from "#web/ui/toast.ts";
import { putUp } from "./mount-dialog.tsx";

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

/** Storage may not say whether there is a number; then the server is asked, once. */
async function hasPhone(): Promise<boolean> {
  const known = readStoredUser()?.hasPhone;
  if (known !== undefined) return known;
  const user = await call(readMeEndpoint, {});
  const token = readToken();
  if (token !== null) rememberSession(token, user);
  return user.hasPhone;
}

export async function openPhoneCheck(): Promise<void> {
  const [known] = await Promise.all([hasPhone(), loadProfileText()]);
  if (known) return;
  // A busy person is asked afterwards.
  whenQuiet(() => void putUp(loadProfileText, () => <Overlay />));
}
