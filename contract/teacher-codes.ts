/** Codes on a teacher's page: what is checked, and how soon answers come. */

/** What a document of this kind can prove to families. */
export const claims = ["identity", "qualification", "address"] as const;
/** And the phone, by a code that came back (R3.10). */
export const checkedClaims = [...claims, "phone"] as const;

/** How soon a teacher usually answers: some hours, a day, some days, a week. */
export const answerTimes = ["hours", "day", "days", "week"] as const;
