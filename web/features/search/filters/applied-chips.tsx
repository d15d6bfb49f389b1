/** The filters in use, each to be taken away by a press. */

import type { Changes } from "#web/features/search/address/search-params.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipRemove } from "#web/ui/chip.tsx";
import type { AppliedFilter } from "./applied-filters.ts";

type AppliedChipsProps = {
  applied: readonly AppliedFilter[];
  hrefOf: (changes: Changes) => string;
  clearTo: string;
};

export function AppliedChips({ applied, hrefOf, clearTo }: AppliedChipsProps) {
  const { t } = useLanguage();
  if (applied.length === 0) return null;
  return (
    <ul className="applied" aria-label={t("search:results.applied")}>
      {applied.map(({ name, label, without }) => (
        <li key={`${name} ${label}`}>
          <ChipRemove removeLabel={t("search:results.removeFilter", { filter: label })} to={hrefOf(without)}>
            {label}
          </ChipRemove>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <ButtonLink variant="quiet" to={clearTo}>
            {t("search:results.clear")}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
