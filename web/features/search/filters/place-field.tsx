/** Where to search: an area or PIN code that is typed, or the place where the device is. */
import { LocateFixed } from "lucide-react";
import type { Search } from "#web/features/search/address/search.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type NearMe = {
  /** What the person is told meanwhile or instead. */
  note?: string;
  busy?: boolean;
  onPress?: () => void;
};

type PlaceFieldProps = {
  search: Search;
  /** Names to offer. */
  offers?: readonly string[] | undefined;
  nearMe?: NearMe;
};

const point = ["latitude", "longitude"] as const;

/** On a document the button and the note are found by their data attributes (`enhance/search.ts`). */
export function PlaceField({ search: { asked, typed, place }, offers = [], nearMe }: PlaceFieldProps) {
  const { language, t } = useLanguage();
  return (
    <div className="place-field">
      <TextField
        name="place"
        label={t("search:form.place")}
        placeholder={asked.latitude !== undefined ? t("search:results.atMyPlace") : t("search:form.placeHint")}
        defaultValue={typed === undefined ? "" : (place?.name[language] ?? typed)}
        maxLength={80}
        list="places"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button
        variant="quiet"
        className="near-me"
        icon={<LocateFixed aria-hidden="true" />}
        busy={nearMe?.busy}
        onClick={nearMe?.onPress}
        data-near-me=""
        data-locating={t("search:form.near.locating")}
        data-denied={t("search:form.near.denied")}
        data-failed={t("search:form.near.failed")}
      >
        {t("search:form.nearMe")}
      </Button>
      <p className="field-hint" role="status" data-near-note="">
        {nearMe?.note}
      </p>
      <datalist id="places">
        {offers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {point.map((name) =>
        asked[name] === undefined ? null : <input key={name} type="hidden" name={name} value={asked[name]} />,
      )}
    </div>
  );
}
