/** The fields of a contact message, and the one hidden from people. */

/** In the order of the form. */
export const contactFields = ["fullName", "email", "phone", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** A honeypot: bots fill it in, people do not see it; a message with it filled in is dropped (R7.10). */
export const trapField = "homepage";
