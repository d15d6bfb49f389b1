/** A student's whole profile: who learns what, when and where; the adult declaration before teachers can find the student (R10.3). */
import type { ReactNode } from "react";
import { profile as limits, search } from "#contract/limits.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { readStudentProfileEndpoint, type StudentProfile } from "#contract/students.ts";
import { type Day, type DefaultLocation, days, defaultLocations, type Gender, genders } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { ProfileSection } from "#web/features/profiles/section.tsx";
import { findIssues } from "#web/forms/find-issues.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import { AccountSection } from "./closing-sections.tsx";
import { DistanceField } from "./distance-field.tsx";
import type { LearnerValues } from "./learner-dialog.tsx";
import { LearnersSection, useLearners } from "./learners-section.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { SubjectPicker } from "./subject-picker.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";

type StudentValues = {
  name: string;
  phone: string;
  gender: Gender | "";
  bio: string;
  grade: string;
  defaultLocation: DefaultLocation | "";
  subjects: string[];
  preferredDays: Day[];
  preferredDistance: number;
  adultDeclared: boolean;
  /** Siblings; the first learner is the profile itself. */
  learners: LearnerValues[];
};

function readStudentValues(profile: StudentProfile): StudentValues {
  return {
    name: profile.name,
    phone: profile.phone ?? "",
    gender: profile.gender ?? "",
    bio: profile.bio ?? "",
    grade: profile.grade ?? "",
    defaultLocation: profile.defaultLocation ?? "",
    subjects: profile.subjects,
    preferredDays: profile.preferredDays,
    preferredDistance: profile.preferredDistance ?? search.distance,
    adultDeclared: profile.adultDeclared,
    learners: profile.learners.slice(1).map(({ grade, ...learner }) => ({ ...learner, grade: grade ?? "" })),
  };
}

const rules = {
  queryKey: studentProfileQuery.queryKey,
  readValues: readStudentValues,
  check: (values: StudentValues) => findIssues(saveStudentProfileEndpoint, values),
  send: (changes: Partial<StudentValues>, version: number) =>
    call(saveStudentProfileEndpoint, { body: { ...changes, version } }),
  readAgain: () => call(readStudentProfileEndpoint, {}),
};

type StudentFormProps = { profile: StudentProfile; photo: ReactNode; place: ReactNode };

export function StudentForm({ profile, photo, place }: StudentFormProps) {
  const { t } = useLanguage();
  const draft = useProfileDraft(profile, rules);
  const { values, change, errorOf, field, choice } = draft;
  const optional = t("profiles:edit.optional");
  const family = useLearners(values.learners, (learners) => change("learners", learners));
  return (
    <>
      <ProfileFrame draft={draft} sections={["about", "learning", "family", "place", "account"]}>
        <ProfileSection id="about" title={t("profiles:edit.sections.about")}>
          {photo}
          <PersonFields member="student" email={profile.email} field={field} gender={choice("gender", genders)} />
          {!profile.adultDeclared && (
            <Checkbox
              label={t("profiles:fields.adult")}
              hint={t("profiles:fields.adultHint")}
              name="adultDeclared"
              checked={values.adultDeclared}
              error={errorOf("adultDeclared")}
              onChange={({ target }) => change("adultDeclared", target.checked)}
            />
          )}
        </ProfileSection>
        <ProfileSection id="learning" title={t("profiles:edit.sections.learning")}>
          <TextField
            label={t("profiles:fields.grade")}
            hint={t("profiles:fields.gradeHint")}
            maxLength={limits.grade}
            {...field("grade")}
          />
          <SubjectPicker
            label={t("profiles:fields.interests")}
            chosen={values.subjects}
            onChosen={(chosen) => change("subjects", chosen)}
            error={errorOf("subjects")}
          />
          <ChoiceChips
            legend={t("profiles:fields.preferredDays")}
            optional={optional}
            name="preferredDays"
            codes={days}
            label={(day) => t(`vocabulary:days.${day}`)}
            chosen={values.preferredDays}
            onChosen={(chosen) => change("preferredDays", chosen)}
          />
        </ProfileSection>
        <LearnersSection learners={values.learners} open={family.open} error={errorOf("learners")} />
        <ProfileSection id="place" title={t("profiles:edit.sections.place")}>
          {place}
          <SelectField
            label={t("profiles:fields.defaultLocation")}
            optional={optional}
            placeholder={t("profiles:fields.unsaid")}
            options={defaultLocations.map((code) => ({ value: code, label: t(`vocabulary:defaultLocations.${code}`) }))}
            {...choice("defaultLocation", defaultLocations)}
          />
          <DistanceField
            label={t("profiles:fields.preferredDistance")}
            name="preferredDistance"
            value={values.preferredDistance}
            error={errorOf("preferredDistance")}
            onValue={(kilometres) => change("preferredDistance", kilometres)}
          />
        </ProfileSection>
        <AccountSection />
      </ProfileFrame>
      {family.dialog}
    </>
  );
}
