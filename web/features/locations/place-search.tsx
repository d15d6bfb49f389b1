/** Finding a place by its name in any of the three scripts, or by PIN code. */
import { MapPin } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { type FoundPlace, findPlacesEndpoint } from "#contract/locations.ts";
import { call } from "#web/api/client.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** Milliseconds after the last key. */
const pause = 250;
const atLeast = 2;

type Found = { asked: string; places: FoundPlace[] } | { asked: string; failed: true } | null;

export function PlaceSearch({ onPlace }: { onPlace: (place: FoundPlace) => void }) {
  const { language, t } = useLanguage();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found>(null);
  const q = typed.trim();

  useEffect(() => {
    if (q.length < atLeast) return setFound(null);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const places = await call(findPlacesEndpoint, { query: { q, language } }, { signal: stop.signal });
        setFound({ asked: q, places });
      } catch {
        if (!stop.signal.aborted) setFound({ asked: q, failed: true });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, language]);

  const places = found !== null && "places" in found ? found.places : [];
  const choose = (place: FoundPlace) => {
    setTyped("");
    onPlace(place);
  };
  /** Enter takes the best match; it must not submit the surrounding form. */
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (places[0] !== undefined) choose(places[0]);
  };

  return (
    <div className="place-search grid gap-1">
      <TextField
        label={t("locations:picker.search")}
        hint={t("locations:picker.searchHint")}
        name="place-search"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={chooseByKey}
      />
      <p role="status" className={places.length > 0 ? "sr-only" : "field-hint"}>
        {found !== null && ("failed" in found ? t("locations:picker.failed") : countText(found.places.length))}
      </p>
      {places.length > 0 && (
        <ul
          className="divided overflow-clip border-[1.5px] border-line rounded-md"
          aria-label={t("locations:picker.results")}
        >
          {places.map((place) => (
            <li key={`${place.name} ${place.latitude}`}>
              <button
                type="button"
                className="grid grid-cols-[auto_1fr_auto] gap-2.5 items-center w-full min-h-12 py-1 px-3 text-start leading-snug cursor-pointer hover:bg-wash focus-visible:-outline-offset-4"
                onClick={() => choose(place)}
              >
                <MapPin className="w-5 text-slate" aria-hidden="true" />
                <span>
                  <bdi>{place.name}</bdi>
                  {place.within && <small className="block text-slate text-sm">{place.within}</small>}
                </span>
                <bdi className="text-slate">{place.pins.slice(0, 2).join(", ")}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function countText(count: number): string {
    return count === 0 ? t("locations:picker.nothing") : t("locations:picker.found", { count });
  }
}
