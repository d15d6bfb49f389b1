/** The fields of a letter to the operator, and the one that is hidden from people. */

/** In the order of the form. */
export const contactFields = ["fullName", "email", "phone", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Looks like a field to a program and is hidden from people; what comes with it filled in is thrown away (R7.10). */
export const trapField = "homepage";
