/** What a teacher still lacks before they may see and contact students (R4.2), each with its link; shown in place of the students. */
import { useQuery } from "@tanstack/react-query";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { MilestoneStepper } from "#web/ui/milestone.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { identityOf, listing, teacherOnboardingSteps } from "./edit/completeness.ts";

const documentsPage = "/teacher-profile-edit?tab=documents";
/** `onOpen`: refetches what was refused. */
export default function StudentsAccess({ onOpen }: { onOpen: () => void }) {
  const { t } = useLanguage();
  // Refetched: the documents may have been verified meanwhile.
  const { data: profile, error, isFetching, refetch } = useQuery({ ...teacherProfileQuery, staleTime: 0 });
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (profile === undefined) return <Skeleton shape="block" className="h-40" />;
  const identity = identityOf(profile.documents);
  const isVerified = identity === "verified";
  const steps = teacherOnboardingSteps(t, profile).filter(({ id }) => listing.some((needed) => needed === id));
  const paper = { id: "identity", label: t("profiles:access.identity"), done: isVerified, to: documentsPage };
  const missing = steps.find(({ done }) => !done);
  return (
    <Card as="section" aria-labelledby="students-access" className="grid gap-4">
      <h2 id="students-access" className="text-lg font-bold">
        {t("profiles:access.title")}
      </h2>
      <p>{t("profiles:access.body")}</p>
      <MilestoneStepper
        label={t("profiles:access.title")}
        doneLabel={t("profiles:walk.done")}
        steps={[...steps, paper]}
      />
      {!profile.listed && (
        <Notice
          tone="marigold"
          action={
            <ButtonLink variant="secondary" to={missing?.to ?? "/teacher-profile-edit"}>
              {t("profiles:access.toProfile")}
            </ButtonLink>
          }
        >
          {t("profiles:access.unlisted")}
        </Notice>
      )}
      {!isVerified && (
        <Notice
          tone={identity === "rejected" ? "brick" : "marigold"}
          action={
            <ButtonLink variant="secondary" to={documentsPage}>
              {t(identity === "waiting" ? "profiles:access.toDocuments" : "profiles:access.handIn")}
            </ButtonLink>
          }
        >
          {t(`profiles:access.${identity}`)}
        </Notice>
      )}
      {profile.listed && isVerified && (
        <Notice tone="leaf" action={<Button onClick={onOpen}>{t("profiles:access.show")}</Button>}>
          {t("profiles:access.open")}
        </Notice>
      )}
    </Card>
  );
}
