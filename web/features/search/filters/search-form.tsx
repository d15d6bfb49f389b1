/** Subject, place and days as a plain GET form, so that the filters are the address and no script is needed. */
import { subjects } from "#contract/vocabulary.ts";
import { readSearch, type Search } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { DayFilter } from "./chip-filter.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { PlaceField } from "./place-field.tsx";
import { SubmitSearch } from "./submit-search.tsx";

type SearchFormProps = {
  /** Slugs to suggest while typing, busiest first. */
  areas?: readonly string[];
  /** Initial values. */
  search?: Search;
};

export function SearchForm({ areas = [], search = readSearch(new URLSearchParams()) }: SearchFormProps) {
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
        chosen={search.asked.subjects}
      />
      <PlaceField search={search} offers={areas} />
      <DayFilter legend={t("search:form.days")} chosen={search.asked.days} />
      <SubmitSearch />
    </form>
  );
}
