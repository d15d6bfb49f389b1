/** Opens a claim (R10.2): another teacher or a refund, and why. */

import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { openClaimEndpoint } from "#contract/guarantee.ts";
import { type ClaimKind, claimKinds } from "#contract/guarantee-states.ts";
import { guarantee } from "#contract/limits.ts";
import { formatDate } from "#text/format.ts";
import { keys } from "#web/api/query-keys.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

type ClaimDialogProps = { relationId: string; name: string; onClose: () => void };
type Values = { kind: ClaimKind | ""; reason: string };

const empty: Values = { kind: "", reason: "" };

export default function ClaimDialog({ relationId, name, onClose }: ClaimDialogProps) {
  const { language, t } = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const form = useForm<Values>(empty);
  const { kind, reason } = form.values;
  const kindField = form.choice("kind", claimKinds);

  const refresh = () => {
    void client.invalidateQueries({ queryKey: keys.claims });
    void client.invalidateQueries({ queryKey: keys.relations });
  };
  const send = () =>
    form.send({
      endpoint: openClaimEndpoint,
      // The schema reports what is not chosen.
      input: { params: { id: relationId }, body: { kind: kind as ClaimKind, reason } },
      done: ({ answerBy }) => {
        const date = formatDate(language, new Date(answerBy));
        toast({
          title: t("guarantee:claim.sent"),
          text: t("guarantee:claim.answerBy", { date }),
          variant: "success",
          action: { label: t("shell:actions.show"), to: `${dashboardOf("student")}?tab=claims` },
        });
        refresh();
        onClose();
      },
      // A family member was faster, on another phone.
      failed: ({ code }) => code === "claim_open" && refresh(),
    });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("guarantee:claim.title")}
      confirm={{ type: "submit", form: id, busy: form.busy, children: t("guarantee:claim.send") }}
      cancel={{ variant: "quiet" }}
      look="sheet"
    >
      <form {...form.props(send)} id={id} className="grid gap-4">
        <p>{t("guarantee:claim.about", { name })}</p>
        {form.failure && (
          <Notice tone="brick" urgent>
            {form.failure}
          </Notice>
        )}
        <RadioGroup
          legend={t("guarantee:claim.kind")}
          name="kind"
          choices={claimKinds.map((value) => ({ value, label: t(`guarantee:kinds.${value}`) }))}
          value={kind}
          onValue={(value) => kindField.onChange({ target: { value } })}
          error={kindField.error}
          aria-invalid={kindField.error ? true : undefined}
        />
        {kind === "replacement" && <p className="text-sm text-slate">{t("guarantee:claim.replacementNote")}</p>}
        <TextAreaField
          label={t("guarantee:claim.reason")}
          hint={t("guarantee:claim.reasonHint")}
          maxLength={guarantee.reason}
          dir="auto"
          {...form.field("reason")}
        />
        <p className="text-sm text-slate">
          {t("guarantee:claim.promise", { count: guarantee.answeredWithinWorkingDays })}
        </p>
      </form>
    </ConfirmDialog>
  );
}
