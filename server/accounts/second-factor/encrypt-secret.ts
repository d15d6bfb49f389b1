/**
 * Encrypts an authenticator's secret with a key outside the database (docs/decisions/033-second-factor.md): AES-256-GCM,
 * bound to its account.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: Buffer) => Buffer.from(hkdfSync("sha256", secret, "", "second factor", 32));

export function encryptSecret(secret: Buffer, accountId: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function openBy(secret: Buffer, accountId: string, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Null when none of the keys decrypts it: the key was rotated away, and the factor has to be reset. */
export function decryptSecret(accepted: readonly Buffer[], accountId: string, sealed: Buffer): Buffer | null {
  if (sealed.length <= nonceBytes + tagBytes) return null;
  for (const secret of accepted) {
    const plain = openBy(secret, accountId, sealed);
    if (plain !== null) return plain;
  }
  return null;
}
