/** The only reader of the environment: every setting by name, checked once, refused in one clear sentence. */
import { resolve } from "node:path";
import * as z from "zod/mini";

/** A start that cannot go on; its message is all the operator needs to see. */
export class SetupError extends Error {
  override name = "SetupError";
}

const yesNo = z.pipe(
  z.enum(["1", "0", "true", "false", "yes", "no"], { error: "must be yes or no" }),
  z.transform((word) => word === "1" || word === "true" || word === "yes"),
);

const origin = z.string().check(
  z.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: "must be a bare origin such as https://nukkad.example",
  }),
);

const databaseUrl = z.string().check(
  z.refine((value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol), {
    error: "must be an address such as postgres://user:password@host:5432/name",
  }),
);

const smtpUrl = z.string().check(
  z.refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol), {
    error: "must be an address such as smtps://user:password@host:465",
  }),
);

const environment = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, { error: "must be a port number" })),
      z.transform((digits) => Number(digits)),
    ),
    3000,
  ),
  HOST: z.optional(z.string()),
  NUKKAD_DATA: z._default(z.string(), ".data"),
  NUKKAD_DEMO: z.optional(yesNo),
  NUKKAD_DEV: z._default(yesNo, false),
  PUBLIC_ORIGIN: z.optional(origin),
  DATABASE_URL: z.optional(databaseUrl),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(z.email({ error: "must be an e-mail address" })),
  GOOGLE_ISSUER: z.optional(z.url({ error: "must be an address" })),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  /** Comma list of proxies whose X-Forwarded-For is believed (trap: trusting all lets anyone forge an address). */
  TRUST_PROXY: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(["trace", "debug", "info", "warn", "error", "silent"]), "info"),
});

const neededInProduction = [
  "DATABASE_URL",
  "PUBLIC_ORIGIN",
  "SMTP_URL",
  "MAIL_FROM",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
] as const;

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  demo: boolean;
  development: boolean;
  origin: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  trustProxy: string[];
  logLevel: string;
};

export function readSettings(given: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = z.safeParse(environment, present);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new SetupError(`The setting ${wrong.join("; ")}.`);
  }
  const env = parsed.data;
  const demo = env.NUKKAD_DEMO ?? env.DATABASE_URL === undefined;
  if (!demo) {
    const missing = neededInProduction.filter((name) => env[name] === undefined);
    if (missing.length > 0) throw new SetupError(`Production needs these settings: ${missing.join(", ")}.`);
    if (!env.PUBLIC_ORIGIN?.startsWith("https://"))
      throw new SetupError("The setting PUBLIC_ORIGIN must start with https:// in production.");
  }
  const google =
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? {
          issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com",
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET,
        }
      : undefined;
  return {
    port: env.PORT,
    /** The demo answers this machine alone unless told otherwise. */
    host: env.HOST ?? (demo ? "localhost" : "0.0.0.0"),
    dataDir: resolve(env.NUKKAD_DATA),
    demo,
    development: env.NUKKAD_DEV,
    origin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "hello@nukkad.example",
    google,
    trustProxy: env.TRUST_PROXY?.split(",").map((part) => part.trim()) ?? [],
    logLevel: env.LOG_LEVEL,
  };
}
