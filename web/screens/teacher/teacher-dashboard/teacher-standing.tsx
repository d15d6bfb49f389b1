/** Whether families can find the teacher, what is missing for it, and the state of verification. */
import { BadgeCheck, Eye, FileClock, Printer, Sprout } from "lucide-react";
import type { TeacherProfile } from "#contract/teachers.ts";
import { ListedBadge, MissingList } from "#web/features/onboarding/found-now.tsx";
import { onboardingAddress } from "#web/features/onboarding/use-onboarding.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClasses } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

/** Whether the teacher is verified (R4.3), and the next step. */
function VerificationCard({ verified }: { verified: boolean }) {
  const { t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="verification" className="home-part">
      <h2 id="verification">{t("relations:verification.title")}</h2>
      {verified ? (
        <>
          <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
            {t("vocabulary:verified")}
          </Badge>
          <p>{t("relations:verification.verified")}</p>
        </>
      ) : (
        <>
          <Badge icon={<FileClock aria-hidden="true" />}>{t("relations:verification.pending")}</Badge>
          <p>{t("relations:verification.pendingBody")}</p>
          <ButtonLink variant="secondary" to="/teacher-profile-edit?tab=documents">
            {t("relations:verification.documents")}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

export function TeacherStanding({ profile }: { profile: TeacherProfile }) {
  const { t } = useLanguage();
  const address = useAddress();
  if (!profile.listed)
    return (
      <Card as="section" aria-labelledby="standing" className="home-part border-s-5 border-s-marigold">
        <h2 id="standing">{t("app:teacher.profileTitle")}</h2>
        <p>{t("welcome:found.notYetBody")}</p>
        <MissingList profile={profile} />
        <ButtonLink to={onboardingAddress()} icon={<Sprout aria-hidden="true" />}>
          {t("welcome:goOn")}
        </ButtonLink>
      </Card>
    );
  return (
    <>
      <Card as="section" aria-labelledby="standing" className="home-part">
        <h2 id="standing">{t("app:teacher.standing")}</h2>
        <ListedBadge>{t("profiles:walk.listedTeacher")}</ListedBadge>
        <a className={buttonClasses({ variant: "secondary" })} href={address(`/teacher-profile/${profile.id}`)}>
          <Eye aria-hidden="true" />
          {t("welcome:found.page")}
        </a>
        <a className={buttonClasses({ variant: "quiet" })} href={address("/pamphlet", `?teacher=${profile.id}`)}>
          <Printer aria-hidden="true" />
          {t("app:teacher.pamphlet")}
        </a>
      </Card>
      <VerificationCard verified={profile.verified} />
    </>
  );
}
