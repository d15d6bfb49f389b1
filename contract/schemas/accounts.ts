/** Schemas of contract/accounts.ts. */
import * as z from "zod/mini";
import { openPurposes } from "#contract/code-purposes.ts";
import { accountStatuses, memberRoles, roles } from "#contract/vocabulary.ts";
import { signedIn, user } from "./me.ts";
import { givenPassword, newPassword } from "./passwords.ts";
import { email, personName } from "./person.ts";
import { factorCode } from "./second-factor.ts";

/** An English text for manual callers; pages show their own. */
const message = z.string();
const role = z.enum(roles, "role_required");
const memberRole = z.enum(memberRoles, "role_required");

const rows = z.array(z.record(z.string(), z.unknown()));

const statusBody = z.object({
  accountStatus: z.enum(accountStatuses),
  deletionReason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
});
/** `reactivateUntil`: how long a deleted account may be reactivated. */
const statusAnswer = z.object({
  accountStatus: z.enum(accountStatuses),
  reactivateUntil: z.nullable(z.iso.datetime()),
});

export const schemas = {
  login: {
    summary: "Sign in by e-mail and password",
    /** `code`: of an admin's second factor (R11.4). */
    body: z.object({
      email: email("login_fields"),
      password: givenPassword("login_fields"),
      role,
      code: z.optional(factorCode),
    }),
    answer: signedIn,
  },
  register: {
    summary: "Register; a code is mailed, or a notice to the one who has the address already",
    body: z.object({
      name: personName("register_fields"),
      email: email("register_fields"),
      password: newPassword("register_fields"),
      role: memberRole,
    }),
    /** `receipt` shows at verify-otp that the same browser registered and verifies; see docs/decisions. */
    answer: z.object({ message, email: z.string(), receipt: z.string() }),
  },
  resendOtp: {
    summary: "Mail a new code, if there is an account that waits for one",
    body: z.object({ email: email(), role, purpose: z._default(z.enum(openPurposes), "verify_email") }),
    /** `retryAfter`: seconds until the next request is allowed. */
    answer: z.object({ message, retryAfter: z.int() }),
  },
  forgotPassword: {
    summary: "Mail a code for a new password, if there is such an account",
    body: z.object({ email: email(), role }),
    answer: z.object({ message, retryAfter: z.int() }),
  },
  oauthExchange: {
    summary: "Exchange the provider's one-time code, in the browser that began the journey",
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ user, token: z.string(), isNew: z.boolean() }),
  },
  readUser: {
    summary: "The signed-in user by id; another's id is not found",
    params: z.object({ id: z.uuid() }),
    answer: user,
  },
  listSessions: {
    summary: "Where the person is signed in",
    answer: z.array(
      z.object({
        id: z.uuid(),
        userAgent: z.string(),
        address: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        /** The caller's own. */
        current: z.boolean(),
      }),
    ),
  },
  revokeSession: {
    summary: "Sign out elsewhere",
    params: z.object({ id: z.uuid() }),
  },
  exportData: {
    summary: "Everything we hold about the person, as a file",
    answer: z.object({
      exportedAt: z.iso.datetime(),
      account: z.record(z.string(), z.unknown()),
      profile: z.nullable(z.record(z.string(), z.unknown())),
      learners: rows,
      availability: rows,
      documents: rows,
      relations: rows,
      fees: rows,
      claims: rows,
      questions: rows,
      wishes: rows,
      shortlist: rows,
      lessons: rows,
      monthPayments: rows,
      reviews: rows,
      notifications: rows,
      notificationChoices: rows,
      pushSubscriptions: rows,
      consents: rows,
      sessions: rows,
      signIns: rows,
      blocks: rows,
      reports: rows,
      contactMessages: rows,
      verdicts: rows,
    }),
  },
  changeStudentStatus: {
    summary: "Deactivate or delete one's own account; ends all sessions",
    params: z.object({ id: z.uuid() }),
    body: statusBody,
    answer: statusAnswer,
  },
  changeTeacherStatus: {
    summary: "Deactivate or delete one's own account; ends all sessions",
    params: z.object({ id: z.uuid() }),
    body: statusBody,
    answer: statusAnswer,
  },
};
