/** A teacher's own profile (R3.9): the profile tab and the documents tab, which is in the address. */
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { queryClient } from "#web/api/query-client.ts";
import { guardPermission } from "#web/features/app-shell/guard-permission.ts";
import { OwnPlace } from "#web/features/profiles/edit/closing-sections.tsx";
import { teacherOnboardingSteps } from "#web/features/profiles/edit/completeness.ts";
import { ProfileOnboarding } from "#web/features/profiles/edit/profile-onboarding.tsx";
import { TeacherForm } from "#web/features/profiles/edit/teacher-form.tsx";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { OwnPhoto } from "#web/features/profiles/photo/own-photo.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/teacher-profile-edit";

const DocumentsTab = lazyPart(() => import("#web/features/profiles/documents/documents-tab.tsx"));

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  const [user] = await Promise.all([guardPermission("teacher.account"), loadProfileText()]);
  return { user, profile: await queryClient.fetchQuery({ ...teacherProfileQuery, staleTime: 0 }) };
}
clientLoader.hydrate = true as const;

/** A change of tab fetches nothing; typed values stay. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function TeacherProfileEdit({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const [search, setSearch] = useSearchParams();
  const { data: profile } = useQuery({ ...teacherProfileQuery, initialData: loaderData.profile });
  const selected = search.get("tab") === "documents" ? "documents" : "profile";
  // One content for both tabs: the form stays mounted, with its values, while documents are shown.
  const content = (
    <>
      <div hidden={selected !== "profile"}>
        <TeacherForm
          profile={profile}
          photo={<OwnPhoto member="teacher" name={profile.name} photo={profile.photo} />}
          place={<OwnPlace member="teacher" location={profile.location} area={profile.area} />}
        />
      </div>
      {selected === "documents" && (
        <PartBoundary fallback={<Skeleton shape="block" className="h-96" />}>
          <DocumentsTab />
        </PartBoundary>
      )}
    </>
  );
  return (
    <div className="grid gap-5 min-w-0 max-w-192 xl:max-w-240">
      <PageHead title={t("profiles:edit.title")} noindex />
      <header className="grid gap-2">
        <h1 className="sign">{t("profiles:edit.title")}</h1>
        {selected === "profile" && <p>{t("profiles:edit.teacherIntro")}</p>}
        <p>
          <a className="link svg:inline svg:align-[-0.125em]" href={address(`/teacher-profile/${profile.id}`)}>
            {t("profiles:edit.publicPage")} <ExternalLink size={16} aria-hidden="true" />
          </a>
        </p>
      </header>
      {/* Opened directly, the documents are visible at once. */}
      {selected === "profile" && (
        <ProfileOnboarding
          steps={teacherOnboardingSteps(t, profile)}
          listed={profile.listed && profile.acceptingStudents}
          listedText={t("profiles:walk.listedTeacher")}
          unlistedText={t(profile.listed ? "profiles:walk.pausedTeacher" : "profiles:walk.unlistedTeacher")}
        />
      )}
      <Tabs
        label={t("profiles:edit.tabs.label")}
        selected={selected}
        onSelect={(tab) => setSearch(tab === "documents" ? { tab } : {}, { replace: true, preventScrollReset: true })}
        tabs={[
          { id: "profile", label: t("profiles:edit.tabs.profile"), content },
          { id: "documents", label: t("profiles:edit.tabs.documents"), content },
        ]}
      />
    </div>
  );
}
