/** A student's onboarding: who learns, where, when; then matching teachers. Each answer may be skipped. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import type { StudentProfile } from "#contract/students.ts";
import { classes, days } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { ChoiceChips } from "#web/features/profiles/edit/choice-chips.tsx";
import { SubjectPicker } from "#web/features/profiles/edit/subject-picker.tsx";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OnboardingForm, OnboardingPage } from "./onboarding-page.tsx";
import { PlaceStep } from "./place-step.tsx";
import { onboardingAddress, useOnboarding, useOnboardingValues } from "./use-onboarding.ts";

export default function StudentWalk() {
  const { data: profile, error, isFetching, refetch } = useQuery(studentProfileQuery);
  if (profile !== undefined) return <Steps profile={profile} />;
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  return <Skeleton shape="block" className="h-96" />;
}

function Steps({ profile }: { profile: StudentProfile }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { values, change, isChanged, forget } = useOnboardingValues({
    grade: profile.grade ?? "",
    subjects: profile.subjects,
    preferredDays: profile.preferredDays as string[],
  });
  const done = {
    who: profile.grade !== null && profile.subjects.length > 0,
    where: profile.location !== null,
    when: profile.preferredDays.length > 0,
  };
  const { step, nextAddress } = useOnboarding(
    [
      { id: "who", done: done.who },
      { id: "where", done: done.where },
      { id: "when", done: done.when },
    ],
    "?tab=find",
  );
  const preferredDays = days.filter((day) => values.preferredDays.includes(day));

  const cacheProfile = (saved: StudentProfile) => client.setQueryData(studentProfileQuery.queryKey, saved);

  const saveLearning = async () => {
    if (!isChanged("grade", "subjects")) return;
    const { grade, subjects } = values;
    cacheProfile(await call(saveStudentProfileEndpoint, { body: { grade, subjects } }));
    forget("grade", "subjects");
  };
  const saveDays = async () => {
    if (!isChanged("preferredDays")) return;
    cacheProfile(await call(saveStudentProfileEndpoint, { body: { preferredDays } }));
    forget("preferredDays");
  };

  const page = {
    steps: (["who", "where", "when"] as const).map((id) => ({
      id,
      label: t(`welcome:student.${id}.label`),
      done: done[id],
      to: onboardingAddress(id),
    })),
    step,
    title: t(`welcome:student.${step}.title`),
    body: t(`welcome:student.${step}.body`),
  };

  if (step === "who")
    return (
      <OnboardingPage {...page}>
        <OnboardingForm nextAddress={nextAddress} save={saveLearning}>
          <GradeField grade={values.grade} onGrade={(grade) => change("grade", grade)} />
          <SubjectPicker
            label={t("profiles:fields.interests")}
            chosen={values.subjects}
            onChosen={(chosen) => change("subjects", chosen)}
          />
        </OnboardingForm>
      </OnboardingPage>
    );
  if (step === "where")
    return (
      <OnboardingPage {...page}>
        <PlaceStep member="student" location={profile.location} />
        <OnboardingForm nextAddress={nextAddress} />
      </OnboardingPage>
    );
  return (
    <OnboardingPage {...page}>
      <OnboardingForm nextAddress={nextAddress} goOnLabel={t("welcome:student.results")} save={saveDays}>
        <ChoiceChips
          legend={t("profiles:fields.preferredDays")}
          name="preferredDays"
          codes={days}
          label={(day) => t(`vocabulary:days.${day}`)}
          chosen={preferredDays}
          onChosen={(chosen) => change("preferredDays", chosen)}
        />
      </OnboardingForm>
    </OnboardingPage>
  );
}

/** The usual ones by name; a custom value of the profile stays among them. */
function GradeField({ grade, onGrade }: { grade: string; onGrade: (grade: string) => void }) {
  const { t } = useLanguage();
  const codes: readonly string[] = classes;
  const offered = grade === "" || codes.includes(grade) ? codes : [grade, ...codes];
  return (
    <SelectField
      name="grade"
      label={t("profiles:fields.grade")}
      placeholder={t("welcome:student.chooseClass")}
      options={offered.map((code) => ({ value: code, label: gradeName(t, code) }))}
      value={grade}
      onChange={({ target }) => onGrade(target.value)}
    />
  );
}
