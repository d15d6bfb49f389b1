/** For whom an introduction video is. */

export const audiences = ["everyone", "student", "teacher"] as const;
export type Audience = (typeof audiences)[number];
