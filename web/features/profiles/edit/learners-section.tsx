/** Siblings who learn too (R13.8): added, edited and removed here, and saved with the rest of the profile. */
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { learnerLimits as limits } from "#contract/learning-limits.ts";
import { ProfileSection } from "#web/features/profiles/section.tsx";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerLine } from "#web/i18n/learner-line.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import type { LearnerValues } from "./learner-dialog.tsx";

const LearnerDialog = lazyPart(() => import("./learner-dialog.tsx"));

type Opened = { act: "change" | "remove"; at: number } | { act: "add" };

/** The dialog is outside the profile's form: forms cannot be nested. */
export function useLearners(learners: LearnerValues[], onLearners: (learners: LearnerValues[]) => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { t } = useLanguage();
  const close = () => setOpened(null);
  const at = opened === null || opened.act === "add" ? null : opened.at;
  const learner = at === null ? null : (learners[at] ?? null);
  const put = (given: LearnerValues) => {
    onLearners(at === null ? [...learners, given] : learners.map((old, index) => (index === at ? given : old)));
    close();
  };
  const dialog = opened && (
    <PartBoundary fallback={null}>
      {opened.act === "remove" ? (
        <ConfirmDialog
          open
          onClose={close}
          title={t("profiles:learners.removeTitle", { name: learner?.name ?? "" })}
          confirm={{
            variant: "destructive",
            onClick: () => {
              onLearners(learners.filter((_, index) => index !== at));
              close();
            },
            children: t("profiles:learners.remove"),
          }}
          cancel={{ "data-first-focus": true }}
        >
          <p>{t("profiles:learners.removeBody")}</p>
        </ConfirmDialog>
      ) : (
        <LearnerDialog learner={learner} onDone={put} onClose={close} />
      )}
    </PartBoundary>
  );
  return { dialog, open: setOpened };
}

type LearnersSectionProps = { learners: readonly LearnerValues[]; open: (opened: Opened) => void; error: ReactNode };

export function LearnersSection({ learners, open, error }: LearnersSectionProps) {
  const { language, t } = useLanguage();
  // The profile itself is one of them.
  const isFull = learners.length >= limits.most - 1;
  const errorId = "field-learners-error";
  return (
    <ProfileSection id="family" title={t("profiles:edit.sections.family")}>
      <p className="text-slate">{t("profiles:learners.intro")}</p>
      {learners.length > 0 && (
        <ul className="learner-list wrap-anywhere grid gap-3 *:grid *:gap-2 *:pb-3 *:border-b *:border-line">
          {learners.map((learner, at) => (
            <li key={learner.id ?? `new-${at}`}>
              <p>{learnerLine(t, language, learner)}</p>
              <div className="relation-acts">
                <Button
                  variant="secondary"
                  aria-label={`${t("profiles:learners.change")}: ${learner.name}`}
                  onClick={() => open({ act: "change", at })}
                >
                  {t("profiles:learners.changeShort")}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`${t("profiles:learners.remove")}: ${learner.name}`}
                  onClick={() => open({ act: "remove", at })}
                >
                  {t("profiles:learners.remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="field-hint">{t("profiles:learners.full", { count: limits.most })}</p>
      ) : (
        <div>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onClick={() => open({ act: "add" })}
          >
            {t("profiles:learners.add")}
          </Button>
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </ProfileSection>
  );
}
