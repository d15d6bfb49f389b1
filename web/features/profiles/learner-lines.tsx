/** Learners of a family in a list, as far as the reader may know them (R13.8). */
import type { ComponentProps } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerLine } from "#web/i18n/learner-line.ts";

type Line = Parameters<typeof learnerLine>[2] & { id: string };
type LearnerLinesProps = { learners: readonly Line[] } & Pick<ComponentProps<"ul">, "aria-label">;

export function LearnerLines({ learners, ...rest }: LearnerLinesProps) {
  const { language, t } = useLanguage();
  return (
    <ul className="wrap-anywhere grid gap-1" {...rest}>
      {learners.map((learner) => (
        <li key={learner.id}>{learnerLine(t, language, learner)}</li>
      ))}
    </ul>
  );
}
