/** The secret in the appeal link of a verdict mail (R11.5): 256 bits, stored only as a hash. */
import { createHash, randomBytes } from "node:crypto";
import { appealPath } from "#contract/office/appeal-path.ts";

export const makeAppealToken = () => randomBytes(32).toString("base64url");

export const hashAppealToken = (token: string) => createHash("sha256").update(token).digest();

export const appealLink = (token: string) => `${appealPath}?token=${token}`;
