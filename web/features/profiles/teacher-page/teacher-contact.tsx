/**
 * The way to ask a teacher. The page is the same for everyone, so each visitor's way stands in it and the sheet shows the
 * one that applies: signing in, the contact of a signed-in student, the own profile for the teacher.
 */
import { MessageCircle, Pencil } from "lucide-react";
import type { ShownTeacher } from "#contract/teachers.ts";
import { useLanguage } from "#web/i18n/language.tsx";

type TeacherContactProps = { teacher: Pick<ShownTeacher, "id" | "name" | "acceptingStudents"> };

export function TeacherContact({ teacher: { id, name, acceptingStudents } }: TeacherContactProps) {
  const { t } = useLanguage();
  const label = t("profiles:teacher.contact", { name });
  return (
    <div className="teacher-contact">
      {acceptingStudents ? (
        <>
          <a
            className="button button-primary button-large account-out"
            href="#sign-in"
            data-auth-dialog={t("shell:offline.title")}
          >
            <MessageCircle aria-hidden="true" />
            {label}
          </a>
          <p className="account-out text-slate">{t("profiles:teacher.contactHint")}</p>
          <a
            className="button button-primary button-large account-in"
            data-role="student"
            href={`/student-dashboard?tab=find&contact=${id}`}
          >
            <MessageCircle aria-hidden="true" />
            {label}
          </a>
        </>
      ) : (
        <p>{t("errors:not_accepting")}</p>
      )}
      <a className="button button-secondary account-in own-page" data-role="teacher" href="/teacher-profile-edit">
        <Pencil aria-hidden="true" />
        {t("profiles:teacher.ownPage")}
      </a>
    </div>
  );
}
