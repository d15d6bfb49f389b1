/** Where to search: an area or PIN code that is typed, or the place where the device is. */
import { LocateFixed } from "lucide-react";
import { placeBySlug } from "#content/find-place.ts";
import { places } from "#content/places.ts";
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
  params: URLSearchParams;
  /** Slugs of areas to offer before anything is typed, busiest first. */
  areas?: readonly string[];
  nearMe?: NearMe;
};

const offered = 20;
const point = ["latitude", "longitude"];

/** On a document the button and the note are found by their data attributes (`enhance/search.ts`). */
export function PlaceField({ params, areas = [], nearMe }: PlaceFieldProps) {
  const { language, t } = useLanguage();
  const typed = params.get("place") ?? "";
  const suggestions = areas.length > 0 ? areas.map(placeBySlug) : places;
  return (
    <div className="place-field">
      <TextField
        name="place"
        label={t("search:form.place")}
        placeholder={params.has("latitude") ? t("search:results.atMyPlace") : t("search:form.placeHint")}
        defaultValue={placeBySlug(typed)?.name[language] ?? typed}
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
        {suggestions
          .slice(0, offered)
          .map((place) => place && <option key={place.slug} value={place.name[language]} />)}
      </datalist>
      {point.map((name) =>
        params.has(name) ? <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} /> : null,
      )}
    </div>
  );
}
