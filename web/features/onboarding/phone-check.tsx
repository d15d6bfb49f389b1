/** Asks a student without a phone number for one, inside the apps (R2.11): on every page until it is given or postponed for this session, and never over onboarding, a dialog or a toast. */

import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { User } from "#contract/me.ts";
import { can } from "#contract/permissions.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { firstVisit, onboardingDue, phonePostponed } from "#web/storage/marks.ts";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { onboardingTab } from "./use-onboarding.ts";
import { whenQuiet } from "./when-quiet.ts";

const PhoneStep = lazyPart(async () => {
  const [step] = await Promise.all([import("#web/features/profiles/phone/phone-step.tsx"), loadProfileText()]);
  return step;
});

/** On the first page after sign-in, or when asking a teacher, which has its own phone step. */
function isBusyAt(search: string): boolean {
  const params = new URLSearchParams(search);
  return params.get("tab") === onboardingTab || params.has("contact") || onboardingDue.isSet() || firstVisit.isSet();
}

export function PhoneCheck({ user }: { user: User | undefined }) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const asks =
    user !== undefined && can(user.role, "teachers.ask") && !user.hasPhone && pathname !== "/student-phone-check";

  useEffect(() => {
    if (!asks || phonePostponed.isSet() || isBusyAt(search)) return;
    let stop: (() => void) | undefined;
    let gone = false;
    void afterFirstView().then(() => {
      if (gone) return;
      stop = whenQuiet(() => setOpen(true));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [asks, search]);

  const postpone = () => {
    phonePostponed.set();
    setOpen(false);
  };

  if (!asks || !open) return null;
  return (
    <PartBoundary>
      <PhoneStep side="student" onClose={postpone} />
    </PartBoundary>
  );
}
