/** Subject, place and days as a plain GET form, so that the filters are the address and no script is needed. */
import { Search } from "lucide-react";
import { placeBySlug } from "#content/find-place.ts";
import { places } from "#content/places.ts";
import { days, subjects } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipToggle } from "#web/ui/chip.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type SearchFormProps = {
  /** What the address already asks for. */
  params?: URLSearchParams;
  /** Slugs of areas to offer while typing, busiest first. */
  areas?: readonly string[];
};

const offered = 40;

export function SearchForm({ params = new URLSearchParams(), areas = [] }: SearchFormProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const chosenDays = new Set(params.get("days")?.split(",") ?? []);
  const typedPlace = params.get("place") ?? "";
  const suggestions = areas.length > 0 ? areas.map(placeBySlug) : places;
  return (
    <form action={address("/home-tuition")} method="get" className="search-form" aria-label={t("home:search.label")}>
      <SelectField
        name="subjects"
        label={t("home:search.subject")}
        placeholder={t("home:search.anySubject")}
        defaultValue={params.get("subjects")?.split(",")[0] ?? ""}
        options={subjects.map((subject) => ({ value: subject, label: t(`vocabulary:subjects.${subject}`) }))}
      />
      <TextField
        name="place"
        label={t("home:search.place")}
        placeholder={t("home:search.placeHint")}
        defaultValue={placeBySlug(typedPlace)?.name[language] ?? typedPlace}
        maxLength={80}
        list="places"
        autoComplete="off"
        enterKeyHint="search"
      />
      <datalist id="places">
        {suggestions
          .slice(0, offered)
          .map((place) => place && <option key={place.slug} value={place.name[language]} />)}
      </datalist>
      <fieldset className="search-days">
        <legend className="field-label">{t("home:search.days")}</legend>
        <div className="flex flex-wrap gap-2">
          {days.map((day) => (
            <ChipToggle key={day} name="days" value={day} defaultChecked={chosenDays.has(day)}>
              <abbr title={t(`vocabulary:days.${day}`)}>{t(`vocabulary:daysShort.${day}`)}</abbr>
            </ChipToggle>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="large" wide icon={<Search aria-hidden="true" />}>
        {t("home:search.submit")}
      </Button>
    </form>
  );
}
