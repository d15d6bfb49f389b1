/** For whom of the family (R13.8), with more than one learner: the last chosen one cannot be removed. */
import type { ReactNode } from "react";
import { ChoiceChips } from "#web/features/profiles/edit/choice-chips.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerNames } from "#web/i18n/learner-line.ts";

type ForWhomProps = {
  learners: readonly { id: string; name: string | null; grade: string | null }[];
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
  error?: ReactNode;
};

export function ForWhom({ learners, chosen, onChosen, error }: ForWhomProps) {
  const { language, t } = useLanguage();
  return (
    <ChoiceChips
      legend={t("relations:forWhom.legend")}
      name="learnerIds"
      codes={learners.map(({ id }) => id)}
      label={(id) =>
        learnerNames(
          t,
          language,
          learners.filter((learner) => learner.id === id),
        )
      }
      chosen={chosen}
      onChosen={(ids) => ids.length > 0 && onChosen(ids)}
      error={error}
    />
  );
}
