/** Password requirements (R5.2): shown by the meter, enforced by the form and the server. */
import { passwordLimits } from "./limits.ts";

/** The five requirements, in the order in which they are shown. */
export const passwordRequirements = ["length", "uppercase", "lowercase", "number", "special"] as const;
export type PasswordRequirement = (typeof passwordRequirements)[number];

const kinds = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  number: /\p{N}/u,
  special: /[^\p{L}\p{M}\p{N}]/u,
} as const;

export type PasswordStrength = "weak" | "medium" | "strong";

/** Graphemes, not UTF-16 units. */
export function lengthOf(value: string): number {
  return [...value].length;
}

export function metRequirements(value: string): Record<PasswordRequirement, boolean> {
  return {
    length: lengthOf(value) >= passwordLimits.min,
    uppercase: kinds.uppercase.test(value),
    lowercase: kinds.lowercase.test(value),
    number: kinds.number.test(value),
    special: kinds.special.test(value),
  };
}

export function passwordStrength(value: string): PasswordStrength {
  if (lengthOf(value) >= passwordLimits.passphrase) return "strong";
  const met = metRequirements(value);
  if (passwordRequirements.every((requirement) => met[requirement])) return "strong";
  const kindsUsed = passwordRequirements.filter((requirement) => requirement !== "length" && met[requirement]).length;
  return met.length && kindsUsed >= 3 ? "medium" : "weak";
}
