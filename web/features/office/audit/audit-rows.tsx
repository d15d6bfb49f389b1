/** A list of office acts: what, by whom, when, with which words, before and after (R11.4). */
import { Link } from "react-router";
import type { AuditEntry } from "#contract/office/audit.ts";
import { formatMoment } from "#text/format.ts";
import { actName } from "#web/features/office/act-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { listChanges } from "./list-changes.ts";

/** The page of an act's subject; null where it has none. */
function addressOf({ subjectKind, subjectId }: AuditEntry): string | null {
  const pages: Record<string, string> = {
    document: "documents",
    account: "people",
    report: "reports",
    letter: "letters",
    appeal: "appeals",
  };
  const page = pages[subjectKind];
  return page === undefined || subjectId === null ? null : `/admin/${page}/${subjectId}`;
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useLanguage();
  const changes = listChanges(entry.before, entry.after);
  if (changes.length === 0) return null;
  return (
    <Disclosure summary={t("office:audit.changes")}>
      <table className="w-full table-fixed wrap-anywhere [&_:is(th,td)]:p-1.5 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top">
        <thead>
          <tr>
            <th scope="col">{t("office:audit.field")}</th>
            <th scope="col">{t("office:audit.before")}</th>
            <th scope="col">{t("office:audit.after")}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row" dir="ltr">
                {name}
              </th>
              <td dir="auto">{before}</td>
              <td dir="auto">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { language, t } = useLanguage();
  const { admin, details, address } = entry;
  const at = addressOf(entry);
  /** Of an appeal: the act it was against. */
  const against = entry.subjectKind === "appeal" && typeof details.act === "string" ? details.act : null;
  const words = typeof details.words === "string" ? details.words : null;
  return (
    <div className="grid gap-2 min-w-0 wrap-anywhere py-1">
      <p>
        <strong>{actName(t, entry.act)}</strong>
        {against && ` · ${t("office:audit.against", { act: actName(t, against) })}`}{" "}
        {at && (
          <Link to={at} className="link">
            {t("office:audit.subject")}
          </Link>
        )}
      </p>
      <p className="office-facts">
        <bdi>{admin.email ?? admin.name}</bdi>
        <span>{formatMoment(language, new Date(entry.createdAt))}</span>
        {address && <bdi dir="ltr">{address}</bdi>}
      </p>
      {words && <p dir="auto">{words}</p>}
      <Changes entry={entry} />
    </div>
  );
}

export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="office-lines">
      {entries.map((entry) => (
        <li key={entry.id}>
          <AuditRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}
