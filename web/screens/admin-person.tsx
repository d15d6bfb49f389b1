/** One person (R11.1): profile, papers, relations, sessions, what the office did; suspended and restored from here. */
import { type AccountSeen, readAccount } from "#contract/office/accounts.ts";
import { formatDate, formatList, formatPhone } from "#text/format.ts";
import { AuditRows } from "#web/features/office/audit/audit-rows.tsx";
import { Facts } from "#web/features/office/facts.tsx";
import { PersonActs } from "#web/features/office/people/person-acts.tsx";
import { Papers, Relations, Sessions } from "#web/features/office/people/person-parts.tsx";
import { StatusBadges } from "#web/features/office/people/status-badges.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import type { PageHandle } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/admin-person";

export const handle: PageHandle = { kind: "app" };

function Profile({ person }: { person: AccountSeen }) {
  const { language, t } = useLanguage();
  const { received, open, made } = person.reports;
  return (
    <Card as="section" aria-labelledby="profile" className="office-claims">
      <h2 id="profile">{t("office:people.profile")}</h2>
      <p className="office-badges">
        <StatusBadges {...person} />
      </p>
      <Facts
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
      {person.role === "teacher" && person.listed && (
        <ButtonLink variant="secondary" to={`/teacher-profile/${person.id}`} reloadDocument>
          {t("office:people.publicPage")}
        </ButtonLink>
      )}
    </Card>
  );
}

export default function AdminPerson({ params }: Route.ComponentProps) {
  const { t } = useLanguage();
  const asked = useSubject(readAccount, params.id);
  return (
    <SubjectPage
      asked={asked}
      back={{ to: "/admin/people", label: t("office:places.people") }}
      title={asked.data === undefined ? t("office:people.person") : asked.data.name || t("office:people.erased")}
    >
      {(person) => (
        <>
          <PersonActs person={person} />
          <div className="office-beside">
            <div className="office-side">
              <Profile person={person} />
              <Papers person={person} />
            </div>
            <div className="office-side">
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
