/** Hashes and verifies passwords with argon2id, two at a time; rejects when the queue is too long. */
import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { createLimiter } from "#server/rate-limits/limiter.ts";

/** Algorithm.Argon2id; the enum has no value at run time when types are erased. */
const argon2id: Algorithm = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = createLimiter({ atOnce: 2, longestQueue: 60 });

/** Two keyboards may produce different code points for one password: normalises them. */
const typed = (password: string) => password.normalize("NFC");

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(typed(password), cost));
}

/** A dummy hash: an account without a password costs the same time. */
const nobodys = "$argon2id$v=19$m=19456,t=2,p=1$MvMfvSch1fmeQ1U0QMTQjw$+486g/c3hczyPU/l7MTmnacoyQR+T5ZZJb3lW2NkUVU";

export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await inTurn(() => verify(passwordHash ?? nobodys, typed(password)));
  return right && passwordHash !== null && passwordHash !== undefined;
}
