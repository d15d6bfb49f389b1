/** The two documents that a person agrees to by joining (R7.2): where each stands, which version holds, and since when. */
export const policies = {
  terms: { path: "/terms-of-service", version: "2", since: "2026-11-15" },
  privacy: { path: "/privacy-policy", version: "2", since: "2026-11-15" },
} as const;

export type PolicyName = keyof typeof policies;
