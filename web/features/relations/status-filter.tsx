/** The parts of a list, as links: all, waiting, accepted, declined. */
import { useLanguage } from "#web/i18n/language.tsx";
import { ChipLink } from "#web/ui/chip.tsx";

export type StatusChoice = { status: string; label: string };

type StatusFilterProps = {
  choices: readonly StatusChoice[];
  chosen: string;
  hrefOf: (to: { status: string }) => string;
};

export function StatusFilter({ choices, chosen, hrefOf }: StatusFilterProps) {
  const { t } = useLanguage();
  return (
    <nav className="flex flex-wrap gap-2 pb-4" aria-label={t("relations:filter.label")}>
      {choices.map(({ status, label }) => (
        <ChipLink key={status} to={hrefOf({ status })} selected={status === chosen} preventScrollReset>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
