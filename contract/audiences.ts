/** The audience of an introduction video. */

export const audiences = ["everyone", "student", "teacher"] as const;
export type Audience = (typeof audiences)[number];
