/** Subject, place and days as a plain GET form, so that the filters are the address and no script is needed. */
import { subjects } from "#contract/vocabulary.ts";
import { readSearch } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { DayFilter } from "./chip-filter.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { PlaceField } from "./place-field.tsx";
import { SubmitSearch } from "./submit-search.tsx";

/** `areas`: slugs to offer while typing, busiest first. */
export function SearchForm({ areas = [] }: { areas?: readonly string[] }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <form
      action={address("/home-tuition")}
      method="get"
      className="search-form"
      aria-label={t("search:form.label")}
      data-search=""
    >
      <FilterSelect
        name="subjects"
        label={t("search:form.subject")}
        placeholder={t("search:form.anySubject")}
        options={subjects.map((subject) => ({ value: subject, label: t(`vocabulary:subjects.${subject}`) }))}
        chosen={[]}
      />
      <PlaceField search={readSearch(new URLSearchParams())} offers={areas} />
      <DayFilter legend={t("search:form.days")} chosen={[]} />
      <SubmitSearch />
    </form>
  );
}
