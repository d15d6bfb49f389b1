/** Who an account belongs to; apart from the other codes, because every page's script needs them and nothing else. */
export const roles = ["student", "teacher", "admin"] as const;
export type Role = (typeof roles)[number];
