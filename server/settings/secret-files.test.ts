/** Secrets from files (ASVS 13.3.1): each setting, trimmed, never beside its own value, and refused in one sentence. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secretNames } from "./secret-files.ts";
import { readSettings } from "./settings.ts";

const production = {
  DATABASE_URL: "postgres://a:b@127.0.0.1:5432/nukkad",
  PUBLIC_ORIGIN: "https://nukkad.example",
  SMTP_URL: "smtps://a:b@mail.example:465",
  MAIL_FROM: "hello@nukkad.example",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  S3_ENDPOINT: "https://storage.example",
  S3_BUCKET: "nukkad",
  S3_ACCESS_KEY_ID: "nukkad-files",
  S3_SECRET_ACCESS_KEY: "another secret",
  SECRET_KEY: "uK2v0mYQ7nq1hC4d9sT6zXw3eRb8LpAf",
  SECRET_KEY_PREVIOUS: "Lq8fTz3nXc7vBm1sKd5gHj9wPy2rEa6u",
  DATABASE_DIRECT_URL: "postgres://a:b@127.0.0.2:5432/nukkad",
  DATABASE_REPLICA_URL: "postgres://a:b@127.0.0.3:5432/nukkad",
  PHONE_GATEWAY_URL: "https://phones.example/send?key=1",
  PHONE_GATEWAY_TOKEN: "token of the gateway",
  GEOCODER_URL: "https://geo.example/name?key=1",
  INDEXNOW_KEY: "0123456789abcdef",
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString("base64url"),
  METRICS_TOKEN: "Zx4cVb8nMq2wEr6tYu0iOp3aSd7fGh1j",
};

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "nukkad-secrets-"));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** As a vault agent writes it: with a line break at the end. */
function put(name: string, content: string): string {
  const path = join(dir, name);
  writeFileSync(path, `${content}\n`, { mode: 0o600 });
  return path;
}

function faultOf(given: Record<string, string | undefined>): string {
  try {
    readSettings(given);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("R12.3 secrets from files (ASVS 13.3.1)", () => {
  it.each(secretNames)("takes %s from the file that %s_FILE names, as if it were set", (name) => {
    const path = put(name, production[name]);
    const given = { ...production, [name]: undefined, [`${name}_FILE`]: path };
    expect(readSettings(given)).toEqual(readSettings(production));
  });

  it("names every setting of the README that is a secret or an address with one", () => {
    const table = readFileSync("README.md", "utf8").split("## Production")[1] ?? "";
    const named = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = ""]) => name);
    const secret = named.filter((name) => /(SECRET|TOKEN|KEY)(_|$)|^(DATABASE|SMTP)_.*URL$/.test(name));
    const plain = ["SECRET_KEY_FILE"];
    expect(new Set(secret).difference(new Set([...secretNames, ...plain]))).toEqual(new Set());
  });

  it("refuses a secret and its file side by side in one sentence that names both and shows neither", () => {
    const fault = faultOf({ ...production, SECRET_KEY_FILE: put("both", production.SECRET_KEY) });
    expect(fault).toBe("The settings SECRET_KEY and SECRET_KEY_FILE are both given: take one out.");
  });

  it("refuses a file that is not there, or is empty, and names the setting and the file", () => {
    const given = { ...production, SMTP_URL: undefined };
    const missing = join(dir, "missing");
    expect(faultOf({ ...given, SMTP_URL_FILE: missing })).toBe(
      `The setting SMTP_URL_FILE names a file that cannot be read (ENOENT): ${missing}.`,
    );
    const empty = put("empty", " ");
    expect(faultOf({ ...given, SMTP_URL_FILE: empty })).toBe(
      `The setting SMTP_URL_FILE names an empty file: ${empty}.`,
    );
  });

  it("checks a file's content as it checks a setting, without printing it", () => {
    const fault = faultOf({ ...production, SECRET_KEY: undefined, SECRET_KEY_FILE: put("weak", "change-me") });
    expect(fault).toMatch(/^The setting SECRET_KEY must be [^\n]*$/);
    expect(fault).not.toContain("change-me");
  });
});
