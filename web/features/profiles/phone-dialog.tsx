/** The phone number modal: before a contact, and for any signed-in student without a number. */
import type { StudentProfile } from "#contract/students.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PhoneForm } from "./phone-form.tsx";

type PhoneDialogProps = { open: boolean; onSaved: (profile: StudentProfile) => void; onClose: () => void };

export default function PhoneDialog({ open, onSaved, onClose }: PhoneDialogProps) {
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
        <p>{t("profiles:phone.body")}</p>
        <PhoneForm onSaved={onSaved}>
          <Button variant="quiet" onClick={onClose}>
            {t("profiles:phone.later")}
          </Button>
        </PhoneForm>
      </div>
    </Dialog>
  );
}
