/** Where to search: an area or PIN code that is typed, or the place where the device is. */
import { LocateFixed } from "lucide-react";
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
  /** What the place that is named is called. */
  place?: string | undefined;
  /** Names to offer. */
  offers?: readonly string[] | undefined;
  nearMe?: NearMe;
};

const point = ["latitude", "longitude"];

/** On a document the button and the note are found by their data attributes (`enhance/search.ts`). */
export function PlaceField({ params, place, offers = [], nearMe }: PlaceFieldProps) {
  const { t } = useLanguage();
  const typed = params.get("place");
  return (
    <div className="place-field">
      <TextField
        name="place"
        label={t("search:form.place")}
        placeholder={params.has("latitude") ? t("search:results.atMyPlace") : t("search:form.placeHint")}
        defaultValue={typed === null ? "" : (place ?? typed)}
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
        params.has(name) ? <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} /> : null,
      )}
    </div>
  );
}
