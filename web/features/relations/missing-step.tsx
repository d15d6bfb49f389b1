/** What a refused request or acceptance still lacks (R4.2), as a step that opens above it; then the contact continues. */

import type { MemberRole } from "#contract/vocabulary.ts";
import { CallError } from "#web/api/client.ts";
import { profileText } from "#web/features/profiles/load-profile-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { partWithText } from "#web/i18n/part-with-text.ts";

export type Missing = "phone" | "adult";

/** Null when the person has no such step: only the family can give the adult declaration. */
export function missingOf(error: Error, side: MemberRole): Missing | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === "phone_required") return "phone";
  return error.code === "adult_required" && side === "student" ? "adult" : null;
}

/** Each is loaded with its texts on first use. */
const PhoneStep = partWithText(() => import("#web/features/profiles/phone/phone-step.tsx"), profileText);
const AdultStep = partWithText(() => import("#web/features/profiles/adult-step.tsx"), profileText);

type MissingStepProps = { missing: Missing; side: MemberRole; onSaved: () => void; onClose: () => void };

export function MissingStep({ missing, side, onSaved, onClose }: MissingStepProps) {
  return (
    <PartBoundary>
      {missing === "phone" ? (
        <PhoneStep side={side} onSaved={onSaved} onClose={onClose} />
      ) : (
        <AdultStep onSaved={onSaved} onClose={onClose} />
      )}
    </PartBoundary>
  );
}
