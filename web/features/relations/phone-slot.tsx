/** The phone modal before a contact, for either role; fetched when it is first needed. */
import { lazy, Suspense } from "react";
import type { MemberRole } from "#contract/vocabulary.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import type { PhoneSlot } from "./ask-dialog.tsx";

const PhoneStep = lazy(async () => {
  const [step] = await Promise.all([import("#web/features/profiles/phone/phone-step.tsx"), loadProfileText()]);
  return step;
});

export const phoneOf =
  (side: MemberRole): PhoneSlot =>
  (asked) => (
    <Suspense>
      <PhoneStep side={side} {...asked} />
    </Suspense>
  );
