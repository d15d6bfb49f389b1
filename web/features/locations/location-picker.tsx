/** The location picker: by name or PIN code, by the device's position, or moved on the map; saved as manual. */

import { LocateFixed, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { profile } from "#contract/limits.ts";
import type { OwnLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { type DetectedPoint, detectPosition } from "./detection.ts";
import { PlaceSearch } from "./place-search.tsx";
import { askPointName, sendLocation } from "./send-location.ts";

const PinMap = lazyPart(() => import("./pin-map.tsx"));

type Chosen = { point: DetectedPoint; address: string };

function readChosen(location: OwnLocation | null): Chosen | null {
  if (location === null) return null;
  const [longitude, latitude] = location.coordinates;
  return { point: { longitude, latitude }, address: location.address.formattedAddress ?? "" };
}

type LocationPickerProps = { member: MemberRole; location: OwnLocation | null; onClose: () => void };

export default function LocationPicker({ member, location, onClose }: LocationPickerProps) {
  const { language, t } = useLanguage();
  const [chosen, setChosen] = useState(() => readChosen(location));
  const [street, setStreet] = useState(location?.address.streetAddress ?? "");
  const [map, setMap] = useState(false);
  const [busy, setBusy] = useState<"position" | "save" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const findMe = async () => {
    setBusy("position");
    setFailure(null);
    try {
      const point = await detectPosition();
      setChosen({ point, address: await askPointName(t, language, point) });
    } catch {
      setFailure(t("locations:section.denied"));
    } finally {
      setBusy(null);
    }
  };

  const save = async () => {
    if (chosen === null) return;
    setBusy("save");
    setFailure(null);
    const manual = t("locations:labels.manual");
    const place = { ...chosen.point, address: chosen.address || manual, streetAddress: street.trim(), isManual: true };
    try {
      await sendLocation(member, place, manual);
      toast({ title: t("locations:section.saved"), text: place.address, variant: "success" });
      onClose();
    } catch (error) {
      setFailure(callFailureText(t, error));
      setBusy(null);
    }
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("locations:picker.title")}
      confirm={{
        busy: busy === "save",
        disabled: chosen === null,
        onClick: () => void save(),
        children: t("locations:picker.save"),
      }}
      look="sheet"
    >
      <div className="location-picker grid gap-4">
        <PlaceSearch
          onPlace={({ name, within, latitude, longitude }) =>
            setChosen({
              point: { latitude, longitude },
              address: [name, within, t("locations:labels.country")].filter(Boolean).join(", "),
            })
          }
        />
        <Button
          variant="secondary"
          icon={<LocateFixed aria-hidden="true" />}
          busy={busy === "position"}
          onClick={() => void findMe()}
        >
          {t("locations:section.detect")}
        </Button>
        {failure !== null && (
          <Notice tone="brick" urgent>
            {failure}
          </Notice>
        )}
        {chosen !== null && (
          <>
            <p role="status" className="font-bold">
              {t("locations:picker.chosen", { place: chosen.address || t("locations:labels.profile") })}
            </p>
            <TextField
              label={t("locations:picker.street")}
              hint={t("locations:picker.streetHint")}
              optional={t("profiles:edit.optional")}
              name="streetAddress"
              autoComplete="street-address"
              maxLength={profile.addressLine}
              value={street}
              onChange={({ target }) => setStreet(target.value)}
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
            {map ? (
              <PartBoundary fallback={<Skeleton shape="block" className="h-80" />}>
                <PinMap point={chosen.point} onPoint={(point) => setChosen({ ...chosen, point })} />
              </PartBoundary>
            ) : (
              <Button variant="quiet" icon={<MapIcon aria-hidden="true" />} onClick={() => setMap(true)}>
                {t("locations:picker.openMap")}
              </Button>
            )}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
