/** The phone number modal: before a contact, and for any signed-in student without a number. */
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PhoneForm, type PhoneSaving } from "./phone-form.tsx";

type PhoneDialogProps = PhoneSaving & { open: boolean; onClose: () => void };

export default function PhoneDialog({ open, onClose, ...saving }: PhoneDialogProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("profiles:phone.title")}
      closeLabel={t("shell:actions.close")}
      look="sheet"
    >
      <div className="grid gap-4">
        <p>{t(saving.side === "teacher" ? "profiles:phone.teacherBody" : "profiles:phone.body")}</p>
        <PhoneForm {...saving}>
          <Button variant="quiet" onClick={onClose}>
            {t("profiles:phone.later")}
          </Button>
        </PhoneForm>
      </div>
    </Dialog>
  );
}
