/** Asks once more before an account is deactivated or deleted, and says in plain words what then happens. */
import { type ReactNode, useState } from "react";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type Leaving, leaveAccount, NoUserIdError } from "./leave-account.ts";

type LeaveDialogProps = {
  open: boolean;
  kind: "deactivate" | "delete";
  leaving: () => Leaving;
  onClose: () => void;
  /** The account is left; `told` is to be shown on the next page. */
  onLeft: (told: string) => void;
  children?: ReactNode;
};

export function LeaveDialog({ open, kind, leaving, onClose, onLeft, children }: LeaveDialogProps) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };

  const leave = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await leaveAccount(leaving());
      onLeft(t(`accounts:status.${kind}.done`));
    } catch (error) {
      setBusy(false);
      setFailure(error instanceof NoUserIdError ? t("validation:user_id_missing") : callFailureText(t, error));
    }
  };

  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        {t("shell:actions.cancel")}
      </Button>
      <Button variant="destructive" busy={busy} onClick={leave}>
        {t(`accounts:status.${kind}.submit`)}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(`accounts:status.${kind}.confirm`)}
      closeLabel={t("shell:actions.close")}
      footer={actions}
    >
      <div className="grid gap-4">
        {failure && (
          <Notice tone="brick" title={t("accounts:status.failed")} urgent>
            {failure}
          </Notice>
        )}
        <p>{t(`accounts:status.${kind}.body`)}</p>
        {children}
      </div>
    </Dialog>
  );
}
