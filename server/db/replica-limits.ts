/** Time limits of a replica and of its lag checks, in milliseconds. */
export const replicaLimits = {
  /** Between two checks, after an announced change, and at the least. */
  look: 1000,
  lookAgain: 100,
  least: 20,
  /** Maximum lag. */
  behind: 3000,
  statement: 1000,
  connect: 500,
  /** Remembered positions of the primary, by which the lag is measured. */
  marks: 120,
} as const;
