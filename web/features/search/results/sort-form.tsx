/** The order of a result, above its list: a native select that submits on change; without a script by its button. */
import { teacherSorts } from "#contract/search-parameters.ts";
import { type Search, searchParamsOf } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type SortFormProps = { search: Search; action: string; onSort?: ((sort: string) => void) | undefined };

/** On a document `enhance/search-intent.ts` finds the select by its data attribute. */
export function SortForm({ search, action, onSort }: SortFormProps) {
  const { t } = useLanguage();
  const hidden = [...searchParamsOf(search)].filter(([name]) => name !== "sort" && name !== "page");
  return (
    <form
      method="get"
      action={action}
      className="flex flex-initial gap-2 min-w-0"
      onSubmit={onSort && ((event) => event.preventDefault())}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={search.asked.sort}
        name="sort"
        id="sort"
        label={<span className="sr-only">{t("search:results.sort")}</span>}
        defaultValue={search.asked.sort}
        options={teacherSorts.map((sort) => ({ value: sort, label: t(`search:results.sortBy.${sort}`) }))}
        onChange={onSort && ((event) => onSort(event.target.value))}
        data-sends=""
      />
      <Button type="submit" variant="secondary" className="hidden noscript:inline-flex">
        {t("search:results.sortGo")}
      </Button>
    </form>
  );
}
