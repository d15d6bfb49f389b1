/** The way from the profile to the account's own page. */
import { UserRound } from "lucide-react";
import { Section } from "#web/features/profiles/section.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** Whoever is signed in has an active account: leaving ends every session. */
export function AccountSection() {
  const { t } = useLanguage();
  return (
    <Section id="account" title={t("profiles:edit.sections.account")}>
      <div className="grid justify-items-start gap-3">
        <Badge tone="leaf">{t("vocabulary:accountStatuses.active")}</Badge>
        <p>{t("profiles:edit.accountBody")}</p>
        <ButtonLink to="/account-status" variant="secondary" icon={<UserRound aria-hidden="true" />}>
          {t("profiles:edit.accountLink")}
        </ButtonLink>
      </div>
    </Section>
  );
}
