/** Every filter of the search as one GET form: a column on a desktop, a bottom sheet on a phone, also without a script. */
import { search as limits } from "#contract/limits.ts";
import { type FeeUnit, feeUnits, formRows, isSwitchFilter, searchFilters } from "#contract/search-filters.ts";
import type { Search } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CodesFilter } from "./codes-filter.tsx";
import { FilterPanel, type FilterPanelForm } from "./filter-panel.tsx";
import { type NearMe, PlaceField } from "./place-field.tsx";
import { SubmitSearch } from "./submit-search.tsx";

const distances = [2, 3, 5, 10, 25, 50, 100];

type Asking = {
  search: Search;
  /** Slugs of places to suggest before anything is typed. */
  offers?: readonly string[] | undefined;
  nearMe?: NearMe | undefined;
};

type FilterFormProps = FilterPanelForm &
  Asking & {
    /** How many teachers the present filters would find. */
    count?: number | undefined;
    /** The link to the search without filters, when there are some. */
    clearTo?: string | undefined;
  };

export function FilterForm({ search, offers, count, clearTo, nearMe, ...rest }: FilterFormProps) {
  const { t } = useLanguage();
  return (
    <FilterPanel
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
      {formRows.map((row) =>
        typeof row === "string" ? (
          <Control key={row} name={row} {...{ search, offers, nearMe }} />
        ) : (
          <div key={row.join()} className="grid grid-cols-2 items-end gap-3">
            {row.map((name) => (
              <Control key={name} name={name} {...{ search, offers, nearMe }} />
            ))}
          </div>
        ),
      )}
      {search.asked.sort !== "distance" && <input type="hidden" name="sort" value={search.asked.sort} />}
    </FilterPanel>
  );
}

type Rows = (typeof formRows)[number];
type ControlName = Rows extends infer Row ? (Row extends readonly (infer Name)[] ? Name : Row) : never;

function Control({ name, search, offers, nearMe }: Asking & { name: ControlName }) {
  const { t } = useLanguage();
  const { asked } = search;
  if (name === "place") return <PlaceField {...{ search, offers, nearMe }} />;
  if (name === "distance") return <DistanceSelect distance={asked.distance ?? limits.distance} />;
  if (name === "fee") return <FeeFilter feeMax={asked.feeMax} feeUnit={asked.feeUnit} />;
  if (name === "searchQuery")
    return (
      <TextField
        type="search"
        name={name}
        label={t(searchFilters[name].label)}
        defaultValue={asked[name]}
        maxLength={limits.query}
        autoComplete="off"
        enterKeyHint="search"
      />
    );
  if (isSwitchFilter(name))
    return <Checkbox name={name} value="true" label={t(searchFilters[name].label)} defaultChecked={asked[name]} />;
  return <CodesFilter name={name} chosen={asked[name]} />;
}

function DistanceSelect({ distance }: { distance: number }) {
  const { t } = useLanguage();
  const steps = distances.includes(distance) ? distances : [...distances, distance].sort((a, b) => a - b);
  return (
    <SelectField
      name="distance"
      label={t("search:results.distance")}
      defaultValue={String(distance)}
      options={steps.map((km) => ({ value: String(km), label: t("search:results.within", { distance: km }) }))}
    />
  );
}

function FeeFilter({ feeMax, feeUnit }: { feeMax: number | undefined; feeUnit: FeeUnit }) {
  const { t } = useLanguage();
  return (
    <div className="grid grid-cols-2 items-end gap-3">
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
        options={feeUnits.map((unit) => ({ value: unit, label: t(`search:results.per.${unit}`) }))}
      />
    </div>
  );
}
