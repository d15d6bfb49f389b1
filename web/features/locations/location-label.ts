/** What a profile's place is called: its address, else the label of section 9 for how it came. */
import type { OwnLocation } from "#contract/locations.ts";
import type { Translate } from "#text/keys.ts";

export function fallbackLabel(
  t: Translate,
  { address, timestamp }: Pick<OwnLocation, "address" | "timestamp">,
): string {
  if (address.isManual) return t("locations:labels.manual");
  return timestamp === null ? t("locations:labels.profile") : t("locations:labels.detected");
}

export function locationLabel(t: Translate, location: OwnLocation): string {
  const { formattedAddress, fullAddress, streetAddress } = location.address;
  const named = formattedAddress ?? fullAddress ?? fallbackLabel(t, location);
  return streetAddress && !named.includes(streetAddress) ? `${streetAddress}, ${named}` : named;
}
