/** What waits for the reader: times to pick, lessons to mark, lessons to confirm. Renders nothing otherwise. */

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { confirmLessonEndpoint, markLessonEndpoint } from "#contract/class-book.ts";
import { minute } from "#contract/durations.ts";
import { mayAct } from "#contract/lesson-states.ts";
import { type Lesson, lessonCalls } from "#contract/lessons.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { formatMoment, formatPaise } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerNames } from "#web/i18n/learner-line.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { LessonDialog } from "./lesson-dialog.tsx";
import { exceedsAgreed, priceOf, silenceWords } from "./lesson-words.tsx";
import { lessonsQuery, useLessonAct } from "./queries.ts";

const standingOf = (lesson: Lesson) => ({ ...lesson, startsAt: new Date(lesson.startsAt) });

function waits(lesson: Lesson, side: MemberRole): boolean {
  const now = new Date();
  if (lesson.state === "proposed") return mayAct("pick", standingOf(lesson), side, now);
  if (side === "student") return lesson.state === "marked";
  const hasEnded = new Date(lesson.startsAt).getTime() + lesson.minutes * minute <= now.getTime();
  return lesson.state === "objected" || (lesson.state === "fixed" && hasEnded);
}

export default function WaitingLessons({ side }: { side: MemberRole }) {
  const { t } = useLanguage();
  const { data = [] } = useQuery(lessonsQuery(side));
  const waiting = data.filter((lesson) => waits(lesson, side));
  if (waiting.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="lessons-waiting" className="home-part border-s-5 border-s-marigold">
      <h2 id="lessons-waiting">{t("lessons:waiting", { count: waiting.length })}</h2>
      <ul className="lesson-waiting grid gap-4 w-full *:grid *:gap-2">
        {waiting.map((lesson) => (
          <li key={lesson.id}>
            <WaitingLesson lesson={lesson} side={side} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WaitingLesson({ lesson, side }: { lesson: Lesson; side: MemberRole }) {
  if (lesson.state === "proposed") return <PickTime lesson={lesson} side={side} />;
  return side === "student" ? <ConfirmLesson lesson={lesson} /> : <MarkLesson lesson={lesson} />;
}

function PickTime({ lesson, side }: { lesson: Lesson; side: MemberRole }) {
  const { language, t } = useLanguage();
  const { mutate, isPending } = useLessonAct();
  const { id, who, times, weeklyUntil, note, learners, makesUpForAt } = lesson;
  const params = { id };
  const price = priceOf(t, lesson);
  const pick = (startsAt: string) =>
    mutate({
      work: () => call(lessonCalls[side].pick, { params, body: { startsAt } }),
      done: t("lessons:done.fixed"),
    });
  return (
    <>
      <p>{t(weeklyUntil === null ? "lessons:pick.one" : "lessons:pick.weekly", { who })}</p>
      {price && (
        <p>
          {t("lessons:facts.price")}: {price}
        </p>
      )}
      {learners.length > 0 && (
        <p>
          {t("lessons:facts.learners")}: {learnerNames(t, language, learners)}
        </p>
      )}
      {makesUpForAt && <p>{t("lessons:propose.instead", { when: formatMoment(language, new Date(makesUpForAt)) })}</p>}
      {note && (
        <p className="written text-slate" dir="auto">
          {note}
        </p>
      )}
      <div className="lesson-times flex flex-wrap gap-2">
        {times.map(({ startsAt }) => (
          <Button key={startsAt} variant="secondary" disabled={isPending} onClick={() => pick(startsAt)}>
            {formatMoment(language, new Date(startsAt))}
          </Button>
        ))}
        <Button
          variant="quiet"
          disabled={isPending}
          onClick={() =>
            mutate({ work: () => call(lessonCalls[side].decline, { params }), done: t("lessons:done.declined") })
          }
        >
          {t("lessons:pick.none")}
        </Button>
      </div>
    </>
  );
}

function ConfirmLesson({ lesson }: { lesson: Lesson }) {
  const { language, t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useLessonAct();
  const { id, who, startsAt, outcome, taught, paise } = lesson;
  return (
    <>
      <p>
        {t("lessons:confirm.ask", { who, when: formatMoment(language, new Date(startsAt)) })}{" "}
        {outcome && t(`lessons:outcomes.${outcome}`)} · {t("lessons:minutes", { count: taught ?? 0 })}
        {paise ? ` · ${formatPaise(paise)}` : ""}
      </p>
      {exceedsAgreed(lesson) ? (
        <Notice tone="marigold">{silenceWords(t, language, lesson)}</Notice>
      ) : (
        <p className="text-sm text-slate">{silenceWords(t, language, lesson)}</p>
      )}
      <div className="relation-acts">
        <Button
          busy={isPending}
          onClick={() =>
            mutate({ work: () => call(confirmLessonEndpoint, { params: { id } }), done: t("lessons:done.confirmed") })
          }
        >
          {exceedsAgreed(lesson) ? t("lessons:confirm.yesLonger", { count: taught ?? 0 }) : t("lessons:confirm.yes")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("lessons:confirm.no")}
        </Button>
      </div>
      {isOpen && <LessonDialog lesson={lesson} side="student" onClose={() => setOpen(false)} />}
    </>
  );
}

/** Held by one tap; all else in the dialog. */
function MarkLesson({ lesson }: { lesson: Lesson }) {
  const { language, t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useLessonAct();
  const { id, who, startsAt, state, objection } = lesson;
  return (
    <>
      <p>{t("lessons:mark.ask", { who, when: formatMoment(language, new Date(startsAt)) })}</p>
      {state === "objected" && (
        <p className="written" dir="auto">
          {t("lessons:mark.objection")} {objection}
        </p>
      )}
      <div className="relation-acts">
        {state === "fixed" && (
          <Button
            busy={isPending}
            onClick={() =>
              mutate({
                work: () => call(markLessonEndpoint, { params: { id }, body: { outcome: "held" } }),
                done: t("lessons:done.marked"),
              })
            }
          >
            {t("lessons:outcomes.held")}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("lessons:mark.other")}
        </Button>
      </div>
      {isOpen && <LessonDialog lesson={lesson} side="teacher" onClose={() => setOpen(false)} />}
    </>
  );
}
