/** The status of the signed-in account, with deactivation and deletion. */
import { type ReactNode, useState } from "react";
import { accountTransitions } from "#contract/account-status.ts";
import { changeStudentStatusEndpoint, changeTeacherStatusEndpoint } from "#contract/accounts.ts";
import type { User } from "#contract/me.ts";
import { can } from "#contract/permissions.ts";
import { isMember } from "#contract/roles.ts";
import { call } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { Agreement } from "#web/features/accounts/agreement.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { forgetSession } from "#web/storage/forget-session.ts";
import { readStoredUser } from "#web/storage/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";

const acts = { deactivated: "deactivate", deleted: "delete", active: null } as const;

type AccountStatusCardProps = { user: User; onLeft: (told: string) => void };

/** A signed-in person always has an active account: leaving ends every session. */
export function AccountStatusCard({ user, onLeft }: AccountStatusCardProps) {
  const { t } = useLanguage();
  const [confirming, setConfirming] = useState<"deactivate" | "delete" | null>(null);
  const [reason, setReason] = useState<Reason>({ code: "", details: "" });
  const close = () => setConfirming(null);
  const offered = isMember(user.role)
    ? accountTransitions.active.map((to) => acts[to]).filter((act) => act !== null)
    : [];
  return (
    <Card as="section" aria-labelledby="status-title" className="grid gap-4">
      <h2 id="status-title" className="text-lg font-bold">
        <Sentence
          text="accounts:status.now"
          parts={{ status: <Badge tone="leaf">{t("vocabulary:accountStatuses.active")}</Badge> }}
        />
      </h2>
      <p className="text-slate">
        <Sentence text="app:signedInAs" parts={{ email: <bdi dir="ltr">{user.email}</bdi> }} />
      </p>
      {offered.map((act) => (
        <div key={act} className="account-way grid gap-2 justify-items-start pt-4 border-t border-line">
          <h3 className="font-bold">{t(`accounts:status.${act}.title`)}</h3>
          <p>{t(`accounts:status.${act}.body`)}</p>
          {act === "delete" && <Agreement to="takeBack" />}
          <Button variant={act === "delete" ? "destructive" : "secondary"} onClick={() => setConfirming(act)}>
            {t(`accounts:status.${act}.submit`)}
          </Button>
        </div>
      ))}
      <LeaveDialog
        open={confirming === "deactivate"}
        kind="deactivate"
        leaving={() => ({ accountStatus: "deactivated" })}
        onClose={close}
        onLeft={onLeft}
      />
      <LeaveDialog
        open={confirming === "delete"}
        kind="delete"
        leaving={() => ({ accountStatus: "deleted", deletionReason: writeReason(reason) })}
        onClose={close}
        onLeft={onLeft}
      >
        <DeletionReasonFields reason={reason} onReason={setReason} />
      </LeaveDialog>
    </Card>
  );
}

/** Why someone leaves, optional: one of a few reasons, and free text. */
const deletionReasons = ["found", "not_found", "too_many_messages", "privacy", "other"] as const;
type DeletionReason = (typeof deletionReasons)[number];

type Reason = { code: DeletionReason | ""; details: string };

/** As the call sends it: the code, then the text. */
function writeReason({ code, details }: Reason): string | null {
  return [code, details.trim()].filter(Boolean).join(": ") || null;
}

const longestDetails = 900;

type DeletionReasonFieldsProps = { reason: Reason; onReason: (reason: Reason) => void };

function DeletionReasonFields({ reason, onReason }: DeletionReasonFieldsProps) {
  const { t } = useLanguage();
  return (
    <>
      <RadioGroup
        legend={t("accounts:status.delete.reason")}
        name="reason"
        value={reason.code}
        onValue={(value) => onReason({ ...reason, code: deletionReasons.find((code) => code === value) ?? "" })}
        choices={deletionReasons.map((code) => ({ value: code, label: t(`accounts:status.delete.reasons.${code}`) }))}
      />
      <TextAreaField
        label={t("accounts:status.delete.details")}
        name="details"
        rows={2}
        maxLength={longestDetails}
        value={reason.details}
        onChange={(event) => onReason({ ...reason, details: event.target.value })}
      />
    </>
  );
}

type Leaving = { accountStatus: "deactivated" } | { accountStatus: "deleted"; deletionReason: string | null };

/** The browser has no stored account (section 5). */
class NoUserIdError extends Error {}

/** Deactivates or deletes the signed-in account (R4.4); every session of it ends with that. */
async function leaveAccount(body: Leaving): Promise<void> {
  const user = readStoredUser();
  if (user === null) throw new NoUserIdError();
  const endpoint = can(user.role, "teacher.account") ? changeTeacherStatusEndpoint : changeStudentStatusEndpoint;
  await call(endpoint, { params: { id: user.id }, body });
  void forgetSession();
  queryClient.clear();
}

type LeaveDialogProps = {
  open: boolean;
  kind: "deactivate" | "delete";
  leaving: () => Leaving;
  onClose: () => void;
  /** The account is left; `told` is the toast of the next page. */
  onLeft: (told: string) => void;
  children?: ReactNode;
};

/** Asks once more before an account is deactivated or deleted, and explains the consequences. */
function LeaveDialog({ open, kind, leaving, onClose, onLeft, children }: LeaveDialogProps) {
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
