/** A teacher at a glance: experience, fee, range, where, boards, classes, languages. */
import { BadgeCheck, GraduationCap } from "lucide-react";
import type { Slot } from "#contract/availability.ts";
import type { ShownTeacher } from "#contract/teachers.ts";
import { days } from "#contract/vocabulary.ts";
import { formatDate, formatFee, formatList } from "#text/format.ts";
import { formatHour } from "#text/format-hour.ts";
import { Facts } from "#web/features/profiles/section.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { WeekGrid } from "#web/ui/week-grid.tsx";

export function TeacherFacts({ teacher }: { teacher: ShownTeacher }) {
  const { language, t } = useLanguage();
  const { fee } = teacher;
  const fees = fee.hourly !== null && fee.monthly !== null ? [{ hourly: fee.hourly }, { monthly: fee.monthly }] : [fee];
  const list = (words: string[]) => words.length > 0 && formatList(language, words);
  return (
    <>
      <Facts
        facts={[
          [t("profiles:teacher.fee"), fees.map((each) => formatFee(t, each)).join(" · ")],
          [
            t("profiles:teacher.experience"),
            teacher.experienceYears !== null && t("vocabulary:experience.years", { count: teacher.experienceYears }),
          ],
          [
            t("profiles:teacher.range"),
            <bdi key="range">{t("vocabulary:distance.short", { km: teacher.teachingRange })}</bdi>,
          ],
          [t("profiles:teacher.modes"), list(teacher.modes.map((code) => t(`vocabulary:modes.${code}`)))],
          [t("profiles:teacher.classes"), list(teacher.classes.map((code) => t(`vocabulary:classes.${code}`)))],
          [t("profiles:teacher.boards"), list(teacher.boards.map((code) => t(`vocabulary:boards.${code}`)))],
          [
            t("profiles:teacher.languages"),
            list(teacher.languages.map((code) => t(`vocabulary:teachingLanguages.${code}`))),
          ],
        ]}
      />
      <p className="text-slate">
        {t("profiles:teacher.since", { date: formatDate(language, new Date(teacher.memberSince)) })}
      </p>
    </>
  );
}

/** Qualifications as the teacher states them, and beside them what an admin has seen on paper, and when (R4.3). */
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

/** A teacher's free hours as a still picture. */
export function TeacherWeek({ slots }: { slots: readonly Slot[] }) {
  const { language, t } = useLanguage();
  if (slots.length === 0) return <p className="text-slate">{t("profiles:teacher.weekNone")}</p>;
  return (
    <WeekGrid
      slots={slots}
      days={days.map((day) => ({ day, short: t(`vocabulary:daysShort.${day}`), long: t(`vocabulary:days.${day}`) }))}
      words={{
        label: t("profiles:teacher.week"),
        hour: (hour) => formatHour(language, hour),
        // The picture is of free hours: what the grid calls taken is what is free here.
        free: t("profiles:week.busy"),
        taken: t("profiles:week.free"),
      }}
    />
  );
}
