/** How the reader and the person on a card know each other already. */
import type { OpenRelation } from "#contract/open-relation.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";

export function RelationBadge({ status }: { status: OpenRelation }) {
  const { t } = useLanguage();
  if (status === null) return null;
  return status === "active" ? (
    <Badge tone="leaf">{t("vocabulary:relationStatuses.accepted")}</Badge>
  ) : (
    <Badge tone="marigold">{t("vocabulary:relationStatuses.pending")}</Badge>
  );
}
