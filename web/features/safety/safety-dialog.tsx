/** Blocking or reporting (R10.3), a step at a time: which of the two, the report, and after it the offer to block. */
import { Ban, Flag } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { BlockStep } from "./block-step.tsx";
import { ReportForm } from "./report-form.tsx";
import type { Subject } from "./subject.ts";

type SafetyDialogProps = {
  subject: Subject;
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
  // What was pressed is gone with its step: the new one is read from its title on.
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
