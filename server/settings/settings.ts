/** The only reader of the environment: every setting by name, checked once, refused in one clear sentence. */
import { createECDH } from "node:crypto";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import ipaddr from "ipaddr.js";
import * as z from "zod/mini";
import { findUnsafe } from "./find-unsafe.ts";
import { readSecretFiles } from "./secret-files.ts";

/** Minimum of SECRET_KEY. */
const key = { characters: 32, different: 8 } as const;

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

/** Without a query, in which the mail library would read options such as disabling certificate checks. */
const smtpUrl = z.string().check(
  z.refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && !value.includes("?"), {
    error: "must be an address such as smtps://user:password@host:465, and no more",
  }),
);

const webAddress = z.string().check(
  z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: "must be an address such as https://storage.example",
  }),
);

const socketAddress = z.string().check(
  z.refine((value) => /^(\/.+|[^\s/:]+:\d{1,5}|\[[0-9a-f:]+\]:\d{1,5})$/i.test(value), {
    error: "must be host:port or the path of a socket",
  }),
);

const list = z.pipe(
  z.string(),
  z.transform((words) => words.split(",").map((word) => word.trim())),
);

const hosts = list.check(
  z.refine((words) => words.every((word) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(word)), {
    error: "must be a comma list of hosts such as www.youtube.com",
  }),
);

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];
/** Bits; a wider network would trust half the world. */
const widestNetwork = 7;

function isProxy(word: string): boolean {
  const [address = ""] = word.split("/");
  if (isIP(address) === 0) return namedNetworks.includes(word);
  return word === address || (ipaddr.isValidCIDR(word) && ipaddr.parseCIDR(word)[1] >= widestNetwork);
}

const proxies = list.check(
  z.refine((words) => words.every(isProxy), {
    error: "must be a comma list of addresses and networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal",
  }),
);

const secretKey = z.string().check(
  z.refine((value) => value.length >= key.characters && new Set(value).size >= key.different, {
    error: `must be ${key.characters} random characters or more, as from: openssl rand -base64 32`,
  }),
  z.refine((value) => !/^(.+?)\1+$/.test(value), { error: "must not repeat itself" }),
);

function isPushKey(value: string): boolean {
  const key = Buffer.from(value, "base64url");
  if (key.length !== 32 || !/^[\w-]+$/.test(value)) return false;
  try {
    createECDH("prime256v1").setPrivateKey(key);
    return true;
  } catch {
    return false;
  }
}

const portNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, { error: "must be a port number" })),
  z.transform((digits) => Number(digits)),
);

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

const environment = z.object({
  PORT: z._default(portNumber, 3000),
  HOST: z.optional(z.string()),
  NUKKAD_DATA: z._default(z.string(), ".data"),
  NUKKAD_DEMO: z.optional(yesNo),
  NUKKAD_DEV: z._default(yesNo, false),
  PUBLIC_ORIGIN: z.optional(origin),
  DATABASE_URL: z.optional(databaseUrl),
  /** Bypasses a pooler in transaction mode, for connections with session state; absent: DATABASE_URL is direct. */
  DATABASE_DIRECT_URL: z.optional(databaseUrl),
  /** A streaming replica for reads that may be seconds old; absent: the primary answers everything. */
  DATABASE_REPLICA_URL: z.optional(databaseUrl),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(z.email({ error: "must be an e-mail address" })),
  GOOGLE_ISSUER: z.optional(webAddress),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  /** Folder of photos and documents, unless the S3 settings name a bucket. */
  FILES_DIR: z.optional(z.string()),
  S3_ENDPOINT: z.optional(webAddress),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** clamd; absent: uploads are not scanned. */
  CLAMD_ADDRESS: z.optional(socketAddress),
  /** A reverse-geocoding service; absent: nobody's place leaves the server (R7.10). */
  GEOCODER_URL: z.optional(webAddress),
  /** Gateway of text messages to phones; absent: nobody is asked to verify a number (R3.10). */
  PHONE_GATEWAY_URL: z.optional(webAddress),
  PHONE_GATEWAY_TOKEN: z.optional(z.string()),
  /** An IndexNow service, notified of changed pages; absent: none is (R11.3). */
  INDEXNOW_ENDPOINT: z.optional(webAddress),
  /** Absent: one is derived from SECRET_KEY. */
  INDEXNOW_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9-]{8,128}$/, { error: "must be 8 to 128 letters, digits and dashes" })),
  ),
  /** Web push (R13.7): the private key of a P-256 pair; absent: one is derived from SECRET_KEY. */
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.refine(isPushKey, { error: "must be a private key of P-256, 32 bytes in base64url" })),
  ),
  /** Comma list of push service hosts besides those of the known browsers. */
  PUSH_HOSTS: z._default(hosts, []),
  /** Comma list of hosts that introduction videos may be linked from; absent: none (R11.2). */
  VIDEO_HOSTS: z._default(hosts, []),
  /** The script of an analytics provider, and its name for this site (R9.3); absent: no analytics. */
  ANALYTICS_SCRIPT: z.optional(webAddress),
  ANALYTICS_SITE: z._default(z.string(), ""),
  /** /metrics for Prometheus: a port of its own, or a token on the site's; absent: there is none. */
  METRICS_PORT: z.optional(portNumber),
  METRICS_HOST: z._default(z.string(), "127.0.0.1"),
  METRICS_TOKEN: z.optional(secretKey),
  /** Comma list of proxies whose X-Forwarded-For is trusted (trap: trusting all lets anyone forge an address). */
  TRUST_PROXY: z._default(proxies, []),
  /** Hosts that may be reached without TLS, besides this machine. */
  ALLOW_PLAIN: z._default(list, []),
  /** Signs codes, photo addresses, receipts and unsubscribe links. */
  SECRET_KEY: z.optional(secretKey),
  /** During a rotation: its signatures are still accepted. */
  SECRET_KEY_PREVIOUS: z.optional(secretKey),
  /** Multiplies the time limits of calls; more than 1 for slow machines. */
  PATIENCE: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d?$/, { error: "must be a whole number from 1 to 99" })),
      z.transform((digits) => Number(digits)),
    ),
    1,
  ),
  /** Megabytes that must stay free where uploads are written; with less they are refused. */
  FREE_SPACE_MB: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, { error: "must be a number of megabytes" })),
      z.transform((digits) => Number(digits)),
    ),
    512,
  ),
  /** Milliseconds after which a statement is logged, without its values; 0: never. */
  SLOW_STATEMENT_MS: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, { error: "must be a number of milliseconds" })),
      z.transform((digits) => Number(digits)),
    ),
    1000,
  ),
  SEARCH_INDEX: z._default(yesNo, true),
  /** OpenTelemetry variables that decide whether and what to trace; the rest (headers, time limits, certificates) its exporter reads itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(webAddress),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(webAddress),
  OTEL_EXPORTER_OTLP_PROTOCOL: z._default(
    z.enum(["http/json", "http/protobuf"], { error: "must be http/json: traces are sent by HTTP" }),
    "http/json",
  ),
  OTEL_SDK_DISABLED: z._default(yesNo, false),
  OTEL_TRACES_EXPORTER: z._default(z.enum(["otlp", "none"], { error: "must be otlp or none" }), "otlp"),
  OTEL_TRACES_SAMPLER: z._default(z.enum(samplers), "parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(
      z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: "must be a share from 0 to 1" })),
      z.transform((digits) => Number(digits)),
    ),
    1,
  ),
  LOG_LEVEL: z._default(z.enum(["trace", "debug", "info", "warn", "error", "silent"]), "info"),
});

const neededInProduction = [
  "DATABASE_URL",
  "PUBLIC_ORIGIN",
  "SMTP_URL",
  "MAIL_FROM",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "SECRET_KEY",
] as const;

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type TraceSettings = {
  /** Of the collector. */
  url: string;
  sampler: (typeof samplers)[number];
  /** Share of traced requests, when the sampler uses one. */
  share: number;
};

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  demo: boolean;
  development: boolean;
  origin: string;
  databaseUrl: string | undefined;
  /** Bypasses a pooler; absent without one. */
  directUrl: string | undefined;
  replicaUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** The bucket, or else the folder, of photos and documents. */
  files: { s3: S3Settings } | { dir: string };
  clamdAddress: string | undefined;
  geocoderUrl: string | undefined;
  phoneGateway: { url: string; token: string | undefined } | undefined;
  indexNow: { endpoint: string | undefined; key: string | undefined };
  push: { privateKey: string | undefined; hosts: string[] };
  videoHosts: string[];
  analytics: { script: string; site: string } | undefined;
  /** Absent: no metrics. */
  metrics: { port: number | undefined; host: string; token: string | undefined } | undefined;
  /** Absent: no traces. */
  traces: TraceSettings | undefined;
  trustProxy: string[];
  plainHosts: string[];
  /** Absent in a demo, which creates its own. */
  secretKey: string | undefined;
  previousSecretKey: string | undefined;
  patience: number;
  slowStatement: number;
  /** Bytes. */
  freeSpace: number;
  /** Whether searches are answered from memory; otherwise by the database. */
  searchIndex: boolean;
  logLevel: string;
};

type Environment = z.output<typeof environment>;

function readS3(env: Environment): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const missing = s3Names.filter((name) => env[name] === undefined);
  if (missing.length < s3Names.length) throw new SetupError(`Storage by S3 needs these too: ${missing.join(", ")}.`);
  return undefined;
}

function readTraces(env: Environment): TraceSettings | undefined {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, "")}/v1/traces`);
  if (url === undefined || env.OTEL_SDK_DISABLED || env.OTEL_TRACES_EXPORTER === "none") return undefined;
  return { url, sampler: env.OTEL_TRACES_SAMPLER, share: env.OTEL_TRACES_SAMPLER_ARG };
}

export function readSettings(given: Record<string, string | undefined>): Settings {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ""));
  const present = readSecretFiles(named, (fault) => {
    throw new SetupError(fault);
  });
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
  const s3 = readS3(env);
  if (!demo && s3 === undefined && env.FILES_DIR === undefined)
    throw new SetupError(
      `Production needs storage: ${s3Names.join(", ")}, or FILES_DIR for a folder that all processes share.`,
    );
  const google =
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? {
          issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com",
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET,
        }
      : undefined;
  const ownOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  /** The demo's stand-ins for external services. */
  const standIn = (path: string) => (demo ? ownOrigin + path : undefined);
  const script = env.ANALYTICS_SCRIPT ?? standIn("/demo/analytics.js");
  const settings: Settings = {
    port: env.PORT,
    /** The demo listens on this machine only unless configured otherwise. */
    host: env.HOST ?? (demo ? "localhost" : "0.0.0.0"),
    dataDir: resolve(env.NUKKAD_DATA),
    demo,
    development: env.NUKKAD_DEV,
    origin: ownOrigin,
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "hello@nukkad.example",
    google,
    files: s3 ? { s3 } : { dir: resolve(env.FILES_DIR ?? join(env.NUKKAD_DATA, "files")) },
    clamdAddress: env.CLAMD_ADDRESS,
    geocoderUrl: env.GEOCODER_URL,
    phoneGateway:
      env.PHONE_GATEWAY_URL === undefined ? undefined : { url: env.PHONE_GATEWAY_URL, token: env.PHONE_GATEWAY_TOKEN },
    indexNow: { endpoint: env.INDEXNOW_ENDPOINT ?? standIn("/demo/indexnow"), key: env.INDEXNOW_KEY },
    push: { privateKey: env.VAPID_PRIVATE_KEY, hosts: env.PUSH_HOSTS },
    videoHosts: env.VIDEO_HOSTS,
    analytics: script === undefined ? undefined : { script, site: env.ANALYTICS_SITE },
    metrics:
      env.METRICS_PORT === undefined && env.METRICS_TOKEN === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN },
    traces: readTraces(env),
    trustProxy: env.TRUST_PROXY,
    plainHosts: env.ALLOW_PLAIN,
    secretKey: env.SECRET_KEY,
    previousSecretKey: env.SECRET_KEY_PREVIOUS,
    patience: env.PATIENCE,
    slowStatement: env.SLOW_STATEMENT_MS,
    freeSpace: env.FREE_SPACE_MB * 1024 * 1024,
    searchIndex: env.SEARCH_INDEX,
    logLevel: env.LOG_LEVEL,
  };
  const unsafe = findUnsafe({
    ...settings,
    switches: (["NUKKAD_DEMO", "NUKKAD_DEV"] as const).filter((name) => env[name]),
    issuer: google?.issuer,
    bucket: s3?.endpoint,
    analyticsScript: env.ANALYTICS_SCRIPT,
  });
  if (unsafe !== undefined) throw new SetupError(unsafe);
  return settings;
}
