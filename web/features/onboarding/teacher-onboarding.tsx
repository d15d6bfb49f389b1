/** A teacher's onboarding: subjects, place, phone number, hours; at its end, whether families can find the teacher now. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Slot } from "#contract/availability.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { refuseSlot } from "#contract/refuse-slot.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import { days, qualifications } from "#contract/vocabulary.ts";
import { formatPhone, formatSpan } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { meQuery } from "#web/api/me-query.ts";
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import { ChoiceChips } from "#web/features/profiles/edit/choice-chips.tsx";
import { SubjectPicker } from "#web/features/profiles/edit/subject-picker.tsx";
import { PhoneForm } from "#web/features/profiles/phone/phone-form.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { FoundNow } from "./found-now.tsx";
import { OnboardingForm, OnboardingPage } from "./onboarding-page.tsx";
import { PlaceStep } from "./place-step.tsx";
import { onboardingAddress, useOnboarding, useOnboardingValues } from "./use-onboarding.ts";

export default function TeacherWalk() {
  const { data: profile, error, isFetching, refetch } = useQuery(teacherProfileQuery);
  if (profile !== undefined) return <Steps profile={profile} />;
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  return <Skeleton shape="block" className="h-96" />;
}

/** Local times; others are painted on the week of the profile. */
const hours = {
  morning: { startTime: "07:00", endTime: "10:00" },
  afternoon: { startTime: "14:00", endTime: "17:00" },
  evening: { startTime: "17:00", endTime: "20:00" },
} as const;
const parts = ["morning", "afternoon", "evening"] as const;

const ids = ["what", "where", "phone", "when", "found"] as const;

function Steps({ profile }: { profile: TeacherProfile }) {
  const { language, t } = useLanguage();
  const client = useQueryClient();
  const { values, change, isChanged, forget } = useOnboardingValues({
    subjects: profile.subjects,
    qualifications: profile.qualifications as string[],
    days: [] as string[],
    parts: [] as string[],
  });
  const done = {
    what: profile.subjects.length > 0 && profile.qualifications.length > 0,
    where: profile.location !== null,
    phone: profile.phone !== null,
    when: profile.availability.length > 0,
    found: profile.listed,
  };
  const { step, nextAddress } = useOnboarding(
    [
      { id: "what", done: done.what },
      { id: "where", done: done.where },
      { id: "phone", done: done.phone },
      { id: "when", done: done.when },
      { id: "found", done: false },
    ],
    "?",
  );
  const owned = qualifications.filter((code) => values.qualifications.includes(code));
  const freeDays = days.filter((day) => values.days.includes(day));
  const freeParts = parts.filter((part) => values.parts.includes(part));
  const cacheProfile = (saved: TeacherProfile) => client.setQueryData(teacherProfileQuery.queryKey, saved);

  const saveTeaching = async () => {
    if (!isChanged("subjects", "qualifications")) return;
    cacheProfile(
      await call(saveTeacherProfileEndpoint, { body: { subjects: values.subjects, qualifications: owned } }),
    );
    forget("subjects", "qualifications");
  };

  /** Added to the existing hours. */
  const saveWeek = async () => {
    const slots = freeDays.flatMap((day) => freeParts.map((part): Slot => ({ day, ...hours[part] })));
    const added = slots.filter((slot) => refuseSlot(slot, profile.availability) === null);
    if (added.length === 0) return;
    cacheProfile(
      await call(saveTeacherProfileEndpoint, { body: { availability: [...profile.availability, ...added] } }),
    );
    forget("days", "parts");
  };

  const cachePhone = (saved: TeacherProfile) => {
    cacheProfile(saved);
    client.setQueryData(meQuery.queryKey, (user) => user && { ...user, hasPhone: true });
  };

  const page = {
    steps: ids.map((id) => ({
      id,
      label: t(`welcome:teacher.${id}.label`),
      done: done[id],
      to: onboardingAddress(id),
    })),
    step,
    title: t(`welcome:teacher.${step}.title`),
    body: t(`welcome:teacher.${step}.body`),
  };

  if (step === "what")
    return (
      <OnboardingPage {...page}>
        <OnboardingForm nextAddress={nextAddress} save={saveTeaching}>
          <SubjectPicker
            label={t("profiles:fields.subjects")}
            chosen={values.subjects}
            onChosen={(chosen) => change("subjects", chosen)}
          />
          <ChoiceChips
            legend={t("profiles:fields.qualifications")}
            name="qualifications"
            codes={qualifications}
            label={(code) => t(`vocabulary:qualifications.${code}`)}
            chosen={owned}
            onChosen={(chosen) => change("qualifications", chosen)}
          />
        </OnboardingForm>
      </OnboardingPage>
    );
  if (step === "where")
    return (
      <OnboardingPage {...page}>
        <PlaceStep member="teacher" location={profile.location} />
        <OnboardingForm nextAddress={nextAddress} />
      </OnboardingPage>
    );
  if (step === "phone")
    return (
      <OnboardingPage {...page}>
        {profile.phone === null ? (
          <PhoneForm side="teacher" onSaved={cachePhone}>
            <ButtonLink variant="quiet" to={nextAddress}>
              {t("welcome:skip")}
            </ButtonLink>
          </PhoneForm>
        ) : (
          <OnboardingForm nextAddress={nextAddress}>
            <p role="status" className="font-bold">
              <bdi dir="ltr">{formatPhone(profile.phone)}</bdi>
            </p>
          </OnboardingForm>
        )}
      </OnboardingPage>
    );
  if (step === "when")
    return (
      <OnboardingPage {...page}>
        <OnboardingForm nextAddress={nextAddress} save={saveWeek}>
          <ChoiceChips
            legend={t("welcome:teacher.days")}
            name="days"
            codes={days}
            label={(day) => t(`vocabulary:days.${day}`)}
            chosen={freeDays}
            onChosen={(chosen) => change("days", chosen)}
          />
          <ChoiceChips
            legend={t("welcome:teacher.parts")}
            name="parts"
            codes={parts}
            label={(part) => t(`welcome:teacher.${part}`, formatSpan(language, hours[part]))}
            chosen={freeParts}
            onChosen={(chosen) => change("parts", chosen)}
          />
        </OnboardingForm>
      </OnboardingPage>
    );
  return (
    <OnboardingPage
      {...page}
      {...(!profile.listed && { title: t("welcome:found.notYet"), body: t("welcome:found.notYetBody") })}
    >
      <FoundNow profile={profile} />
    </OnboardingPage>
  );
}
