/** The status of an account as coloured badges. */
import type { AccountRow } from "#contract/office/accounts.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";

type Standing = Pick<AccountRow, "role" | "status" | "suspendedAt" | "verified" | "emailVerified">;

export function StatusBadges({ role, status, suspendedAt, verified, emailVerified }: Standing) {
  const { t } = useLanguage();
  return (
    <>
      <Badge>{t(`accounts:role.${role}`)}</Badge>
      {suspendedAt !== null && <Badge tone="brick">{t("office:people.suspended")}</Badge>}
      {status !== "active" && <Badge tone="marigold">{t(`office:people.${status}`)}</Badge>}
      {!emailVerified && <Badge tone="marigold">{t("office:people.unverified")}</Badge>}
      {verified && <Badge tone="leaf">{t("office:documents.verified")}</Badge>}
    </>
  );
}
