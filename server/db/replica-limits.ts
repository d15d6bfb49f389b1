/** How a replica is watched and how long it may take, in milliseconds. */
export const replicaLimits = {
  /** Between two looks, after an announced change, and at the least. */
  look: 1000,
  lookAgain: 100,
  least: 20,
  /** How far it may be behind. */
  behind: 3000,
  statement: 1000,
  connect: 500,
  /** Moments of the primary that are remembered, to measure how far it is behind. */
  marks: 120,
} as const;
