/** Reads the operator's secrets from files (R12.3), as systemd, Docker, Kubernetes and vault agents provide them, named by `<NAME>_FILE`. */
import { readFileSync } from "node:fs";

/** Settings that are a secret, or an address that may contain one. */
export const secretNames = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_REPLICA_URL",
  "SMTP_URL",
  "GOOGLE_CLIENT_SECRET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "PHONE_GATEWAY_URL",
  "PHONE_GATEWAY_TOKEN",
  "GEOCODER_URL",
  "INDEXNOW_KEY",
  "VAPID_PRIVATE_KEY",
  "METRICS_TOKEN",
  "SECRET_KEY",
  "SECRET_KEY_PREVIOUS",
] as const;

type Named = Record<string, string | undefined>;

/** The settings with those read from files; `refuse` gets one sentence that names the fault, and never a content. */
export function readSecretFiles(named: Named, refuse: (fault: string) => never): Named {
  const read = secretNames.flatMap((name) => {
    const [setting, path] = [`${name}_FILE`, named[`${name}_FILE`]];
    if (path === undefined) return [];
    if (named[name] !== undefined) refuse(`The settings ${name} and ${setting} are both given: take one out.`);
    return [[name, readSecret(setting, path, refuse)]];
  });
  return { ...named, ...Object.fromEntries(read) };
}

function readSecret(setting: string, path: string, refuse: (fault: string) => never): string {
  let secret = "";
  try {
    secret = readFileSync(path, "utf8").trim();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    refuse(`The setting ${setting} names a file that cannot be read (${code}): ${path}.`);
  }
  if (secret === "") refuse(`The setting ${setting} names an empty file: ${path}.`);
  return secret;
}
