/** Where to search: a typed area or PIN code, or the device's position. */
import { LocateFixed } from "lucide-react";
import type { Search } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type NearMe = {
  /** The status or error message. */
  note?: string;
  busy?: boolean;
  onPress?: () => void;
};

type PlaceFieldProps = {
  search: Search;
  /** Slugs of places to suggest before anything is typed. */
  offers?: readonly string[] | undefined;
  nearMe?: NearMe;
};

/** More than are shown under an empty field, as those without a place are skipped. */
const offered = 12;
const listId = "places";

const point = ["latitude", "longitude"] as const;

/** On a document the button and the note are found by their data attributes (`enhance/search.ts`); `place-combobox.ts` fills and styles the list. */
export function PlaceField({ search: { asked, typed, place }, offers = [], nearMe }: PlaceFieldProps) {
  const { language, t } = useLanguage();
  return (
    <div className="place-field">
      <div className="relative w-full">
        <TextField
          name="place"
          aria-controls={listId}
          data-offers={offers.slice(0, offered).join(",")}
          label={t("search:form.place")}
          placeholder={asked.latitude !== undefined ? t("search:results.atMyPlace") : t("search:form.placeHint")}
          defaultValue={typed === undefined ? "" : (place?.name[language] ?? typed)}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
        <div id={listId} role="listbox" aria-label={t("search:form.offers")} hidden />
      </div>
      <Button
        variant="quiet"
        className="near-me"
        icon={<LocateFixed aria-hidden="true" />}
        busy={nearMe?.busy}
        onClick={nearMe?.onPress}
        data-near-me=""
        data-failed={t("search:form.near.failed")}
      >
        {t("search:form.nearMe")}
      </Button>
      <p className="field-hint" role="status" data-near-note="">
        {nearMe?.note}
      </p>
      {point.map((name) =>
        asked[name] === undefined ? null : <input key={name} type="hidden" name={name} value={asked[name]} />,
      )}
    </div>
  );
}
