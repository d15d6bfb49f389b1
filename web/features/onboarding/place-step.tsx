/** The place as an onboarding step: by name, PIN code or the device, saved at once. */
import { LocateFixed, MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import type { OwnLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { CallError } from "#web/api/client.ts";
import { PlaceSearch } from "#web/features/locations/place-search.tsx";
import { sendLocation } from "#web/features/locations/send-location.ts";
import { locationLabel, useDetection } from "#web/features/locations/use-detection.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { locationDetected } from "#web/storage/marks.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export function PlaceStep({ member, location }: { member: MemberRole; location: OwnLocation | null }) {
  const { t } = useLanguage();
  const { busy, detect } = useDetection(member);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Asked here, the dashboards' card does not ask again in this session.
  useEffect(() => locationDetected.set(), []);

  async function save(address: string, latitude: number, longitude: number) {
    setFailure(null);
    setSaving(true);
    try {
      const place = { latitude, longitude, address, streetAddress: "", isManual: true };
      await sendLocation(member, place, t("locations:labels.manual"));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(callFailureText(t, error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="grid gap-4" aria-busy={saving || undefined}>
      <div role="status">
        {location !== null && (
          <p className="welcome-place flex gap-2 items-center p-3 rounded-md bg-leaf-wash font-bold wrap-anywhere svgs:w-5.5 svgs:text-leaf">
            <MapPin aria-hidden="true" />
            <bdi>{locationLabel(t, location)}</bdi>
          </p>
        )}
      </div>
      {failure !== null && (
        <Notice tone="brick" title={t("locations:section.failed")} urgent>
          {failure}
        </Notice>
      )}
      <PlaceSearch
        onPlace={({ name, within, latitude, longitude }) =>
          void save([name, within, t("locations:labels.country")].filter(Boolean).join(", "), latitude, longitude)
        }
      />
      {!location?.address.isManual && (
        <Button
          variant="secondary"
          icon={<LocateFixed aria-hidden="true" />}
          busy={busy || saving}
          onClick={() => void detect()}
        >
          {t("locations:section.detect")}
        </Button>
      )}
    </div>
  );
}
