/** What a teacher teaches, with which qualifications, how far, for how much (R3.6, R3.9). */
import type { TeacherProfile } from "#contract/teachers.ts";
import * as codes from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import { DistanceField } from "./distance-field.tsx";
import { SubjectPicker } from "./subject-picker.tsx";
import type { TeacherValues } from "./teacher-values.ts";
import type { Draft } from "./use-profile-draft.ts";

const OwnFeeCompass = lazyPart(() => import("./own-fee-compass.tsx"));

export function TeachingFields({ draft }: { draft: Draft<TeacherProfile, TeacherValues> }) {
  const { t } = useLanguage();
  const { values, change, errorOf, field } = draft;
  const optional = t("profiles:edit.optional");
  return (
    <>
      <Checkbox
        label={t("profiles:fields.notAccepting")}
        hint={t("profiles:fields.notAcceptingHint")}
        name="acceptingStudents"
        checked={!values.acceptingStudents}
        onChange={(event) => change("acceptingStudents", !event.target.checked)}
      />
      <SubjectPicker
        label={t("profiles:fields.subjects")}
        chosen={values.subjects}
        onChosen={(chosen) => change("subjects", chosen)}
        error={errorOf("subjects")}
      />
      <ChoiceChips
        legend={t("profiles:fields.qualifications")}
        name="qualifications"
        codes={codes.qualifications}
        label={(code) => t(`vocabulary:qualifications.${code}`)}
        chosen={values.qualifications}
        onChosen={(chosen) => change("qualifications", chosen)}
        error={errorOf("qualifications")}
      />
      <DistanceField
        label={t("profiles:fields.range")}
        name="teachingRange"
        value={values.teachingRange}
        error={errorOf("teachingRange")}
        onValue={(kilometres) => change("teachingRange", kilometres)}
      />
      <TextField
        label={t("profiles:fields.experience")}
        optional={optional}
        inputMode="numeric"
        {...field("experienceYears")}
      />
      <div className="grid gap-x-4 gap-y-1 xs:grid-cols-2 xs:items-end max-xs:[&>.field+.field]:mt-4">
        <TextField
          label={t("profiles:fields.feeHourly")}
          optional={optional}
          inputMode="numeric"
          {...field("hourly")}
        />
        <TextField
          label={t("profiles:fields.feeMonthly")}
          optional={optional}
          inputMode="numeric"
          {...field("monthly")}
        />
        <p className="field-hint col-span-full">{t("profiles:fields.feeHint")}</p>
      </div>
      <PartBoundary>
        <OwnFeeCompass values={values} />
      </PartBoundary>
      <TextField
        label={t("profiles:fields.upiAddress")}
        hint={t("profiles:fields.upiHint")}
        optional={optional}
        inputMode="email"
        autoCapitalize="none"
        dir="ltr"
        {...field("upiAddress")}
      />
      <ChoiceChips
        legend={t("profiles:fields.modes")}
        optional={optional}
        name="modes"
        codes={codes.modes}
        label={(code) => t(`vocabulary:modes.${code}`)}
        chosen={values.modes}
        onChosen={(chosen) => change("modes", chosen)}
      />
      <ChoiceChips
        legend={t("profiles:fields.classes")}
        optional={optional}
        name="classes"
        codes={codes.classes}
        label={(code) => t(`vocabulary:classes.${code}`)}
        chosen={values.classes}
        onChosen={(chosen) => change("classes", chosen)}
      />
      <ChoiceChips
        legend={t("profiles:fields.boards")}
        optional={optional}
        name="boards"
        codes={codes.boards}
        label={(code) => t(`vocabulary:boards.${code}`)}
        chosen={values.boards}
        onChosen={(chosen) => change("boards", chosen)}
      />
      <ChoiceChips
        legend={t("profiles:fields.languages")}
        optional={optional}
        name="languages"
        codes={codes.teachingLanguages}
        label={(code) => t(`vocabulary:teachingLanguages.${code}`)}
        chosen={values.languages}
        onChosen={(chosen) => change("languages", chosen)}
      />
    </>
  );
}
