/** The steps of onboarding: in the address, so that reload and Back keep them; choices stay in this tab until saved. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { meQuery } from "#web/api/me-query.ts";
import { type OnboardingChanges, onboardingDraft } from "#web/storage/onboarding-draft.ts";

export const onboardingTab = "welcome";

/** Of the dashboard; without a step it opens at the first that is not done. */
export const onboardingAddress = (step?: string) => `?tab=${onboardingTab}${step === undefined ? "" : `&step=${step}`}`;

export type OnboardingStepState<Id extends string> = { id: Id; done: boolean };

/** `end`: where onboarding leads after its last step. */
export function useOnboarding<Id extends string>(
  steps: readonly [OnboardingStepState<Id>, ...OnboardingStepState<Id>[]],
  end: string,
) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = steps.find(({ id }) => id === params.get("step"));
  const { id: step } = named ?? steps.find(({ done }) => !done) ?? steps[0];
  const next = steps[steps.findIndex(({ id }) => id === step) + 1];
  // Named in the address from the start: once it is done, Back must still find it.
  useEffect(() => {
    if (named === undefined) void navigate(onboardingAddress(step), { replace: true });
  }, [named, step, navigate]);
  return { step, nextAddress: next === undefined ? end : onboardingAddress(next.id) };
}

/** Choices on top of the stored values. */
export function useOnboardingValues<Values extends OnboardingChanges>(stored: Values) {
  const person = useQuery({ ...meQuery, enabled: false }).data?.id ?? "";
  const [changes, setChanges] = useState<Partial<Values>>(() => {
    const draft = onboardingDraft.read();
    return draft?.person === person ? (draft.changes as Partial<Values>) : {};
  });
  const store = (next: Partial<Values>) => {
    setChanges(next);
    onboardingDraft.write({ person, changes: next as OnboardingChanges });
  };
  return {
    values: { ...stored, ...changes },
    change: <Name extends keyof Values>(name: Name, value: Values[Name]) => store({ ...changes, [name]: value }),
    /** Whether one of these is unsaved. */
    isChanged: (...names: (keyof Values)[]) => names.some((name) => name in changes),
    forget: (...names: (keyof Values)[]) => {
      const rest = { ...changes };
      for (const name of names) delete rest[name];
      store(rest);
    },
  };
}
