/** The phone overlay on a page without React: the same dialog as in the apps. */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { showToast } from "#web/enhance/show-toast.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import PhoneDialog from "#web/features/profiles/phone/phone-dialog.tsx";
import { LanguageProvider, useLanguage } from "#web/i18n/language.tsx";
import { phonePostponed } from "#web/memory/marks.ts";

function Overlay() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(true);
  return (
    <PhoneDialog
      open={open}
      onSaved={() => {
        setOpen(false);
        showToast({ title: t("profiles:phone.saved"), variant: "success" });
      }}
      onClose={() => setOpen(false)}
    />
  );
}

export async function openPhoneCheck(): Promise<void> {
  const text = await loadProfileText();
  // Whoever is in the middle of something is asked on the next page.
  if (document.querySelector("dialog[open]") !== null) return;
  phonePostponed.set();
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <LanguageProvider text={text}>
      <Overlay />
    </LanguageProvider>,
  );
}
