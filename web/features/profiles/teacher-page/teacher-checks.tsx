/** Qualifications as the teacher states them, and beside them what an admin has seen on paper, and when (R4.3). */
import { BadgeCheck, GraduationCap } from "lucide-react";
import type { ShownTeacher } from "#contract/teachers.ts";
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";

export function TeacherChecks({ teacher }: { teacher: Pick<ShownTeacher, "qualifications" | "checked"> }) {
  const { language, t } = useLanguage();
  return (
    <ul className="teacher-checks">
      {teacher.qualifications.map((code) => (
        <li key={code}>
          <GraduationCap aria-hidden="true" />
          {t(`vocabulary:qualifications.${code}`)}
        </li>
      ))}
      {teacher.checked.map(({ type, verifiedAt }) => (
        <li key={`${type} ${verifiedAt}`} className="text-leaf">
          <BadgeCheck aria-hidden="true" />
          {t(`profiles:teacher.checked.${type}`, { date: formatDate(language, new Date(verifiedAt)) })}
        </li>
      ))}
      {teacher.checked.length === 0 && <li className="text-slate">{t("profiles:teacher.unchecked")}</li>}
    </ul>
  );
}
