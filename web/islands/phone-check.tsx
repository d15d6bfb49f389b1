/** The phone overlay on a page without React: the same dialog as in the apps. */
import { useState } from "react";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import PhoneDialog from "#web/features/profiles/phone/phone-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { phonePostponed } from "#web/memory/marks.ts";
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
      onClose={() => setOpen(false)}
    />
  );
}

export async function openPhoneCheck(): Promise<void> {
  await loadProfileText();
  // Whoever is in the middle of something is asked on the next page.
  if (document.querySelector("dialog[open]") !== null) return;
  phonePostponed.set();
  await putUp(loadProfileText, () => <Overlay />);
}
