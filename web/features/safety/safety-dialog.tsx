/** Blocking or reporting (R10.3), a step at a time: the choice, the report, and after it the offer to block. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, Flag } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { inOrder } from "#contract/in-order.ts";
import { safety as limits } from "#contract/limits.ts";
import { blockPersonEndpoint, sendReportEndpoint } from "#contract/safety.ts";
import type { ReportReason } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { personBlocked } from "#web/api/relation-changed.ts";
import { useForm } from "#web/forms/use-form.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { FormFoot } from "#web/i18n/form-foot.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

/** What is reported: a person, who can be blocked too, or a review, whose author is anonymous (R10.1). */
export type ReportSubject = { kind: "person"; id: string } | { kind: "review"; id: string };

type SafetyDialogProps = {
  subject: ReportSubject;
  name: string;
  onBlocked?: (() => void) | undefined;
  onClose: () => void;
};
type Step = "choose" | "report" | "sent" | "block";

export default function SafetyDialog({ subject, name, onBlocked, onClose }: SafetyDialogProps) {
  const { t } = useLanguage();
  const isPerson = subject.kind === "person";
  const [step, setStep] = useState<Step>(isPerson ? "choose" : "report");
  const titles: Record<Step, string> = {
    choose: name,
    report: isPerson ? t("safety:report.title", { name }) : t("safety:report.reviewTitle"),
    sent: t("safety:sent.title"),
    block: t("safety:block.title", { name }),
  };
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // The pressed button is gone with its step: the focus moves to the new title.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.closest("dialog")?.querySelector("h2")?.focus();
  }, [step]);
  return (
    <Dialog open onClose={onClose} title={titles[step]} closeLabel={t("shell:actions.close")} look="sheet">
      <div className="grid gap-4" ref={ref}>
        {step === "choose" && <Choose onStep={setStep} />}
        {step === "report" && <ReportForm subject={subject} onSent={() => setStep("sent")} onClose={onClose} />}
        {step === "sent" && <Sent name={isPerson ? name : null} onBlock={() => setStep("block")} onClose={onClose} />}
        {step === "block" && <BlockStep id={subject.id} name={name} onBlocked={onBlocked} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Choose({ onStep }: { onStep: (step: Step) => void }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="grid gap-1">
        <Button variant="secondary" wide icon={<Flag aria-hidden="true" />} onClick={() => onStep("report")}>
          {t("shell:safety.report")}
        </Button>
        <p className="text-slate text-sm">{t("safety:choose.report")}</p>
      </div>
      <div className="grid gap-1">
        <Button variant="secondary" wide icon={<Ban aria-hidden="true" />} onClick={() => onStep("block")}>
          {t("safety:block.submit")}
        </Button>
        <p className="text-slate text-sm">{t("safety:choose.block")}</p>
      </div>
    </>
  );
}

type SentProps = { name: string | null; onBlock: () => void; onClose: () => void };

function Sent({ name, onBlock, onClose }: SentProps) {
  const { t } = useLanguage();
  return (
    <>
      <Notice tone="leaf" urgent>
        {t("safety:sent.body")}
      </Notice>
      {name !== null && <p>{t("safety:sent.block", { name })}</p>}
      <div className="flex flex-wrap gap-2">
        {name !== null && (
          <Button variant="destructive" icon={<Ban aria-hidden="true" />} onClick={onBlock}>
            {t("safety:block.submit")}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t(name === null ? "shell:actions.close" : "safety:sent.enough")}
        </Button>
      </div>
    </>
  );
}

/** In order of relevance to the person. */
const effects = ["unseen", "unasked", "closed", "untold"] as const;

type BlockStepProps = { id: string; name: string; onBlocked: (() => void) | undefined; onClose: () => void };

/** Explains a block, and blocks. */
function BlockStep({ id, name, onBlocked, onClose }: BlockStepProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(blockPersonEndpoint, { body: { accountId: id } }),
    onSuccess: () => {
      toast({
        title: t("safety:block.done", { name }),
        variant: "success",
        action: { label: t("shell:actions.show"), to: "/account-status#blocked" },
      });
      void personBlocked(client);
      onBlocked?.();
      onClose();
    },
  });
  return (
    <>
      <ul className="list-disc ps-5 grid gap-1">
        {effects.map((effect) => (
          <li key={effect}>{t(`safety:block.${effect}`)}</li>
        ))}
      </ul>
      <FormFoot
        failure={error && callFailureText(t, error)}
        act={{
          type: "button",
          variant: "destructive",
          busy: isPending,
          onClick: () => mutate(),
          children: t("safety:block.submit"),
        }}
        onCancel={onClose}
      />
    </>
  );
}

/** Most harmful first. */
const offered = inOrder<ReportReason>()("unsafe", "abuse", "fake", "spam", "other");

type ReportFormProps = { subject: ReportSubject; onSent: () => void; onClose: () => void };

/** The reason and free text of a report; only the operator reads it. */
function ReportForm({ subject, onSent, onClose }: ReportFormProps) {
  const { t } = useLanguage();
  const form = useForm<{ reason: ReportReason | ""; details: string }>({ reason: "", details: "" });
  const { reason, details } = form.values;
  const about = subject.kind === "person" ? { accountId: subject.id } : { reviewId: subject.id };
  const submit = () =>
    void form.send({
      endpoint: sendReportEndpoint,
      // An empty reason is reported beside the field.
      input: { body: { ...about, reason: reason as ReportReason, details } },
      done: onSent,
    });
  const error = form.errorOf("reason");
  return (
    <form className="grid gap-4" {...form.props(submit)}>
      <RadioGroup
        legend={t("safety:report.reason")}
        name="reason"
        value={reason}
        onValue={(value) => form.change("reason", offered.find((code) => code === value) ?? "")}
        choices={offered.map((code) => ({ value: code, label: t(`safety:reasons.${code}`) }))}
        error={error}
        aria-invalid={error ? true : undefined}
      />
      <div role="status">{reason === "unsafe" && <Notice tone="brick">{t("contact:danger")}</Notice>}</div>
      <TextAreaField
        label={t("safety:report.details")}
        optional={t("safety:report.optional")}
        hint={t("safety:report.hint")}
        maxLength={limits.details}
        dir="auto"
        {...form.field("details")}
      />
      <FormFoot
        failure={form.failure}
        act={{ busy: form.busy, children: t("safety:report.submit") }}
        onCancel={onClose}
      />
    </form>
  );
}
