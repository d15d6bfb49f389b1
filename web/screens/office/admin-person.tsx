/** One person (R11.1): profile, documents, relations, sessions, acts of the office; suspended and restored from here. */

import { Ban, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import {
  type AccountSeen,
  glanceAccountEndpoint,
  readAccountEndpoint,
  restoreAccountEndpoint,
  suspendAccountEndpoint,
} from "#contract/office/accounts.ts";
import { rulesOf } from "#contract/office/acts.ts";
import { can } from "#contract/permissions.ts";
import { formatAgo, formatDate, formatList, formatMoment, formatPhone } from "#text/format.ts";
import { useCan } from "#web/api/use-can.ts";
import { describeDevice } from "#web/features/account-settings/describe-device.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { AuditRows } from "#web/features/office/audit/audit-rows.tsx";
import { OfficeFacts } from "#web/features/office/facts.tsx";
import { ChangeRole } from "#web/features/office/people/change-role.tsx";
import { EndSessions } from "#web/features/office/people/end-sessions.tsx";
import { StatusBadges } from "#web/features/office/people/status-badges.tsx";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import type { PageHandle } from "#web/page.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/admin-person";

export const handle: PageHandle = { kind: "app" };

type Of = { person: AccountSeen };

/** Facts about a person beside the profile: documents, relations, sessions, reports. */
function Documents({ person: { documents } }: Of) {
  const { t } = useLanguage();
  if (documents.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="papers" className="office-claims">
      <h2 id="papers">{t("office:parts.documents")}</h2>
      <ul className="office-lines">
        {documents.map(({ id, type, state }) => (
          <li key={id}>
            <Link to={`/admin/documents/${id}`} className="link">
              {t(`vocabulary:documentTypes.${type}`)}
            </Link>{" "}
            <Badge tone={state === "verified" ? "leaf" : state === "rejected" ? "brick" : "marigold"}>
              {t(`office:documents.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Relations({ person: { relations } }: Of) {
  const { language, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="relations" className="office-claims">
      <h2 id="relations">{t("office:people.relations")}</h2>
      {relations.length === 0 && <p>{t("office:people.noRelations")}</p>}
      <ul className="office-lines">
        {relations.map((relation) => (
          <li key={relation.id}>
            <PersonLink person={relation.with} /> <Badge>{t(`vocabulary:relationStatuses.${relation.status}`)}</Badge>{" "}
            <span className="text-slate">
              {t("office:people.asked", { date: formatDate(language, new Date(relation.requestedAt)) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sessions({ person }: Of) {
  const { language, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="sessions" className="office-claims">
      <h2 id="sessions">{t("office:people.sessions")}</h2>
      {person.sessions.length === 0 && <p>{t("office:people.noSessions")}</p>}
      <ul className="office-lines">
        {person.sessions.map(({ id, device, lastUsedAt }) => (
          <li key={id}>
            <bdi>{describeDevice(device) || t("office:people.unknownDevice")}</bdi>{" "}
            <span className="text-slate">
              {t("office:people.used", { ago: formatAgo(language, new Date(lastUsedAt), new Date()) })}
            </span>
          </li>
        ))}
      </ul>
      <EndSessions person={person} />
    </Card>
  );
}

/** Suspending a person with words, and restoring them (R11.1): the person is notified at once. */
function PersonActs({ person }: { person: AccountSeen }) {
  const { language, t } = useLanguage();
  const [asks, setAsks] = useState<"suspend" | "restore" | null>(null);
  const close = () => setAsks(null);
  const { id } = person;
  const name = `\u2068${person.name}\u2069`;
  // An admin who may suspend must first get another role.
  if (can(person.role, "accounts.suspend"))
    return (
      <div className="office-acts">
        <ChangeRole person={person} />
      </div>
    );
  return (
    <div className="office-acts">
      <ChangeRole person={person} />
      {person.suspendedAt === null ? (
        <Button variant="destructive" icon={<Ban aria-hidden="true" />} onClick={() => setAsks("suspend")}>
          {t("office:people.suspend")}
        </Button>
      ) : (
        <>
          <Notice
            tone="brick"
            title={t("office:people.suspendedOn", { moment: formatMoment(language, new Date(person.suspendedAt)) })}
          >
            <p dir="auto">{person.suspensionReason}</p>
          </Notice>
          <Button
            variant="secondary"
            icon={<Undo2 className="turns" aria-hidden="true" />}
            onClick={() => setAsks("restore")}
          >
            {t("office:people.restore")}
          </Button>
        </>
      )}
      <WordsDialog
        open={asks === "suspend"}
        onClose={close}
        title={t("office:people.suspendTitle", { name })}
        rules={rulesOf("account")}
        confirm={{ label: t("office:people.suspend"), destructive: true }}
        endpoint={suspendAccountEndpoint}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("office:people.suspendedNow", { name })}
      >
        <p>{t("office:people.suspendBody")}</p>
      </WordsDialog>
      <WordsDialog
        open={asks === "restore"}
        onClose={close}
        title={t("office:people.restoreTitle", { name })}
        optional
        confirm={{ label: t("office:people.restore") }}
        endpoint={restoreAccountEndpoint}
        inputOf={({ words }) => ({ params: { id }, body: { reason: words } })}
        said={t("office:people.restoredNow", { name })}
      >
        <p>{t("office:people.restoreBody")}</p>
      </WordsDialog>
    </div>
  );
}

function Profile({ person }: { person: AccountSeen }) {
  const { language, t } = useLanguage();
  const { received, open, made } = person.reports;
  return (
    <Card as="section" aria-labelledby="profile" className="office-claims">
      <h2 id="profile">{t("office:people.profile")}</h2>
      <p className="office-badges empty:hidden">
        <StatusBadges {...person} />
      </p>
      <OfficeFacts
        facts={[
          { label: t("accounts:fields.email"), words: <bdi>{person.email}</bdi> },
          { label: t("office:people.phone"), words: person.phone && <bdi dir="ltr">{formatPhone(person.phone)}</bdi> },
          { label: t("office:people.language"), words: t(`office:languages.${person.language}`) },
          { label: t("office:people.joined"), words: formatDate(language, new Date(person.createdAt)) },
          { label: t("office:people.listed"), words: t(person.listed ? "office:yes" : "office:no") },
          { label: t("office:people.area"), words: person.area },
          { label: t("office:people.grade"), words: person.grade },
          {
            label: t("office:documents.subjects"),
            words: formatList(
              language,
              person.subjects.map((code) => subjectName(t, code)),
            ),
          },
          {
            label: t("office:people.rating"),
            words: person.rating === null ? "" : `${person.rating.toFixed(1)} (${person.reviewCount})`,
          },
          { label: t("office:people.reports"), words: t("office:people.reportCounts", { received, open, made }) },
        ]}
      />
      {person.bio && <p dir="auto">{person.bio}</p>}
      {can(person.role, "teacher.account") && person.listed && (
        <ButtonLink variant="secondary" to={`/teacher-profile/${person.id}`} reloadDocument>
          {t("office:people.publicPage")}
        </ButtonLink>
      )}
    </Card>
  );
}

/** For readers of contact messages (R6.2). */
function Glance({ id }: { id: string }) {
  const { t } = useLanguage();
  const query = useSubject(glanceAccountEndpoint, id);
  return (
    <SubjectPage
      query={query}
      back={{ to: "/admin/letters", label: t("office:parts.letters") }}
      title={query.data?.initials ?? t("office:people.person")}
    >
      {({ role, status }) => (
        <Card as="section" aria-labelledby="profile" className="office-claims">
          <h2 id="profile">{t("office:people.profile")}</h2>
          <OfficeFacts
            facts={[
              { label: t("office:people.role"), words: t(`accounts:role.${role}`) },
              { label: t("office:people.status"), words: t(`office:people.${status}`) },
            ]}
          />
          <p className="text-slate">{t("office:people.glance")}</p>
        </Card>
      )}
    </SubjectPage>
  );
}

export default function AdminPerson({ params }: Route.ComponentProps) {
  const may = useCan();
  return may("accounts.read") ? <WholePerson id={params.id} /> : <Glance id={params.id} />;
}

function WholePerson({ id }: { id: string }) {
  const { t } = useLanguage();
  const may = useCan();
  const query = useSubject(readAccountEndpoint, id);
  return (
    <SubjectPage
      query={query}
      back={{ to: "/admin/people", label: t("office:places.people") }}
      title={query.data === undefined ? t("office:people.person") : query.data.name || t("office:people.erased")}
    >
      {(person) => (
        <>
          {may("accounts.suspend") && <PersonActs person={person} />}
          <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid gap-3 min-w-0">
              <Profile person={person} />
              <Documents person={person} />
            </div>
            <div className="grid gap-3 min-w-0">
              <Relations person={person} />
              <Sessions person={person} />
              <Card as="section" aria-labelledby="history" className="office-claims">
                <h2 id="history">{t("office:people.history")}</h2>
                {person.history.length === 0 ? (
                  <p>{t("office:people.noHistory")}</p>
                ) : (
                  <AuditRows entries={person.history} />
                )}
              </Card>
            </div>
          </div>
        </>
      )}
    </SubjectPage>
  );
}
