/** The lifetime of an authenticator code (ASVS 6.5.5): thirty seconds by the clock it was set up with. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { secondFactor } from "#contract/limits.ts";
import { stepOf } from "./authenticator.ts";

const secret = randomBytes(secondFactor.secretBytes);
const codeAt = (timestamp: number) =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) }).generate({ timestamp });

/** The first moment of a step. */
const begin = 50_000_000 * secondFactor.step;

it.each([-1, 0, 1])(
  "R11.4 a code lives from the first to the last moment of its step, by a clock %i steps ahead (ASVS 6.5.5)",
  (drift) => {
    const code = codeAt(begin + drift * secondFactor.step);
    const takenAt = (now: number) => stepOf(secret, code, drift, now);
    const step = 50_000_000 + drift;
    expect(takenAt(begin)).toEqual({ step, drift });
    expect(takenAt(begin + secondFactor.step - 1)).toEqual({ step, drift });
    expect([takenAt(begin - 1), takenAt(begin + secondFactor.step)]).toEqual([null, null]);
  },
);

it.each([-1, 0, 1])("R11.4 the first code shows that the clock is %i steps ahead", (drift) => {
  const code = codeAt(begin + drift * secondFactor.step);
  expect(stepOf(secret, code, null, begin)).toEqual({ step: 50_000_000 + drift, drift });
});

it("R11.4 a clock that is two steps off is refused", () => {
  for (const drift of [-2, 2])
    expect(stepOf(secret, codeAt(begin + drift * secondFactor.step), null, begin)).toBeNull();
});
