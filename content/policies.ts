/** The two documents that a person accepts on joining (R7.2): each with its path, version and date. */
export const policies = {
  terms: { path: "/terms-of-service", version: "2", since: "2026-11-15" },
  privacy: { path: "/privacy-policy", version: "2", since: "2026-11-15" },
} as const;

export type PolicyName = keyof typeof policies;
