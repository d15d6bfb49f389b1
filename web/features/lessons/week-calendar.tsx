/** A week of lessons, day by day: rows on a phone, seven columns on a desktop, right to left in Urdu. The address says which week. */
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Lesson } from "#contract/lessons.ts";
import { dateAfter, localTimeOf, momentAt, weekdayOf } from "#contract/time-zone.ts";
import { days, type MemberRole } from "#contract/vocabulary.ts";
import { formatClock } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerNames } from "#web/i18n/learner-line.ts";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LessonDialog } from "./lesson-dialog.tsx";
import { formatWeekday, LessonBadge } from "./lesson-words.tsx";
import { lessonsQuery } from "./queries.ts";

const noon = (date: string) => momentAt({ date, time: "12:00" });

/** The Monday of a day's week. */
const mondayOf = (date: string) => dateAfter(date, -days.indexOf(weekdayOf(noon(date))));

export function WeekCalendar({ side }: { side: MemberRole }) {
  const { language, t } = useLanguage();
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const today = localTimeOf(new Date()).date;
  const given = params.get("week") ?? "";
  const monday = mondayOf(/^20\d\d-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : today);
  const dates = days.map((_, index) => dateAfter(monday, index));
  const midnight = (date: string) => momentAt({ date, time: "00:00" }).toISOString();
  const { data, error, isFetching, refetch } = useQuery(
    lessonsQuery(side, { from: midnight(monday), to: midnight(dateAfter(monday, 7)) }),
  );
  const lessons = (data ?? []).filter(({ state }) => state !== "proposed");
  const open = lessons.find(({ id }) => id === opened);
  const week = (from: string) => `?tab=lessons&week=${from}`;
  return (
    <Card as="section" aria-labelledby="lessons-week" className="home-part">
      <div className="flex items-center justify-between gap-2 w-full">
        <h2 id="lessons-week">
          {formatWeekday(language, monday)} – {formatWeekday(language, dates[6] ?? monday)}
        </h2>
        <div className="flex flex-none gap-2">
          <ButtonLink
            size="icon"
            variant="secondary"
            to={week(dateAfter(monday, -7))}
            aria-label={t("lessons:week.before")}
          >
            <ChevronLeft className="turns" aria-hidden="true" />
          </ButtonLink>
          <ButtonLink
            size="icon"
            variant="secondary"
            to={week(dateAfter(monday, 7))}
            aria-label={t("lessons:week.after")}
          >
            <ChevronRight className="turns" aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>
      {error && data === undefined && (
        <LoadFailed title={t("lessons:failed")} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {data === undefined && !error && <Skeleton shape="block" className="h-40" />}
      {data && (
        <ol className="lesson-week grid w-full border-t border-line xl:grid-cols-7">
          {dates.map((date) => (
            <li key={date} className="lesson-day" aria-current={date === today ? "date" : undefined}>
              <h3>{formatWeekday(language, date)}</h3>
              <DayLessons
                lessons={lessons.filter(({ startsAt }) => localTimeOf(new Date(startsAt)).date === date)}
                onOpen={setOpened}
              />
            </li>
          ))}
        </ol>
      )}
      {data && lessons.length === 0 && <p className="text-slate">{t("lessons:week.none")}</p>}
      {open && <LessonDialog lesson={open} side={side} onClose={() => setOpened(null)} />}
    </Card>
  );
}

/** The other side, and for whom; the account holder may be one of them. */
function LessonPeople({ lesson: { who, learners } }: { lesson: Lesson }) {
  const { language, t } = useLanguage();
  const names = learnerNames(t, language, learners);
  return (
    <>
      {!names.includes(who) && <span>{who}</span>}
      {names !== "" && <span>{names}</span>}
    </>
  );
}

function DayLessons({ lessons, onOpen }: { lessons: Lesson[]; onOpen: (id: string) => void }) {
  const { language } = useLanguage();
  if (lessons.length === 0) return null;
  return (
    <ul>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <button type="button" className="lesson-entry" data-state={lesson.state} onClick={() => onOpen(lesson.id)}>
            <strong>{formatClock(language, new Date(lesson.startsAt))}</strong>
            <LessonPeople lesson={lesson} />
            <LessonBadge lesson={lesson} />
          </button>
        </li>
      ))}
    </ul>
  );
}
