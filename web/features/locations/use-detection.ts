/** Detects the device's position and saves it as the person's place, with the message on failure. */
import { useState } from "react";
import { geolocation } from "#contract/limits.ts";
import type { OwnLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { Translate } from "#text/keys.ts";
import { CallError } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { locationDetected } from "#web/storage/marks.ts";
import { toast } from "#web/ui/toast.ts";
import { detectPosition } from "./detection.ts";
import { askPointName, sendLocation } from "./send-location.ts";

export function useDetection(role: MemberRole) {
  const { language, t } = useLanguage();
  const [busy, setBusy] = useState(false);

  /** Asks for a place in the profile: 'Location Setup'. */
  const askForPlace = () =>
    toast({
      title: t("locations:setup.title"),
      text: t("locations:setup.body"),
      duration: geolocation.toast,
      action: { label: t("locations:section.set"), to: `/${role}-profile-edit#place` },
    });

  /** True once the place is saved. */
  async function detect(): Promise<boolean> {
    setBusy(true);
    locationDetected.set();
    try {
      const point = await detectPosition();
      const address = await askPointName(t, language, point);
      await sendLocation(
        role,
        { ...point, address, streetAddress: "", isManual: false },
        t("locations:labels.detected"),
      );
      toast({ title: t("locations:section.saved"), text: address, variant: "success" });
      return true;
    } catch (error) {
      if (error instanceof CallError)
        toast({ title: t("locations:section.failed"), text: callFailureText(t, error), variant: "destructive" });
      else askForPlace();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, detect, askForPlace };
}

/** The label of a profile's place: its address, else the label of section 9 for its source. */
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
