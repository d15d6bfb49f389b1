/** One sibling (R13.8): name, class, subjects, days; checked here, saved with the profile. */
import { useId } from "react";
import { profile as limits, person } from "#contract/limits.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { type Day, days } from "#contract/vocabulary.ts";
import { findIssues } from "#web/forms/find-issues.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import { SubjectPicker } from "./subject-picker.tsx";

export type LearnerValues = { id?: string; name: string; grade: string; subjects: string[]; preferredDays: Day[] };

type LearnerDialogProps = {
  /** Null: a new one. */
  learner: LearnerValues | null;
  onDone: (learner: LearnerValues) => void;
  onClose: () => void;
};

const nobody: LearnerValues = { name: "", grade: "", subjects: [], preferredDays: [] };
const prefix = /^learners\.0\./;

export default function LearnerDialog({ learner, onDone, onClose }: LearnerDialogProps) {
  const { t } = useLanguage();
  const id = useId();
  const form = useForm(learner ?? nobody);
  const { values, change, errorOf } = form;
  const wrong = async () => {
    const found = await findIssues(saveStudentProfileEndpoint, { learners: [values] });
    return found.map((issue) => ({ ...issue, path: issue.path.replace(prefix, "") }));
  };
  const submit = () => form.attempt({ wrong: wrong(), act: async () => onDone(values) });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(learner === null ? "profiles:learners.add" : "profiles:learners.change")}
      confirm={{ type: "submit", form: id, busy: form.busy, children: t("profiles:learners.take") }}
      cancel={{ variant: "quiet" }}
      look="sheet"
    >
      <form id={id} className="grid gap-4" {...form.props(() => void submit())}>
        <TextField
          label={t("profiles:fields.name")}
          hint={t("profiles:learners.nameHint")}
          maxLength={person.name}
          {...form.field("name")}
          id="field-learner-name"
        />
        <TextField
          label={t("profiles:fields.grade")}
          hint={t("profiles:fields.gradeHint")}
          optional={t("profiles:edit.optional")}
          maxLength={limits.grade}
          {...form.field("grade")}
          id="field-learner-grade"
        />
        <SubjectPicker
          name="learner-subjects"
          label={t("profiles:fields.subjects")}
          chosen={values.subjects}
          onChosen={(chosen) => change("subjects", chosen)}
          error={errorOf("subjects")}
        />
        <ChoiceChips
          legend={t("profiles:learners.days")}
          optional={t("profiles:edit.optional")}
          name="learner-days"
          codes={days}
          label={(day) => t(`vocabulary:days.${day}`)}
          chosen={values.preferredDays}
          onChosen={(chosen) => change("preferredDays", chosen)}
        />
      </form>
    </ConfirmDialog>
  );
}
