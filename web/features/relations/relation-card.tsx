/** One relation in a list: person and state first, contact links or answer buttons, details on demand. */
import type { ReactNode } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { SafetyButton } from "#web/features/safety/safety-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ContactLines, ContactLinks } from "./contact-details.tsx";
import { nameOf } from "./name-of.ts";
import { RelationActs } from "./relation-acts.tsx";
import { faceOf, RelationDates, RelationWords, StatusBadge } from "./relation-body.tsx";

type RelationCardProps = {
  relation: SomeRelation;
  /** Of the reader. */
  side: MemberRole;
  name: ReactNode;
  note: string;
  badges?: ReactNode;
  /** For a family with several learners, those it is for (R13.8). */
  forWhom?: ReactNode;
  /** Further facts, such as the days. */
  facts?: string;
  /** Acts of an active or ended relation, always visible. */
  act?: ReactNode;
  /** Shown with the details of an active or ended one. */
  further?: ReactNode;
};

export function RelationCard({ relation, side, name, note, badges, forWhom, facts, act, further }: RelationCardProps) {
  const { t } = useLanguage();
  const { id, photo, phone, email } = "teacher" in relation ? relation.teacher : relation.student;
  const more = facts && <p>{facts}</p>;
  return (
    <Card as="article" className="relation-card">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 items-start [&_h2]:text-md [&_h2]:font-bold">
        <Avatar name={faceOf(relation)} src={photo} />
        <div>
          <h2>{name}</h2>
          {note && <p className="text-slate text-sm">{note}</p>}
          <p className="flex flex-wrap gap-1.5 mt-1">
            {relation.status !== "accepted" && <StatusBadge status={relation.status} />}
            {relation.claimOpen && <Badge tone="marigold">{t("relations:claimOpen")}</Badge>}
            {badges}
          </p>
        </div>
        {faceOf(relation) !== "" && <SafetyButton subject={{ kind: "person", id }} name={nameOf(t, relation)} />}
      </div>
      {forWhom}
      {relation.status === "pending" ? (
        <>
          {more}
          <RelationWords relation={relation} />
          <RelationDates relation={relation} />
          <RelationActs relation={relation} side={side} />
        </>
      ) : (
        <>
          <ContactLinks phone={phone} email={email} name={nameOf(t, relation)} />
          {relation.status === "accepted" && (
            <ButtonLink
              variant="secondary"
              to={`${dashboardOf(side)}?tab=lessons&propose=${relation.id}`}
              aria-label={`${t("relations:lessons")}: ${nameOf(t, relation)}`}
            >
              {t("relations:lessons")}
            </ButtonLink>
          )}
          {act}
          <Disclosure summary={t("relations:details")}>
            <div className="grid gap-3">
              <ContactLines phone={phone} email={email} />
              <RelationDates relation={relation} />
              {more}
              <RelationWords relation={relation} />
              {further}
              <RelationActs relation={relation} side={side} />
            </div>
          </Disclosure>
        </>
      )}
    </Card>
  );
}
