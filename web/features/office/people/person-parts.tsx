/** What is known of a person beside the profile: papers, relations, sessions, reports. */
import { Link } from "react-router";
import type { AccountSeen } from "#contract/office/accounts.ts";
import { formatAgo, formatDate } from "#text/format.ts";
import { describeDevice } from "#web/features/account-care/describe-device.ts";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

type Of = { person: AccountSeen };

export function Papers({ person: { documents } }: Of) {
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

export function Relations({ person: { relations } }: Of) {
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

export function Sessions({ person: { sessions } }: Of) {
  const { language, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="sessions" className="office-claims">
      <h2 id="sessions">{t("office:people.sessions")}</h2>
      {sessions.length === 0 && <p>{t("office:people.noSessions")}</p>}
      <ul className="office-lines">
        {sessions.map(({ id, device, lastUsedAt }) => (
          <li key={id}>
            <bdi>{describeDevice(device) || t("office:people.unknownDevice")}</bdi>{" "}
            <span className="text-slate">
              {t("office:people.used", { ago: formatAgo(language, new Date(lastUsedAt), new Date()) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
