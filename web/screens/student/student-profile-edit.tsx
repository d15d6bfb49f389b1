/** A student's own profile (R3.9). */
import { useQuery } from "@tanstack/react-query";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { queryClient } from "#web/api/query-client.ts";
import { guardPermission } from "#web/features/app-shell/guard-permission.ts";
import { OwnPlace } from "#web/features/profiles/edit/closing-sections.tsx";
import { studentOnboardingSteps } from "#web/features/profiles/edit/completeness.ts";
import { ProfileOnboarding } from "#web/features/profiles/edit/profile-onboarding.tsx";
import { StudentForm } from "#web/features/profiles/edit/student-form.tsx";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { OwnPhoto } from "#web/features/profiles/photo/own-photo.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import type { Route } from "./+types/student-profile-edit";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  const [user] = await Promise.all([guardPermission("student.account"), loadProfileText()]);
  return { user, profile: await queryClient.fetchQuery({ ...studentProfileQuery, staleTime: 0 }) };
}
clientLoader.hydrate = true as const;

export default function StudentProfileEdit({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { data: profile } = useQuery({ ...studentProfileQuery, initialData: loaderData.profile });
  return (
    <div className="grid gap-5 min-w-0 max-w-192 xl:max-w-240">
      <PageHead title={t("profiles:edit.title")} noindex />
      <header className="grid gap-2">
        <h1 className="sign">{t("profiles:edit.title")}</h1>
        <p>{t("profiles:edit.studentIntro")}</p>
      </header>
      <ProfileOnboarding
        steps={studentOnboardingSteps(t, profile)}
        listed={profile.listed}
        listedText={t("profiles:walk.listedStudent")}
        unlistedText={t("profiles:walk.unlistedStudent")}
      />
      <StudentForm
        profile={profile}
        photo={<OwnPhoto member="student" name={profile.name} photo={profile.photo} />}
        place={<OwnPlace member="student" location={profile.location} area={profile.area} />}
      />
    </div>
  );
}
