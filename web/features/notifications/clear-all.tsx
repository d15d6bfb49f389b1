/** Clears the whole list, after asking: the pinned ones go too. */
import { useState } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

export function ClearAll({ onClear }: { onClear: () => void }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const clear = () => {
    close();
    onClear();
  };
  const footer = (
    <>
      <Button variant="quiet" onClick={close}>
        {t("shell:actions.cancel")}
      </Button>
      <Button variant="destructive" onClick={clear}>
        {t("relations:notifications.clearAll")}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t("relations:notifications.clearAll")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t("relations:notifications.clearAllTitle")}
        closeLabel={t("shell:actions.close")}
        footer={footer}
      >
        <p>{t("relations:notifications.clearAllBody")}</p>
      </Dialog>
    </>
  );
}
