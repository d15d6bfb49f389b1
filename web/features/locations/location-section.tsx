/** The own place in the profile: its name, its source, what others see, and ways to change it. */

import { LocateFixed, MapPin } from "lucide-react";
import { useState } from "react";
import type { OwnLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { WhenNear } from "#web/ui/when-near.tsx";
import { useAreaName } from "./use-area-name.ts";
import { locationLabel, useDetection } from "./use-detection.ts";

const LocationPicker = lazyPart(() => import("./location-picker.tsx"));

function SeenByOthers({ area }: { area: string | null }) {
  const { t } = useLanguage();
  const name = useAreaName(area) ?? t("locations:section.area");
  return <p className="text-slate">{t("locations:section.private", { area: name })}</p>;
}

type LocationSectionProps = { member: MemberRole; location: OwnLocation | null; area: string | null };

export function LocationSection({ member, location, area }: LocationSectionProps) {
  const { language, t } = useLanguage();
  const [picking, setPicking] = useState(false);
  const { busy, detect } = useDetection(member);
  const manual = location?.address.isManual ?? false;
  return (
    <div className="grid gap-4">
      {location === null ? (
        <Notice tone="marigold">{t("locations:section.none")}</Notice>
      ) : (
        <div className="location-now grid grid-cols-[auto_1fr] gap-3 svg:w-6 svg:text-brick">
          <MapPin aria-hidden="true" />
          <div className="grid gap-1">
            <p className="font-bold">
              <bdi>{locationLabel(t, location)}</bdi>
            </p>
            <p className="text-slate">
              {manual || location.timestamp === null
                ? t("locations:section.manualNote")
                : t("locations:section.detectedNote", { date: formatDate(language, new Date(location.timestamp)) })}
            </p>
            <WhenNear fallback={<SeenByOthers area={null} />}>
              <SeenByOthers area={area} />
            </WhenNear>
            {!manual && (
              <p className="text-slate">
                {t(
                  member === "teacher" ? "locations:section.areaStays.teacher" : "locations:section.areaStays.student",
                )}
              </p>
            )}
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<MapPin aria-hidden="true" />} onClick={() => setPicking(true)}>
          {t(location === null ? "locations:section.set" : "locations:section.change")}
        </Button>
        {!manual && (
          <Button
            variant="secondary"
            icon={<LocateFixed aria-hidden="true" />}
            busy={busy}
            onClick={() => void detect()}
          >
            {t(busy ? "locations:section.detecting" : "locations:section.detect")}
          </Button>
        )}
      </div>
      {picking && (
        <PartBoundary>
          <LocationPicker member={member} location={location} onClose={() => setPicking(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
