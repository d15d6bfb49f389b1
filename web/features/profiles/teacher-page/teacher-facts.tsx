/** A teacher at a glance: experience, fee, range, where, boards, classes, languages. */
import type { ShownTeacher } from "#contract/teachers.ts";
import { formatDate, formatFee, formatList } from "#text/format.ts";
import { Facts } from "#web/features/profiles/facts.tsx";
import { useLanguage } from "#web/i18n/language.tsx";

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
