/** Hashes and checks passwords with argon2id, two at a time; a queue that grows too long is refused instead of waited for. */
import { type Algorithm, hash, verify } from "@node-rs/argon2";
import { createLimiter } from "#server/rate-limits/limiter.ts";

/** Algorithm.Argon2id; the enum has no value at run time when types are erased. */
const argon2id: Algorithm = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = createLimiter({ atOnce: 2, longestQueue: 60 });

/** One password typed on two keyboards may differ in its code points; it is the same password. */
const typed = (password: string) => password.normalize("NFC");

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(typed(password), cost));
}

/** Of nobody's password: who has no hash costs the same time as who has one. */
const nobodys = "$argon2id$v=19$m=19456,t=2,p=1$MvMfvSch1fmeQ1U0QMTQjw$+486g/c3hczyPU/l7MTmnacoyQR+T5ZZJb3lW2NkUVU";

export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await inTurn(() => verify(passwordHash ?? nobodys, typed(password)));
  return right && passwordHash !== null && passwordHash !== undefined;
}
