/** The purposes of one-time codes. */

/** Codes that anybody may request, by an address. */
export const openPurposes = ["verify_email", "reset_password", "reactivate"] as const;
export type OpenPurpose = (typeof openPurposes)[number];

/** The last two need a session (R7.14). */
const mailedPurposes = [...openPurposes, "confirm", "change_email"] as const;
export type MailedPurpose = (typeof mailedPurposes)[number];

/** And the purpose of a code sent to a phone (R3.10). */
export const codePurposes = [...mailedPurposes, "verify_phone"] as const;
export type CodePurpose = (typeof codePurposes)[number];
