/** Data of /sign-in and /join for their script, as JSON in a data attribute. */
import type { AuthTab } from "#contract/every-page.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { CallError } from "#web/api/client.ts";
import type { AuthStart } from "./auth-forms.tsx";
import type { Entered } from "./enter.ts";

/** A refused call as data. */
export type RefusedCall = Pick<CallError, "code" | "status" | "body">;

export const callErrorOf = ({ code, status, body }: RefusedCall) => new CallError(code, status, body);

/** The forms as the server rendered them; never with a password. */
export type PlainForms = {
  tab: AuthTab;
  /** From the address or the posted form. */
  role?: MemberRole;
  typed?: { name: string; email: string };
  refusal?: RefusedCall;
};

export const startOf = ({ role, typed = { name: "", email: "" }, refusal }: PlainForms): AuthStart => ({
  role,
  typed,
  refused: refusal && callErrorOf(refusal),
});

/** A code was mailed and is asked for next. `receipt`: of a new registration. */
export type AwaitedCode = { email: string; role: MemberRole; receipt?: string };

/** The result of a posted form, for the script to store as the modal does. */
export type HandOver = { code: AwaitedCode } | { entered: Entered; isVerified: boolean };
