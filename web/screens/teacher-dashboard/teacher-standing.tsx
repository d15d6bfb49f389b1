/** How far the teacher's profile has come: its completeness as a walk, and the state of verification. */
import { useQuery } from "@tanstack/react-query";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { walkOfTeacher } from "#web/features/profiles/edit/completeness.ts";
import { ProfileWalk } from "#web/features/profiles/edit/profile-walk.tsx";
import { VerificationCard } from "#web/features/statistics/verification-card.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card } from "#web/ui/card.tsx";

export default function TeacherStanding() {
  const { t } = useLanguage();
  const { data: profile } = useQuery(teacherProfileQuery);
  if (profile === undefined) return null;
  const steps = walkOfTeacher(t, profile);
  const isComplete = profile.listed && steps.every(({ done }) => done);
  return (
    <>
      {!isComplete && (
        <Card as="section" aria-labelledby="profile-call" className="profile-call">
          <h2 id="profile-call" className="text-lg font-bold">
            {t("app:teacher.profileTitle")}
          </h2>
          <ProfileWalk
            steps={steps}
            listed={profile.listed}
            listedText={t("profiles:walk.listedTeacher")}
            unlistedText={t("profiles:walk.unlistedTeacher")}
          />
        </Card>
      )}
      <VerificationCard verified={profile.verified} />
    </>
  );
}
