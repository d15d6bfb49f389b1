/** One lesson: when, with whom, its state, and what this side may do now, by the state table. */
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { confirmLessonEndpoint } from "#contract/class-book.ts";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { type LessonAct, mayAct } from "#contract/lesson-states.ts";
import { type Lesson, lessonCalls } from "#contract/lessons.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { formatDate, formatMoment, formatPaise } from "#text/format.ts";
import { call, callFile } from "#web/api/client.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { learnerNames } from "#web/i18n/learner-line.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { type LessonFormProps, lessonForms } from "./lesson-forms.tsx";
import { exceedsAgreed, LessonBadge, priceOf, silenceWords, spanOf } from "./lesson-words.tsx";
import { useLessonAct } from "./queries.ts";

type LessonDialogProps = { lesson: Lesson; side: MemberRole; onClose: () => void };

/** Acts that need a form. */
const formActs = ["mark", "object", "move", "cancel"] as const satisfies readonly LessonAct[];

export function LessonDialog({ lesson, side, onClose }: LessonDialogProps) {
  const { language, t } = useLanguage();
  const [open, setOpen] = useState<(typeof formActs)[number] | null>(null);
  const standing = { ...lesson, startsAt: new Date(lesson.startsAt) };
  const acts = formActs.filter((act) => mayAct(act, standing, side, new Date()));
  const Form = open === null ? null : lessonForms[open];
  const formProps: LessonFormProps = { lesson, side, onDone: onClose };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("lessons:with", { who: lesson.who })}
      closeLabel={t("shell:actions.close")}
      look="sheet"
    >
      <div className="grid gap-4">
        <p>
          {formatDate(language, standing.startsAt)} · {spanOf(language, lesson)}
        </p>
        <p className="flex flex-wrap gap-1.5 mt-1">
          <LessonBadge lesson={lesson} />
        </p>
        <LessonFacts lesson={lesson} />
        {lesson.state === "marked" && <p>{silenceWords(t, language, lesson)}</p>}
        {Form === null ? (
          <div className="relation-acts">
            {acts.map((act) => (
              <Button key={act} variant={act === "cancel" ? "quiet" : "secondary"} onClick={() => setOpen(act)}>
                {t(`lessons:acts.${act}`)}
              </Button>
            ))}
            <TapActs lesson={lesson} side={side} onClose={onClose} />
          </div>
        ) : (
          <Form {...formProps} />
        )}
      </div>
    </Dialog>
  );
}

/** Acts of one tap: withdraw an objection, and the calendar file. */
function TapActs({ lesson, side, onClose }: LessonDialogProps) {
  const { t } = useLanguage();
  const { mutate, isPending } = useLessonAct();
  const { id, state } = lesson;
  const params = { id };
  const save = async () => saveFile("lesson.ics", await callFile(lessonCalls[side].file, { params }));
  const confirm = async () => {
    await call(confirmLessonEndpoint, { params });
    onClose();
  };
  return (
    <>
      {side === "student" && (state === "marked" || state === "objected") && (
        <Button busy={isPending} onClick={() => mutate({ work: confirm, done: t("lessons:done.confirmed") })}>
          {exceedsAgreed(lesson)
            ? t("lessons:confirm.yesLonger", { count: lesson.taught ?? 0 })
            : t("lessons:confirm.yes")}
        </Button>
      )}
      {lesson.canBeMadeUp && (
        <ButtonLink
          variant="secondary"
          to={`${dashboardOf(side)}?tab=lessons&propose=${lesson.relationId}&instead=${id}&of=${lesson.startsAt}`}
          onClick={onClose}
        >
          {t("lessons:acts.makeUp")}
        </ButtonLink>
      )}
      {state === "fixed" && (
        <Button variant="secondary" icon={<CalendarPlus aria-hidden="true" />} onClick={() => mutate({ work: save })}>
          {t("lessons:acts.file")}
        </Button>
      )}
    </>
  );
}

function LessonFacts({ lesson }: { lesson: Lesson }) {
  const { language, t } = useLanguage();
  const {
    learners,
    makesUpForAt,
    madeUpAt,
    mode,
    note,
    state,
    cancelledAt,
    cancelReason,
    outcome,
    taught,
    paise,
    topic,
    homework,
    objection,
  } = lesson;
  const momentOf = (moment: string | null) => moment && formatMoment(language, new Date(moment));
  const facts = [
    [t("lessons:facts.learners"), learnerNames(t, language, learners)],
    [t("lessons:facts.makesUpFor"), momentOf(makesUpForAt)],
    [t("lessons:facts.madeUp"), momentOf(madeUpAt)],
    [t("lessons:facts.mode"), t(`vocabulary:modes.${mode}`)],
    [t("lessons:facts.note"), note],
    [t("lessons:facts.cancelled"), state === "cancelled" && momentOf(cancelledAt)],
    [t("lessons:facts.reason"), cancelReason],
    [t("lessons:facts.price"), priceOf(t, lesson)],
    [t("lessons:facts.taught"), outcome && t("lessons:minutes", { count: taught ?? 0 })],
    [t("lessons:facts.fee"), paise ? formatPaise(paise) : null],
    [t("lessons:facts.topic"), topic],
    [t("lessons:facts.homework"), homework],
    [t("lessons:facts.objection"), objection],
  ] as const;
  return (
    <dl className="grid gap-2 [&_dt]:text-sm [&_dt]:text-slate">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
