/** What both sides see of a request: its state, time, message, answer. */
import { day as dayLength } from "#contract/durations.ts";
import type { RelationStatus } from "#contract/vocabulary.ts";
import { formatDate } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge, type Tone } from "#web/ui/badge.tsx";

/** For the initials behind a photo. */
export function faceOf(relation: SomeRelation): string {
  return "teacher" in relation ? relation.teacher.name : (relation.student.name ?? relation.student.initial);
}

/** How long until a request expires (R4.1). */
export function daysLeft(t: Translate, { expiresAt }: Pick<SomeRelation, "expiresAt">): string {
  const count = Math.ceil((new Date(expiresAt).getTime() - Date.now()) / dayLength);
  return count > 1 ? t("relations:home.daysLeft", { count }) : t("relations:home.lastDay");
}

const tones: Record<RelationStatus, Tone> = {
  pending: "marigold",
  accepted: "leaf",
  declined: "brick",
  withdrawn: "plain",
  expired: "plain",
  ended: "plain",
};

export function StatusBadge({ status }: { status: RelationStatus }) {
  const { t } = useLanguage();
  return <Badge tone={tones[status]}>{t(`vocabulary:relationStatuses.${status}`)}</Badge>;
}

export function RelationDates({ relation }: { relation: SomeRelation }) {
  const { language, t } = useLanguage();
  const { status, askedBy, requestDate, activeSince, endedAt, expiresAt } = relation;
  const day = (moment: string) => formatDate(language, new Date(moment));
  const requested = t(askedBy === "teacher" ? "relations:offered" : "relations:asked", { date: day(requestDate) });
  const lines = [
    status === "accepted" && activeSince ? t("relations:since", { date: day(activeSince) }) : requested,
    status === "pending" && t("relations:expiresOn", { date: day(expiresAt) }),
    status === "ended" && endedAt && t("relations:endedOn", { date: day(endedAt) }),
  ];
  return <p className="text-sm text-slate">{lines.filter(Boolean).join(" · ")}</p>;
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="ps-3 border-s-3 border-line [&>:last-child]:whitespace-pre-line">
      <p className="text-sm text-slate">{title}</p>
      <p className="written" dir="auto">
        {children}
      </p>
    </div>
  );
}

export function RelationWords({ relation }: { relation: Pick<SomeRelation, "message" | "teacherResponse"> }) {
  const { t } = useLanguage();
  const { message, teacherResponse } = relation;
  return (
    <>
      {message && <Words title={t("relations:message")}>{message}</Words>}
      {teacherResponse && <Words title={t("relations:response")}>{teacherResponse}</Words>}
    </>
  );
}
