/** One filter of a list as a row of links: the address is the filter. */
import { useLanguage } from "#web/i18n/language.tsx";
import { ChipLink } from "#web/ui/chip.tsx";

type FilterChipsProps = {
  label: string;
  choices: readonly { value: string; label: string; count?: number }[];
  chosen: string | undefined;
  hrefOf: (value: string) => string;
};

export function FilterChips({ label, choices, chosen, hrefOf }: FilterChipsProps) {
  const { t } = useLanguage();
  return (
    <nav
      className="status-filter flex gap-2 -mt-1 mb-3 py-1 overflow-x-auto [scrollbar-width:none] [&>.chip]:flex-none [&>.chip]:px-3"
      aria-label={label}
    >
      {choices.map(({ value, label: words, count }) => (
        <ChipLink key={value} to={hrefOf(value)} selected={value === chosen} preventScrollReset>
          {words}
          {count !== undefined && count > 0 && (
            <bdi className="held">
              {count}
              <span className="sr-only"> {t("office:list.waiting")}</span>
            </bdi>
          )}
        </ChipLink>
      ))}
    </nav>
  );
}
