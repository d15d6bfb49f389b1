/** Links that relax the search, each with the number of teachers it adds. */
import { formatList } from "#text/format.ts";
import type { Changes } from "#web/features/search/address/search.ts";
import type { AppliedFilter } from "#web/features/search/filters/applied-filters.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { CountedStep } from "./loosen-search.ts";

type LoosenStepsProps = {
  steps: readonly CountedStep[];
  /** The present number of results. */
  total: number;
  applied: readonly AppliedFilter[];
  hrefOf: (changes: Changes) => string;
};

export function RelaxSuggestions({ steps, total, applied, hrefOf }: LoosenStepsProps) {
  const { language, t } = useLanguage();
  const nameOf = ({ kind, name, changes }: CountedStep) => {
    if (kind === "distance") return t("search:results.empty.widen", { distance: Number(changes.distance) });
    if (kind === "bare") return t("search:results.steps.bare", { distance: Number(changes.distance) });
    if (kind === "online") return t("search:results.empty.online");
    const dropped = applied.filter((filter) => filter.name in changes || filter.name === name);
    return t("search:results.steps.without", {
      filter: formatList(
        language,
        dropped.map(({ label }) => label),
      ),
    });
  };
  return (
    <ul className="steps">
      {steps.map((step) => (
        <li key={step.kind + step.name}>
          <ButtonLink variant="secondary" wide to={hrefOf(step.changes)}>
            <span>{nameOf(step)}</span>
            <span className="flex-none text-leaf">{t("search:results.steps.adds", { count: step.total - total })}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
