/** Marking a fee (R1.3): the buttons that its state allows, and a note for the books. */
import { useState } from "react";
import { type FeeAct, feeActsOf, feeTransitions } from "#contract/guarantee-states.ts";
import { guarantee } from "#contract/limits.ts";
import { changeFee, type OfficeFee } from "#contract/office/fees.ts";
import { formatPaise } from "#text/format.ts";
import { refusalText, useAct } from "#web/features/office/acts/use-act.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

export function FeeActs({ fee }: { fee: OfficeFee }) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState<FeeAct | null>(null);
  const acts = feeActsOf(fee.state);
  if (acts.length === 0) return null;
  return (
    <div className="office-acts">
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === "pay" ? "primary" : "secondary"}
          aria-label={`${t(`money:fees.${act}`)}: ${fee.student.name}`}
          onClick={() => setAsked(act)}
        >
          {t(`money:fees.${act}`)}
        </Button>
      ))}
      {asked && <MarkFee fee={fee} act={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** Nothing leads back to due, so it is asked before. */
function MarkFee({ fee, act, onClose }: { fee: OfficeFee; act: FeeAct; onClose: () => void }) {
  const { language, t } = useLanguage();
  const { lookAgain } = useAct();
  const form = useForm({ note: "" });
  const { note } = form.values;
  const submit = () =>
    void form.send({
      endpoint: changeFee,
      input: { params: { id: fee.id }, body: { state: feeTransitions[act].to, ...(note !== "" && { note }) } },
      done: () => {
        toast({ title: t(`money:fees.${act}Now`), variant: "success" });
        lookAgain();
        onClose();
      },
      failed: (error) => {
        if (error.status !== 409) return;
        toast({ title: t("office:acts.failed"), text: refusalText(t, language, error), variant: "destructive" });
        lookAgain();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`money:fees.${act}Title`, { amount: formatPaise(fee.amount) })}
      confirm={{ busy: form.busy, onClick: submit, children: t(`money:fees.${act}`) }}
    >
      <form className="words-form" {...form.props(submit)}>
        <p>{t("money:fees.final")}</p>
        <TextField
          label={t("money:fees.note")}
          optional={t("relations:ask.optional")}
          hint={t("money:fees.noteHint")}
          dir="auto"
          maxLength={guarantee.reason}
          {...form.field("note")}
        />
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      </form>
    </ConfirmDialog>
  );
}
