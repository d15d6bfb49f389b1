/** The message before asking: for which class and days, and free text; or why the person cannot be asked. */

import { type FormEvent, type ReactNode, useId } from "react";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { ShownTeacher } from "#contract/teachers.ts";
import { classes, days, type MemberRole } from "#contract/vocabulary.ts";
import { CallError } from "#web/api/client.ts";
import { ChoiceChips } from "#web/features/profiles/edit/choice-chips.tsx";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { AskWords } from "#web/storage/ask-draft.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { MessageField } from "./message-field.tsx";

/** Why a teacher cannot be asked, whatever the message. */
export type Obstacle = "gone" | "asked" | "learning" | "closed";

export function obstacleOf(found: ShownTeacher | Error | null | undefined): Obstacle | null {
  if (found instanceof CallError) {
    if (found.code === "relation_exists") return "asked";
    if (found.code === "not_accepting") return "closed";
    return found.status === 404 ? "gone" : null;
  }
  if (!found || found instanceof Error) return null;
  if (found.relationStatus !== null) return found.relationStatus === "active" ? "learning" : "asked";
  return found.acceptingStudents ? null : "closed";
}

const nextSteps = {
  asked: { to: `${dashboardOf("student")}?tab=requests`, label: "relations:ask.see" },
  learning: { to: `${dashboardOf("student")}?tab=teachers`, label: "relations:ask.see" },
  gone: { to: "/home-tuition", label: "relations:ask.others" },
  closed: { to: "/home-tuition", label: "relations:ask.others" },
} as const;

type AskFormProps = {
  /** Of the requester. */
  side: MemberRole;
  name: string;
  words: AskWords;
  onWords: (words: AskWords) => void;
  /** Which wishes the other side does not know yet. */
  wishes?: { grade: boolean; days: boolean };
  obstacle?: Obstacle | null;
  /** Above the fields. */
  note?: ReactNode;
  send: { label: string; busy?: boolean };
  onSend: () => void;
  onClose: () => void;
};

export function AskForm({ side, name, words, onWords, obstacle = null, note, send, onSend, ...props }: AskFormProps) {
  const { t } = useLanguage();
  const form = useId();
  const { onClose, wishes = { grade: false, days: false } } = props;
  const whom = side === "student" ? "teacher" : "student";
  const title = t(`relations:ask.${whom}Title`, { name });
  const known: readonly string[] = classes;
  const grades = words.grade === "" || known.includes(words.grade) ? known : [words.grade, ...known];
  if (obstacle !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t(`relations:ask.obstacles.${obstacle}.title`, { name })}
        closeLabel={t("shell:actions.close")}
        look="sheet"
        footer={
          <a className={buttonClasses({})} href={nextSteps[obstacle].to}>
            {t(nextSteps[obstacle].label)}
          </a>
        }
      >
        <div className="grid gap-4" role="alert">
          <p>{t(`relations:ask.obstacles.${obstacle}.body`)}</p>
          {words.message !== "" && (
            <div>
              <p className="text-sm text-slate">{t("relations:ask.kept")}</p>
              <blockquote className="written" dir="auto">
                {words.message}
              </blockquote>
            </div>
          )}
        </div>
      </Dialog>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.busy) onSend();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      confirm={{ type: "submit", form, busy: send.busy, children: send.label }}
      cancel={{ variant: "quiet" }}
      look="sheet"
    >
      <form id={form} className="grid gap-4" onSubmit={submit}>
        {note}
        {wishes.grade && (
          <SelectField
            name="grade"
            label={t("relations:ask.grade")}
            optional={t("relations:ask.optional")}
            placeholder={t("relations:ask.gradeUnsaid")}
            options={grades.map((grade) => ({ value: grade, label: gradeName(t, grade) }))}
            value={words.grade}
            onChange={({ target }) => onWords({ ...words, grade: target.value })}
          />
        )}
        {wishes.days && (
          <ChoiceChips
            legend={t("relations:ask.days")}
            optional={t("relations:ask.optional")}
            name="days"
            codes={days}
            label={(day) => t(`vocabulary:daysShort.${day}`)}
            chosen={words.days}
            onChosen={(chosen) => onWords({ ...words, days: chosen })}
          />
        )}
        <MessageField
          label={t("relations:ask.message")}
          hint={t(`relations:ask.${whom}Hint`)}
          value={words.message}
          onChange={(message) => onWords({ ...words, message })}
          hidesContacts
        />
        <p className="text-sm text-slate">{t(`relations:ask.${whom}Body`, { name })}</p>
      </form>
    </ConfirmDialog>
  );
}
