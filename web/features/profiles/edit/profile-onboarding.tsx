/** The stepper of a profile's completeness, and whether others can find the person already. */
import { useLanguage } from "#web/i18n/language.tsx";
import { MilestoneStepper, type StepperStep } from "#web/ui/milestone.tsx";
import { Notice } from "#web/ui/notice.tsx";

type ProfileOnboardingProps = {
  steps: readonly StepperStep[];
  listed: boolean;
  listedText: string;
  unlistedText: string;
};

export function ProfileOnboarding({ steps, listed, listedText, unlistedText }: ProfileOnboardingProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4">
      {steps.some(({ done }) => !done) && (
        <MilestoneStepper label={t("profiles:walk.label")} doneLabel={t("profiles:walk.done")} steps={steps} />
      )}
      <Notice tone={listed ? "leaf" : "marigold"}>{listed ? listedText : unlistedText}</Notice>
    </div>
  );
}
