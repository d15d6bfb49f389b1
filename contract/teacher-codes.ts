/** Codes on a teacher's page: verified data and response time. */

/** What a document of this kind proves. */
export const claims = ["identity", "qualification", "address"] as const;
/** And the phone, by a code (R3.10). */
export const checkedClaims = [...claims, "phone"] as const;

/** A teacher's usual response time: some hours, a day, some days, a week. */
export const answerTimes = ["hours", "day", "days", "week"] as const;
