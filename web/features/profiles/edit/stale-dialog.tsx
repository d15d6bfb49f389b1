/** Two tabs saved the same profile: the second is told, keeps what was typed, and decides. */
import { formatList } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type StaleDialogProps = {
  open: boolean;
  busy: boolean;
  /** Names of the fields that were changed there. */
  fields: readonly string[];
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

export function StaleDialog({ open, busy, fields, onMine, onTheirs, onClose }: StaleDialogProps) {
  const { language, t } = useLanguage();
  const actions = (
    <>
      <Button busy={busy} data-first-focus onClick={onMine}>
        {t("profiles:stale.mine")}
      </Button>
      <Button variant="secondary" onClick={onTheirs}>
        {t("profiles:stale.theirs")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("profiles:stale.title")}
      closeLabel={t("shell:actions.close")}
      footer={actions}
    >
      <div className="grid gap-3">
        <p>{t("profiles:stale.body")}</p>
        {fields.length > 0 && <p>{t("profiles:stale.fields", { fields: formatList(language, fields) })}</p>}
      </div>
    </Dialog>
  );
}
