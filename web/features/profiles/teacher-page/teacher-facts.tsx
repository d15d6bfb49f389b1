/** A teacher's facts about the lessons, what was verified, and the week. */
import { BadgeCheck, CircleDashed, Pencil } from "lucide-react";
import type { Slot } from "#contract/availability.ts";
import { claims } from "#contract/teacher-codes.ts";
import type { ShownTeacher } from "#contract/teachers.ts";
import { days } from "#contract/vocabulary.ts";
import { formatDate, formatFee, formatList } from "#text/format.ts";
import { formatHour } from "#text/format-hour.ts";
import { AskLink } from "#web/features/profiles/ask-link.tsx";
import { ProfileFacts } from "#web/features/profiles/section.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { WeekGrid } from "#web/ui/week-grid.tsx";

export function TeacherFacts({ teacher }: { teacher: ShownTeacher }) {
  const { language, t } = useLanguage();
  const list = (words: string[]) => words.length > 0 && formatList(language, words);
  return (
    <>
      <ProfileFacts
        facts={[
          [
            t("profiles:teacher.fee"),
            feesOf(teacher.fee)
              .map((each) => formatFee(t, each))
              .join(" · "),
          ],
          [
            t("profiles:teacher.qualifications"),
            list(teacher.qualifications.map((code) => t(`vocabulary:qualifications.${code}`))),
          ],
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

/** What was verified, and when (R4.3); and what was not. */
export function TeacherChecks({ checked }: Pick<ShownTeacher, "checked">) {
  const { language, t } = useLanguage();
  // An unverified phone is not mentioned: not every operator can send codes.
  const phone = checked.find(({ type }) => type === "phone");
  return (
    <>
      <ul className="grid gap-2 *:flex *:gap-2.5 svgs:w-5 svgs:h-[1.5em]">
        {claims.map((claim) => {
          const verified = checked.find(({ type }) => type === claim);
          return verified ? (
            <li key={claim} className="text-leaf">
              <BadgeCheck aria-hidden="true" />
              {t(`profiles:teacher.checked.${claim}`, { date: formatDate(language, new Date(verified.verifiedAt)) })}
            </li>
          ) : (
            <li key={claim} className="text-slate">
              <CircleDashed aria-hidden="true" />
              {t(`profiles:teacher.unchecked.${claim}`)}
            </li>
          );
        })}
        {phone && (
          <li className="text-leaf">
            <BadgeCheck aria-hidden="true" />
            {t("profiles:teacher.checked.phone", { date: formatDate(language, new Date(phone.verifiedAt)) })}
          </li>
        )}
      </ul>
      <p className="text-slate">{t("profiles:teacher.notChecked")}</p>
    </>
  );
}

/** A teacher's free hours as a read-only grid. */
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
        // The grid shows free hours: what it calls taken is free here.
        free: t("profiles:week.busy"),
        taken: t("profiles:week.free"),
      }}
    />
  );
}

const longestName = 16;

/** A person's name on a button: the first name, with a title or an initial before it. */
function shortName(name: string): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  const short = /^(\p{L}\p{M}*){1,3}\.?$|\.$/u.test(first) ? `${first} ${second}`.trim() : first;
  return short.length > longestName ? `${short.slice(0, longestName - 1)}…` : short;
}

/** Both fees where there are two. */
function feesOf({ hourly, monthly }: ShownTeacher["fee"]) {
  return hourly !== null && monthly !== null ? [{ hourly }, { monthly }] : [{ hourly, monthly }];
}

type TeacherContactProps = { teacher: Pick<ShownTeacher, "id" | "name" | "fee" | "acceptingStudents"> };

/**
 * The fee and the ask link, always visible: a bar at the foot of a phone, a card beside the page of a desktop. For
 * the page's owner, the link to the own profile.
 */
export function TeacherContact({ teacher: { id, name, fee, acceptingStudents } }: TeacherContactProps) {
  const { t } = useLanguage();
  // Isolated: a name of another script must not reorder the sentence.
  const label = <span>{t("profiles:teacher.contact", { name: `\u2068${shortName(name)}\u2069` })}</span>;
  return (
    <aside className="teacher-ask" aria-label={t("profiles:teacher.askLabel")}>
      <p className="grid flex-none text-sm font-bold leading-[1.3] whitespace-nowrap lg:text-lg">
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
      <p className="max-lg:hidden text-slate">
        {acceptingStudents ? t("profiles:teacher.contactHint") : t("errors:not_accepting")}
      </p>
    </aside>
  );
}
