/** Whether the teacher is verified (R4.3), and what to do about it. */
import { BadgeCheck, FileClock } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

export function VerificationCard({ verified }: { verified: boolean }) {
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
