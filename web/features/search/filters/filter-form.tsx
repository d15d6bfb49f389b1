/** Every filter of the search as one GET form: a column on a desk, a sheet from the bottom edge on a phone, without a script too. */
import { search as limits } from "#contract/limits.ts";
import { type FeeUnit, feeUnits } from "#contract/search.ts";
import * as codes from "#contract/vocabulary.ts";
import type { Search } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ChipFilter, DayFilter } from "./chip-filter.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { FilterSheet, type SheetForm } from "./filter-sheet.tsx";
import { type NearMe, PlaceField } from "./place-field.tsx";
import { SubmitSearch } from "./submit-search.tsx";

const distances = [2, 3, 5, 10, 25, 50, 100];

/** "A woman, please": what families ask for; a link may carry the third. */
const offeredGenders: readonly codes.Gender[] = ["female", "male"];

type FilterFormProps = SheetForm & {
  search: Search;
  /** Slugs of places to offer before anything is typed. */
  offers?: readonly string[] | undefined;
  /** How many teachers the filters as they stand would find. */
  count?: number | undefined;
  /** The way to the search without filters, when there are some. */
  clearTo?: string | undefined;
  nearMe?: NearMe;
};

export function FilterForm({ search, offers, count, clearTo, nearMe, ...rest }: FilterFormProps) {
  const { t } = useLanguage();
  const { asked } = search;
  const distance = asked.distance ?? limits.distance;
  const steps = distances.includes(distance) ? distances : [...distances, distance].sort((a, b) => a - b);
  return (
    <FilterSheet
      {...rest}
      foot={
        <>
          <SubmitSearch count={count} />
          {clearTo !== undefined && (
            <ButtonLink variant="quiet" wide to={clearTo}>
              {t("search:results.clear")}
            </ButtonLink>
          )}
        </>
      }
    >
      <TextField
        type="search"
        name="searchQuery"
        label={t("search:results.query")}
        defaultValue={asked.searchQuery}
        maxLength={limits.query}
        autoComplete="off"
        enterKeyHint="search"
      />
      <FilterSelect
        name="subjects"
        label={t("search:form.subject")}
        placeholder={t("search:form.anySubject")}
        options={optionsOf(codes.subjects, (subject) => subjectName(t, subject))}
        chosen={asked.subjects}
      />
      <PlaceField {...{ search, offers, nearMe }} />
      <SelectField
        name="distance"
        label={t("search:results.distance")}
        defaultValue={String(distance)}
        options={optionsOf(steps.map(String), (km) => t("search:results.within", { distance: Number(km) }))}
      />
      <DayFilter legend={t("search:results.days")} chosen={asked.days} />
      <Checkbox
        name="verifiedOnly"
        value="true"
        label={t("search:results.verifiedOnly")}
        defaultChecked={asked.verifiedOnly}
      />
      <ChipFilter
        name="gender"
        legend={t("search:results.gender")}
        codes={[...offeredGenders, ...asked.gender.filter((one) => one === "other")]}
        chosen={asked.gender}
        labelOf={(one) => t(`search:results.genders.${one}`)}
      />
      <ChipFilter
        name="modes"
        legend={t("search:results.mode")}
        codes={codes.modes}
        chosen={asked.modes}
        labelOf={(mode) => t(`vocabulary:modes.${mode}`)}
      />
      <div className="filters-pair">
        <FilterSelect
          name="classes"
          label={t("search:results.class")}
          options={optionsOf(codes.classes, (one) => t(`vocabulary:classes.${one}`))}
          chosen={asked.classes}
        />
        <FilterSelect
          name="boards"
          label={t("search:results.board")}
          options={optionsOf(codes.boards, (board) => t(`vocabulary:boards.${board}`))}
          chosen={asked.boards}
        />
      </div>
      <FilterSelect
        name="languages"
        label={t("search:results.language")}
        options={optionsOf(codes.teachingLanguages, (spoken) => t(`vocabulary:teachingLanguages.${spoken}`))}
        chosen={asked.languages}
      />
      <FeeFilter feeMax={asked.feeMax} feeUnit={asked.feeUnit} />
      <ChipFilter
        name="qualifications"
        legend={t("search:results.qualification")}
        codes={codes.qualifications}
        chosen={asked.qualifications}
        labelOf={(one) => t(`vocabulary:qualifications.${one}`)}
      />
      {asked.sort !== "distance" && <input type="hidden" name="sort" value={asked.sort} />}
    </FilterSheet>
  );
}

function optionsOf<Code extends string>(values: readonly Code[], labelOf: (value: Code) => string) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

function FeeFilter({ feeMax, feeUnit }: { feeMax: number | undefined; feeUnit: FeeUnit }) {
  const { t } = useLanguage();
  return (
    <div className="filters-pair">
      <TextField
        name="feeMax"
        label={t("search:results.fee")}
        placeholder="₹"
        defaultValue={feeMax}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={7}
        autoComplete="off"
      />
      <SelectField
        name="feeUnit"
        label={t("search:results.feeUnit")}
        defaultValue={feeUnit}
        options={optionsOf(feeUnits, (unit) => t(`search:results.per.${unit}`))}
      />
    </div>
  );
}
