/** The location question on the dashboards. Asked once the profile is loaded, which may have a place already. */
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { OwnLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import { keys } from "#web/api/query-keys.ts";
import { readPermission, shouldDetect } from "#web/features/locations/detection.ts";
import { fallbackLabel, useDetection } from "#web/features/locations/use-detection.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { locationDetected } from "#web/storage/marks.ts";
import { savedLocation, toSavedLocation } from "#web/storage/saved-location.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

const locationOf = (profile: { location: OwnLocation | null }) => profile.location;

export default function AskLocation({ member }: { member: MemberRole }) {
  const student = useQuery({ ...studentProfileQuery, select: locationOf, enabled: member === "student" });
  const teacher = useQuery({ ...teacherProfileQuery, select: locationOf, enabled: member === "teacher" });
  const words = useQuery({ queryKey: [...keys.text, "profiles"], queryFn: () => loadProfileText().then(() => true) });
  const location = (member === "student" ? student : teacher).data;
  if (location === undefined || words.data === undefined) return null;
  return <LocationPermission member={member} location={location} />;
}

type LocationPermissionProps = { member: MemberRole; location: OwnLocation | null };

/** Asks before the browser does, and says why (R2.11): a card at the bottom of the dashboards, gone once answered. */
function LocationPermission({ member: role, location }: LocationPermissionProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const { busy, detect, askForPlace } = useDetection(role);

  async function decide() {
    // The choice on another device counts here too.
    if (location?.address.isManual) savedLocation(role).write(toSavedLocation(location, fallbackLabel(t, location)));
    if (!shouldDetect({ role, saved: savedLocation(role).read(), profile: location })) return locationDetected.set();
    const permission = await readPermission();
    if (permission === "granted") return void detect();
    // A known place stays as it is.
    if (location !== null) return locationDetected.set();
    if (permission === "prompt") return setOpen(true);
    locationDetected.set();
    askForPlace();
  }

  const decideOnce = useEffectEvent(decide);
  useEffect(() => {
    void decideOnce();
  }, []);

  if (!open) return null;

  const answer = (act: () => unknown) => () => {
    setOpen(false);
    void act();
  };
  const postpone = () => {
    locationDetected.set();
    askForPlace();
  };

  return (
    <section className="location-permission" aria-labelledby="location-permission">
      <MapPin aria-hidden="true" />
      <div className="grid gap-1">
        <h2 id="location-permission" className="font-bold">
          {t("locations:permission.title")}
        </h2>
        <p>{t(role === "teacher" ? "locations:permission.teacher" : "locations:permission.student")}</p>
      </div>
      <div className="col-span-full flex flex-wrap gap-2 [&>.button]:flex-auto [&>.button]:px-3">
        <Button busy={busy} onClick={answer(detect)}>
          {t("locations:permission.allow")}
        </Button>
        <ButtonLink variant="secondary" to={`/${role}-profile-edit#place`} onClick={locationDetected.set}>
          {t("locations:permission.choose")}
        </ButtonLink>
        <Button variant="quiet" onClick={answer(postpone)}>
          {t("locations:permission.later")}
        </Button>
      </div>
    </section>
  );
}
