/** The overlay that asks a signed-in student without a number for one, inside the apps; loads only when it is needed. */
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { User } from "#contract/me.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { phonePostponed } from "#web/memory/marks.ts";
import { afterFirstView } from "#web/ui/after-first-view.ts";

const PhoneStep = lazy(async () => {
  await afterFirstView();
  await loadProfileText();
  return import("./phone-step.tsx");
});

export function PhoneCheck({ user }: { user: User | undefined }) {
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState(false);
  const asks = user?.role === "student" && !user.hasPhone && pathname !== "/student-phone-check";
  if (!asks || answered || phonePostponed.isSet()) return null;
  const postpone = () => {
    phonePostponed.set();
    setAnswered(true);
  };
  return (
    <Suspense>
      <PhoneStep side="student" onClose={postpone} />
    </Suspense>
  );
}
