/** On the dashboards: may we see where you are? Asked once the profile is known, for it may say so already. */
import { useQuery } from "@tanstack/react-query";
import type { OwnLocation } from "#contract/locations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import { keys } from "#web/api/query-keys.ts";
import { LocationPermission } from "#web/features/locations/location-permission.tsx";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";

const locationOf = (profile: { location: OwnLocation | null }) => profile.location;

export default function AskLocation({ member }: { member: MemberRole }) {
  const student = useQuery({ ...studentProfileQuery, select: locationOf, enabled: member === "student" });
  const teacher = useQuery({ ...teacherProfileQuery, select: locationOf, enabled: member === "teacher" });
  const words = useQuery({ queryKey: [...keys.text, "profiles"], queryFn: () => loadProfileText().then(() => true) });
  const location = (member === "student" ? student : teacher).data;
  if (location === undefined || words.data === undefined) return null;
  return <LocationPermission member={member} location={location} />;
}
