/** Asks once more before an account is deactivated or deleted, and says in plain words what then happens. */
import { type ReactNode, useState } from "react";
import { changeStudentStatus, changeTeacherStatus } from "#contract/accounts.ts";
import { call } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { dropDraft } from "#web/memory/ask-draft.ts";
import { forgetSession } from "#web/memory/forget-session.ts";
import { readUser } from "#web/memory/session.ts";
import { Notice } from "#web/ui/notice.tsx";

type Leaving = { accountStatus: "deactivated" } | { accountStatus: "deleted"; deletionReason: string | null };

/** The browser no longer knows whose account it is (section 5). */
class NoUserIdError extends Error {}

/** Deactivates or deletes the signed-in account (R4.4); every session of it ends with that. */
async function leaveAccount(body: Leaving): Promise<void> {
  const user = readUser();
  if (user === null) throw new NoUserIdError();
  const endpoint = user.role === "teacher" ? changeTeacherStatus : changeStudentStatus;
  await call(endpoint, { params: { id: user.id }, body });
  void forgetSession();
  dropDraft();
  queryClient.clear();
}

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

  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t(`accounts:status.${kind}.confirm`)}
      confirm={{ variant: "destructive", busy, onClick: leave, children: t(`accounts:status.${kind}.submit`) }}
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
    </ConfirmDialog>
  );
}
