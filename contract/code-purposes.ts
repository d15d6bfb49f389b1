/** What one-time codes are for. */

/** Of codes that anybody may ask for, by an address. */
export const openPurposes = ["verify_email", "reset_password", "reactivate"] as const;
export type OpenPurpose = (typeof openPurposes)[number];

/** The last two are asked for by who is signed in (R7.14). */
const mailedPurposes = [...openPurposes, "confirm", "change_email"] as const;
export type MailedPurpose = (typeof mailedPurposes)[number];

/** And what a code sent to a phone is for (R3.10). */
export const codePurposes = [...mailedPurposes, "verify_phone"] as const;
export type CodePurpose = (typeof codePurposes)[number];
