/** The end of every profile form: the place, fetched after the first view, and the link to the account page. */
import { UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { ProfileSection } from "#web/features/profiles/section.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const LocationSection = lazyPart(async () => {
  await afterFirstView();
  const { LocationSection } = await import("#web/features/locations/location-section.tsx");
  return { default: LocationSection };
});

export function OwnPlace(props: ComponentProps<typeof LocationSection>) {
  return (
    <PartBoundary fallback={<Skeleton shape="block" className="h-40" />}>
      <LocationSection {...props} />
    </PartBoundary>
  );
}

/** A signed-in person always has an active account: leaving ends every session. */
export function AccountSection() {
  const { t } = useLanguage();
  return (
    <ProfileSection id="account" title={t("profiles:edit.sections.account")}>
      <div className="grid justify-items-start gap-3">
        <Badge tone="leaf">{t("vocabulary:accountStatuses.active")}</Badge>
        <p>{t("profiles:edit.accountBody")}</p>
        <ButtonLink to="/account-status" variant="secondary" icon={<UserRound aria-hidden="true" />}>
          {t("profiles:edit.accountLink")}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
