/**
 * The fee and the way to ask, always in sight: a bar at the foot of a phone, a card beside the page of a desktop. For
 * the teacher whose page it is, the way to the own profile.
 */
import { Pencil } from "lucide-react";
import type { ShownTeacher } from "#contract/teachers.ts";
import { formatFee } from "#text/format.ts";
import { AskLink } from "#web/features/profiles/ask-link.tsx";
import { useLanguage } from "#web/i18n/language.tsx";

const longestName = 16;

/** What one calls somebody on a button: the first name, with a title or an initial before it. */
function shortName(name: string): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  const short = /^(\p{L}\p{M}*){1,3}\.?$|\.$/u.test(first) ? `${first} ${second}`.trim() : first;
  return short.length > longestName ? `${short.slice(0, longestName - 1)}…` : short;
}

/** Both fees where there are two. */
export function feesOf({ hourly, monthly }: ShownTeacher["fee"]) {
  return hourly !== null && monthly !== null ? [{ hourly }, { monthly }] : [{ hourly, monthly }];
}

type TeacherContactProps = { teacher: Pick<ShownTeacher, "id" | "name" | "fee" | "acceptingStudents"> };

export function TeacherContact({ teacher: { id, name, fee, acceptingStudents } }: TeacherContactProps) {
  const { t } = useLanguage();
  // Isolated: a name of another script must not reorder the words around it.
  const label = <span>{t("profiles:teacher.contact", { name: `\u2068${shortName(name)}\u2069` })}</span>;
  return (
    <aside className="teacher-ask" aria-label={t("profiles:teacher.askLabel")}>
      <p className="teacher-fee">
        {feesOf(fee).map((each) => (
          <span key={Object.keys(each).join()}>{formatFee(t, each)}</span>
        ))}
      </p>
      <div className="teacher-contact">
        {acceptingStudents ? (
          <AskLink teacher={{ id, name }} label={label} size="large" />
        ) : (
          <a className="button button-secondary" href="#similar">
            <span>{t("profiles:teacher.toSimilar")}</span>
          </a>
        )}
        <a className="button button-secondary account-in own-page" data-role="teacher" href="/teacher-profile-edit">
          <Pencil aria-hidden="true" />
          <span>{t("profiles:teacher.ownPage")}</span>
        </a>
      </div>
      <p className="teacher-ask-hint text-slate">
        {acceptingStudents ? t("profiles:teacher.contactHint") : t("errors:not_accepting")}
      </p>
    </aside>
  );
}
