/** The key that signs codes, photo addresses, receipts and unsubscribe links (docs/decisions/012-one-time-codes.md): the operator's, or one that the demo creates and stores. */
import { hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Settings, SetupError } from "./settings.ts";

export type Secrets = {
  /** 256 bits that are not in the database; new signatures use them. */
  secret: Buffer;
  /** Secrets whose signatures are accepted: during a rotation the previous ones too. */
  accepted: readonly Buffer[];
};

export async function openSecrets({
  secretKey,
  previousSecretKey,
  dataDir,
}: Pick<Settings, "secretKey" | "previousSecretKey" | "dataDir">): Promise<Secrets> {
  const secret = derive(secretKey ?? (await storeKey(dataDir)));
  return { secret, accepted: previousSecretKey === undefined ? [secret] : [secret, derive(previousSecretKey)] };
}

function derive(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "nukkad secret key", 32));
}

/** Atomic: of two concurrent writers, each with a draft of its own, one wins. */
async function storeKey(dir: string): Promise<string> {
  const path = join(dir, "secret-key");
  const draft = `${path}-${randomBytes(8).toString("hex")}`;
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    return await readFile(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(
      `The key of the demo cannot be stored in ${dir} (${code}): name another folder with NUKKAD_DATA.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whether one of the accepted secrets produces the given signature; all are tried, in constant time. */
export function isSigned(accepted: readonly Buffer[], given: Buffer, sign: (secret: Buffer) => Buffer): boolean {
  return (
    accepted.map(sign).filter((right) => given.length === right.length && timingSafeEqual(given, right)).length > 0
  );
}
