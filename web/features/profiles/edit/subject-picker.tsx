/** Subjects by code or free text (R3.7): the chosen ones, and a search that suggests matches and new ones. */
import { Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { profile } from "#contract/limits.ts";
import { subjects as codes } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import { ChipRemove } from "#web/ui/chip.tsx";
import { describeField, Field } from "#web/ui/field.tsx";

const offeredAtOnce = 8;

type SubjectPickerProps = {
  /** Where a form has more than one. */
  name?: string;
  label: string;
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
  error?: ReactNode;
};

export function SubjectPicker({ name = "subjects", label, chosen, onChosen, error }: SubjectPickerProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState("");
  const subject = typed.replaceAll(",", " ").replace(/\s+/g, " ").trim();
  const low = subject.toLowerCase();
  const fits = (code: string) =>
    subjectName(t, code).toLowerCase().includes(low) || code.includes(low.replace(" ", "_"));
  const offered = codes.filter((code) => !chosen.includes(code) && fits(code)).slice(0, offeredAtOnce);
  const isNew =
    subject !== "" && ![...codes, ...chosen].some((subject) => subjectName(t, subject).toLowerCase() === low);

  const add = (subject: string) => {
    onChosen([...chosen, subject]);
    setTyped("");
  };

  /** Enter takes the best suggestion; it must not submit the form. */
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const [best] = offered;
    if (subject === "") return;
    if (best !== undefined) add(best);
    else if (isNew) add(subject);
  };

  const hint = t("profiles:fields.subjectSearch");
  const described = describeField(name, { hint, error });
  return (
    <div className="grid gap-3">
      <Field id={described.id} label={label} error={error}>
        {chosen.length > 0 && (
          <ul className="flex flex-wrap gap-2 py-1" aria-label={t("profiles:fields.subjectsChosen")}>
            {chosen.map((subject) => (
              <li key={subject}>
                <ChipRemove
                  removeLabel={t("profiles:fields.subjectRemove", { subject: subjectName(t, subject) })}
                  onRemove={() => onChosen(chosen.filter((each) => each !== subject))}
                >
                  <bdi>{subjectName(t, subject)}</bdi>
                </ChipRemove>
              </li>
            ))}
          </ul>
        )}
        <p className="field-hint" id={`${described.id}-hint`}>
          {hint}
        </p>
        <input
          {...described}
          type="text"
          className="input"
          value={typed}
          maxLength={profile.subject}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addByKey}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {offered.map((subject) => (
          <button key={subject} type="button" className="chip" onClick={() => add(subject)}>
            <Plus aria-hidden="true" />
            {subjectName(t, subject)}
          </button>
        ))}
        {isNew && (
          <button type="button" className="chip" onClick={() => add(subject)}>
            <Plus aria-hidden="true" />
            {t("profiles:fields.subjectAdd", { subject: subject })}
          </button>
        )}
      </div>
    </div>
  );
}
