/** Forms for moving, cancelling, marking or disputing a lesson. */
import { type ComponentType, type FormEvent, type ReactNode, useState } from "react";
import { markLessonEndpoint, objectToLessonEndpoint } from "#contract/class-book.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { type LessonOutcome, outcomes, type Scope, scopes } from "#contract/lesson-states.ts";
import { type Lesson, lessonCalls } from "#contract/lessons.ts";
import { localTimeOf, momentAt } from "#contract/time-zone.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { useLessonAct } from "./queries.ts";

export type LessonFormProps = { lesson: Lesson; side: MemberRole; onDone: () => void };

type ActFormProps = {
  label: string;
  done: string;
  work: () => Promise<unknown>;
  onDone: () => void;
  children: ReactNode;
};

/** Stays open with its values when the server refuses. */
function ActForm({ label, done, work, onDone, children }: ActFormProps) {
  const { mutate, isPending } = useLessonAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ work, done }, { onSuccess: onDone });
  };
  return (
    <form className="grid gap-4" onSubmit={send}>
      {children}
      <Button type="submit" busy={isPending}>
        {label}
      </Button>
    </form>
  );
}

function ScopeField({ lesson, scope, onScope }: { lesson: Lesson; scope: Scope; onScope: (scope: Scope) => void }) {
  const { t } = useLanguage();
  if (lesson.seriesId === null) return null;
  return (
    <RadioGroup
      legend={t("lessons:scope.legend")}
      name="scope"
      choices={scopes.map((value) => ({ value, label: t(`lessons:scope.${value}`) }))}
      value={scope}
      onValue={(value) => onScope(scopes.find((known) => known === value) ?? "this")}
    />
  );
}

/** In the browser's field format: in the place's time zone, not the device's. */
export const readLocalTime = (text: string) => {
  const [date = "", time = ""] = text.split("T");
  return momentAt({ date, time: time.slice(0, 5) });
};
const writeWall = (moment: Date) => {
  const { date, time } = localTimeOf(moment);
  return `${date}T${time}`;
};

function MoveForm({ lesson, side, onDone }: LessonFormProps) {
  const { t } = useLanguage();
  const [when, setWhen] = useState(writeWall(new Date(lesson.startsAt)));
  const [scope, setScope] = useState<Scope>("this");
  const params = { id: lesson.id };
  return (
    <ActForm
      label={t("lessons:acts.move")}
      done={t("lessons:done.moved")}
      onDone={onDone}
      work={() =>
        call(lessonCalls[side].move, { params, body: { startsAt: readLocalTime(when).toISOString(), scope } })
      }
    >
      <TextField
        label={t("lessons:move.when")}
        name="when"
        type="datetime-local"
        required
        value={when}
        onChange={(event) => setWhen(event.target.value)}
      />
      <ScopeField lesson={lesson} scope={scope} onScope={setScope} />
    </ActForm>
  );
}

function CancelForm({ lesson, side, onDone }: LessonFormProps) {
  const { t } = useLanguage();
  const [reason, setReason] = useState("");
  const [scope, setScope] = useState<Scope>("this");
  const params = { id: lesson.id };
  return (
    <ActForm
      label={t("lessons:acts.cancel")}
      done={t("lessons:done.cancelled")}
      onDone={onDone}
      work={() => call(lessonCalls[side].cancel, { params, body: { reason, scope } })}
    >
      <Words name="reason" label={t("lessons:facts.reason")} value={reason} onValue={setReason} />
      <ScopeField lesson={lesson} scope={scope} onScope={setScope} />
    </ActForm>
  );
}

type WordsProps = { name: string; label: string; value: string; onValue: (value: string) => void; required?: boolean };

function Words({ name, label, value, onValue, required }: WordsProps) {
  const { t } = useLanguage();
  return (
    <TextAreaField
      label={label}
      name={name}
      optional={required ? undefined : t("lessons:optional")}
      maxLength={limits.words}
      required={required}
      dir="auto"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

function MarkForm({ lesson, onDone }: LessonFormProps) {
  const { t } = useLanguage();
  const [outcome, setOutcome] = useState<LessonOutcome>(lesson.outcome ?? "held");
  const [minutes, setMinutes] = useState(String(lesson.taught ?? lesson.minutes));
  const [topic, setTopic] = useState(lesson.topic ?? "");
  const [homework, setHomework] = useState(lesson.homework ?? "");
  const counts = outcome === "held" || outcome === "learner_absent";
  const choose = (chosen: LessonOutcome) => {
    setOutcome(chosen);
    setMinutes(chosen === "held" ? String(lesson.minutes) : "0");
  };
  return (
    <ActForm
      label={t("lessons:mark.save")}
      done={t("lessons:done.marked")}
      onDone={onDone}
      work={() =>
        call(markLessonEndpoint, {
          params: { id: lesson.id },
          body: { outcome, minutes: counts ? Number(minutes) : 0, topic, homework },
        })
      }
    >
      <RadioGroup
        legend={t("lessons:mark.outcome")}
        name="outcome"
        choices={outcomes.map((value) => ({ value, label: t(`lessons:outcomes.${value}`) }))}
        value={outcome}
        onValue={(value) => choose(outcomes.find((known) => known === value) ?? "held")}
      />
      {counts && (
        <TextField
          label={t("lessons:mark.minutes")}
          hint={Number(minutes) > lesson.minutes ? t("lessons:mark.longer", { count: lesson.minutes }) : undefined}
          name="minutes"
          type="number"
          required
          min={0}
          max={limits.longest}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      )}
      <Words name="topic" label={t("lessons:facts.topic")} value={topic} onValue={setTopic} />
      <Words name="homework" label={t("lessons:facts.homework")} value={homework} onValue={setHomework} />
    </ActForm>
  );
}

function ObjectForm({ lesson, onDone }: LessonFormProps) {
  const { t } = useLanguage();
  const [reason, setReason] = useState("");
  return (
    <ActForm
      label={t("lessons:acts.object")}
      done={t("lessons:done.objected")}
      onDone={onDone}
      work={() => call(objectToLessonEndpoint, { params: { id: lesson.id }, body: { reason } })}
    >
      <Words name="objection" label={t("lessons:confirm.why")} value={reason} onValue={setReason} required />
    </ActForm>
  );
}

export const lessonForms: Record<"mark" | "object" | "move" | "cancel", ComponentType<LessonFormProps>> = {
  mark: MarkForm,
  object: ObjectForm,
  move: MoveForm,
  cancel: CancelForm,
};
