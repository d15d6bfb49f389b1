/** The profile tab of a teacher: all fields, the week, the place, and saving that loses nothing. */
import type { ReactNode } from "react";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { readTeacherProfileEndpoint, type TeacherProfile } from "#contract/teachers.ts";
import { genders } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { ProfileSection } from "#web/features/profiles/section.tsx";
import { findIssues } from "#web/forms/find-issues.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountSection } from "./closing-sections.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { readTeacherValues, type TeacherValues, writeTeacherFields } from "./teacher-values.ts";
import { TeachingFields } from "./teaching-fields.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";

/** Below the fold. */
const WeekEditor = lazyPart(async () => {
  await afterFirstView();
  return import("./week-editor.tsx");
});

const feeFields: Record<string, string> = { "fee.hourly": "hourly", "fee.monthly": "monthly" };

const rules = {
  queryKey: teacherProfileQuery.queryKey,
  readValues: readTeacherValues,
  check: (values: TeacherValues) => findIssues(saveTeacherProfileEndpoint, writeTeacherFields(values)),
  send: (changes: Partial<TeacherValues>, version: number) =>
    call(saveTeacherProfileEndpoint, { body: { ...writeTeacherFields(changes), version } }),
  readAgain: () => call(readTeacherProfileEndpoint, {}),
  fieldOf: (path: string) => feeFields[path] ?? path.split(".")[0] ?? path,
};

type TeacherFormProps = { profile: TeacherProfile; photo: ReactNode; place: ReactNode };

export function TeacherForm({ profile, photo, place }: TeacherFormProps) {
  const { t } = useLanguage();
  const draft = useProfileDraft(profile, rules);
  return (
    <ProfileFrame draft={draft} sections={["about", "teaching", "week", "place", "account"]}>
      <ProfileSection id="about" title={t("profiles:edit.sections.about")}>
        {photo}
        <PersonFields
          member="teacher"
          email={profile.email}
          field={draft.field}
          gender={draft.choice("gender", genders)}
          nameNotice={<NameNotice profile={profile} name={draft.values.name} />}
        />
      </ProfileSection>
      <ProfileSection id="teaching" title={t("profiles:edit.sections.teaching")}>
        <TeachingFields draft={draft} />
      </ProfileSection>
      <ProfileSection id="week" title={t("profiles:edit.sections.week")}>
        <PartBoundary fallback={<Skeleton shape="block" className="h-[30rem]" />}>
          <WeekEditor
            slots={draft.values.availability}
            onSlots={(slots) => draft.change("availability", slots)}
            error={draft.errorOf("availability")}
          />
        </PartBoundary>
      </ProfileSection>
      <ProfileSection id="place" title={t("profiles:edit.sections.place")}>
        {place}
      </ProfileSection>
      <AccountSection />
    </ProfileFrame>
  );
}

/** A document proves a name (R4.3): changing it warns before saving that verification is lost, and how to restore it. */
function NameNotice({ profile, name }: { profile: TeacherProfile; name: string }) {
  const { t } = useLanguage();
  const verified = profile.documents.filter(({ type, verifiedName }) => type === "identity" && verifiedName !== null);
  const written = name.trim();
  const isProved = verified.some(({ verifiedName }) => verifiedName === written);
  const losing = verified.some(({ verified }) => verified) && written !== profile.name && !isProved;
  const [provedName] = verified.map(({ verifiedName }) => verifiedName ?? "");
  const waits = verified.length > 0 && verified.every(({ verified }) => !verified) && !isProved;
  return (
    <div role="status">
      {losing && (
        <p className="mt-1.5 py-2 px-3 rounded-md bg-marigold-wash text-sm">{t("profiles:fields.nameUnproved")}</p>
      )}
      {waits && (
        <p className="mt-1.5 py-2 px-3 rounded-md bg-marigold-wash text-sm">
          {t("profiles:fields.nameWaits", { name: `\u2068${provedName}\u2069` })}
        </p>
      )}
    </div>
  );
}
