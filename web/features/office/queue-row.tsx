/** One item of the queue: what it is, about whom, how long it has waited, who claimed it. */
import { CircleUser, FileCheck, Flag, type LucideIcon, Mail, Scale, ShieldCheck, Star } from "lucide-react";
import type { QueueItem } from "#contract/office/queue.ts";
import type { QueueKind } from "#contract/office/states.ts";
import { formatAgo, formatClock } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import { actName } from "#web/features/office/act-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card, CardLink } from "#web/ui/card.tsx";

const icons: Record<QueueKind, LucideIcon> = {
  document: FileCheck,
  report: Flag,
  claim: ShieldCheck,
  review: Star,
  letter: Mail,
  appeal: Scale,
};

const pages: Record<QueueKind, string> = {
  document: "documents",
  report: "reports",
  claim: "claims",
  review: "reports",
  letter: "letters",
  appeal: "appeals",
};

/** The page where an item is decided. */
export const queuePath = ({ kind, subjectId }: Pick<QueueItem, "kind" | "subjectId">) =>
  `/admin/${pages[kind]}/${subjectId}`;

/** Severity from which a child may be harmed. */
const urgentFrom = 100;

/** A code as text; a message's subject as it was written. */
function labelOf(t: Translate, { kind, label }: QueueItem): string {
  if (label === null || kind === "letter") return label ?? "";
  if (kind === "document") return t(`vocabulary:documentTypes.${label}` as "vocabulary:documentTypes.identity");
  if (kind === "report" || kind === "review") return t(`office:reasons.${label}` as "office:reasons.other");
  if (kind === "claim") return t(`office:claimKinds.${label}` as "office:claimKinds.refund");
  return actName(t, label);
}

export function QueueRow({ item }: { item: QueueItem }) {
  const { language, t } = useLanguage();
  const Icon = icons[item.kind];
  const { claimedBy, claimedUntil, person, priority } = item;
  const label = labelOf(t, item);
  return (
    <Card pressable className="office-row">
      <Icon aria-hidden="true" />
      <div>
        <h2>
          <CardLink to={queuePath(item)}>
            {t(`office:kinds.${item.kind}`)}
            {label !== "" && (
              <>
                {": "}
                <bdi>{label}</bdi>
              </>
            )}
          </CardLink>
        </h2>
        <p className="office-facts">
          {person && (
            <span>
              <CircleUser aria-hidden="true" /> <bdi>{person.name || t("office:people.erased")}</bdi>
            </span>
          )}
          <span>
            {item.doneAt === null
              ? t("office:queue.since", { ago: formatAgo(language, new Date(item.waitingSince), new Date()) })
              : t("office:queue.doneAgo", { ago: formatAgo(language, new Date(item.doneAt), new Date()) })}
          </span>
        </p>
        <p className="office-badges empty:hidden">
          {priority >= urgentFrom && item.doneAt === null && <Badge tone="brick">{t("office:queue.urgent")}</Badge>}
          {claimedBy && claimedUntil && (
            <Badge tone="marigold">
              {t("office:queue.atIt", {
                by: `\u2068${claimedBy.email ?? claimedBy.name}\u2069`,
                time: formatClock(language, new Date(claimedUntil)),
              })}
            </Badge>
          )}
        </p>
      </div>
    </Card>
  );
}
