/** Proposes up to three times (R13.4): from hours both have free, or typed; once, or weekly until a day. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { type LessonTime, lessonCalls } from "#contract/lessons.ts";
import { dateAfter, localTimeOf } from "#contract/time-zone.ts";
import { type MemberRole, type Mode, modes } from "#contract/vocabulary.ts";
import { formatMoment } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { ForWhom } from "#web/features/relations/for-whom.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { readLocalTime } from "./lesson-forms.tsx";
import { suggestionsQuery, useLessonAct } from "./queries.ts";

const lengths = ["30", "45", "60", "90", "120"];

type ProposeDialogProps = {
  side: MemberRole;
  relation: SomeRelation;
  name: string;
  /** The lesson that it makes up for. */
  instead: { id: string; of: string } | null;
  onClose: () => void;
};

export default function ProposeDialog({ side, relation, name, instead, onClose }: ProposeDialogProps) {
  const { id: relationId, learners } = relation;
  const { language, t } = useLanguage();
  const [minutes, setMinutes] = useState(String(limits.usual));
  const [chosen, setChosen] = useState<string[]>([]);
  const [other, setOther] = useState("");
  const [mode, setMode] = useState<Mode>("student_home");
  const [until, setUntil] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [forWhom, setForWhom] = useState(learners.map(({ id }) => id));
  const { mutate, isPending } = useLessonAct();
  const startsAt = [...chosen, ...(other === "" ? [] : [readLocalTime(other).toISOString()])];

  const send = (event: FormEvent) => {
    event.preventDefault();
    const times = startsAt.map((each) => ({ startsAt: each, minutes: Number(minutes) }));
    const body = {
      times,
      mode,
      note,
      ...(until !== null && { weekly: { until } }),
      ...(instead !== null && { makesUpFor: instead.id }),
      // By default for all, also for learners added later.
      ...(forWhom.length < learners.length && { learnerIds: forWhom }),
    };
    mutate(
      {
        work: () => call(lessonCalls[side].propose, { params: { id: relationId }, body }),
        done: t("lessons:done.proposed"),
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("lessons:propose.title", { name })}
      closeLabel={t("shell:actions.close")}
      look="sheet"
    >
      <form className="grid gap-4" onSubmit={send}>
        {instead && <p>{t("lessons:propose.instead", { when: formatMoment(language, new Date(instead.of)) })}</p>}
        <SelectField
          label={t("lessons:propose.length")}
          name="minutes"
          options={lengths.map((value) => ({ value, label: t("lessons:minutes", { count: Number(value) }) }))}
          value={minutes}
          onChange={(event) => {
            setMinutes(event.target.value);
            setChosen([]);
          }}
        />
        <FreeTimes side={side} relationId={relationId} minutes={minutes} chosen={chosen} onChosen={setChosen} />
        <TextField
          label={t("lessons:propose.other")}
          name="other"
          type="datetime-local"
          optional={t("lessons:optional")}
          value={other}
          onChange={(event) => setOther(event.target.value)}
        />
        <SelectField
          label={t("lessons:facts.mode")}
          name="mode"
          options={modes.map((value) => ({ value, label: t(`vocabulary:modes.${value}`) }))}
          value={mode}
          onChange={(event) => setMode(modes.find((known) => known === event.target.value) ?? "online")}
        />
        {learners.length > 1 && <ForWhom learners={learners} chosen={forWhom} onChosen={setForWhom} />}
        {instead === null && (
          <Checkbox
            label={t("lessons:propose.weekly")}
            name="weekly"
            checked={until !== null}
            onChange={(event) =>
              setUntil(event.target.checked ? dateAfter(localTimeOf(new Date()).date, 12 * 7) : null)
            }
          />
        )}
        {until !== null && (
          <TextField
            label={t("lessons:propose.until")}
            name="until"
            type="date"
            required
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
        <TextAreaField
          label={t("lessons:facts.note")}
          name="note"
          optional={t("lessons:optional")}
          maxLength={limits.words}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="text-sm text-slate">{t(`lessons:price.proposed.${side}`)}</p>
        <Button type="submit" busy={isPending} disabled={startsAt.length === 0 || startsAt.length > limits.times}>
          {t("lessons:propose.send", { count: startsAt.length })}
        </Button>
      </form>
    </Dialog>
  );
}

type FreeTimesProps = {
  side: MemberRole;
  relationId: string;
  minutes: string;
  chosen: string[];
  onChosen: (chosen: string[]) => void;
};

function FreeTimes({ side, relationId, minutes, chosen, onChosen }: FreeTimesProps) {
  const { language, t } = useLanguage();
  const { data } = useQuery(suggestionsQuery(side, relationId, minutes));
  const toggle = ({ startsAt }: LessonTime) =>
    onChosen(chosen.includes(startsAt) ? chosen.filter((each) => each !== startsAt) : [...chosen, startsAt]);
  return (
    <fieldset className="field">
      <legend className="field-label">{t("lessons:propose.free", { count: limits.times })}</legend>
      {data?.length === 0 && <p className="field-hint">{t("lessons:propose.noFree")}</p>}
      <div className="lesson-free flex flex-wrap gap-2 max-h-64 overflow-y-auto">
        {data?.map((time) => (
          <Checkbox
            key={time.startsAt}
            name="free"
            id={`free-${time.startsAt}`}
            label={formatMoment(language, new Date(time.startsAt))}
            checked={chosen.includes(time.startsAt)}
            disabled={!chosen.includes(time.startsAt) && chosen.length >= limits.times}
            onChange={() => toggle(time)}
          />
        ))}
      </div>
    </fieldset>
  );
}
