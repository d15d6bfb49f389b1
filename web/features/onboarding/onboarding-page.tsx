/** One step of onboarding: the progress, one question, the reason for it, and two buttons: with an answer or without. */
import { ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { CallError } from "#web/api/client.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { MilestoneStepper, type StepperStep } from "#web/ui/milestone.tsx";
import { Notice } from "#web/ui/notice.tsx";

type OnboardingPageProps = {
  steps: readonly StepperStep[];
  step: string;
  title: string;
  body: string;
  children: ReactNode;
};

export function OnboardingPage({ steps, step, title, body, children }: OnboardingPageProps) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // A new question: scroll to the top and move the focus.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <div className="welcome">
      <PageHead title={title} noindex />
      <MilestoneStepper label={t("welcome:steps")} doneLabel={t("welcome:done")} steps={steps} current={step} />
      <Card as="section" className="welcome-step grid gap-4 min-w-0">
        <h1 ref={heading} tabIndex={-1} className="sign">
          {title}
        </h1>
        <p>{body}</p>
        {children}
      </Card>
    </div>
  );
}

type OnboardingFormProps = {
  nextAddress: string;
  /** The last step leads to the result of onboarding. */
  goOnLabel?: string;
  /** Nothing to save when absent. */
  save?: () => Promise<void>;
  children?: ReactNode;
};

/** Saves before it continues; on failure the values stay, with the reason. */
export function OnboardingForm({ nextAddress, goOnLabel, save, children }: OnboardingFormProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setBusy(true);
    try {
      await save?.();
      void navigate(nextAddress);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(callFailureText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="welcome-form grid gap-4 min-w-0" noValidate onSubmit={submit}>
      {children}
      {failure !== null && (
        <Notice tone="brick" title={t("welcome:failed")} urgent>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 items-center [&>.button-primary]:flex-[1_1_12rem] [&>.button-quiet]:flex-[1_0_auto]">
        <Button type="submit" size="large" busy={busy} icon={<ArrowRight className="turns" aria-hidden="true" />}>
          {goOnLabel ?? t("welcome:goOn")}
        </Button>
        <ButtonLink variant="quiet" to={nextAddress}>
          {t("welcome:skip")}
        </ButtonLink>
      </div>
    </form>
  );
}
