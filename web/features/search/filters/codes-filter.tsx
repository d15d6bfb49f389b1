/** The control of a filter by codes, from the table of filters. */
import { type CodeFilter, codesOf } from "#contract/search-filters.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ChipFilter, shortened } from "./chip-filter.tsx";
import { FilterSelect } from "./filter-select.tsx";

export function CodesFilter({ name, chosen }: { name: CodeFilter; chosen: readonly string[] }) {
  const { t } = useLanguage();
  const filter = codesOf(name);
  const nameOf = (code: string) => t(filter.nameOf(code));
  if (filter.control === "select")
    return (
      <FilterSelect
        name={name}
        label={t(filter.label)}
        placeholder={filter.unset && t(filter.unset)}
        options={filter.codes.map((code) => ({ value: code, label: nameOf(code) }))}
        chosen={chosen}
      />
    );
  const offered = filter.offered ?? filter.codes;
  return (
    <ChipFilter
      name={name}
      legend={t(filter.label)}
      codes={[...offered, ...chosen.filter((code) => !offered.includes(code))]}
      chosen={chosen}
      labelOf={(code) => (filter.shortOf ? shortened(t(filter.shortOf(code)), nameOf(code)) : nameOf(code))}
    />
  );
}
