/** The secret in the link of a letter by which a verdict is appealed (R11.5): 256 bits, of which only the hash is kept. */
import { createHash, randomBytes } from "node:crypto";
import { appealPath } from "#contract/office/appeal-path.ts";

export const makeAppealToken = () => randomBytes(32).toString("base64url");

export const hashAppealToken = (token: string) => createHash("sha256").update(token).digest();

export const appealLink = (token: string) => `${appealPath}?token=${token}`;
