/** Settings that no start accepts (R12.3): demo and development switches in production, and unencrypted connections off this machine. */
import { isPlainHost, mayBePlain } from "./plain-address.ts";

type Given = {
  /** The enabled switches of demo and development, by name. */
  switches: string[];
  demo: boolean;
  origin: string;
  smtpUrl: string | undefined;
  issuer: string | undefined;
  bucket: string | undefined;
  geocoderUrl: string | undefined;
  phoneGateway: { url: string } | undefined;
  indexNow: { endpoint: string | undefined };
  analyticsScript: string | undefined;
  traces: { url: string } | undefined;
  plainHosts: readonly string[];
  databaseUrl: string | undefined;
  directUrl: string | undefined;
  replicaUrl: string | undefined;
};

/** Returns one sentence. */
export function findUnsafe(given: Given): string | undefined {
  return findSwitch(given) ?? findPlain(given) ?? findPlainDatabase(given) ?? findPublicDemo(given);
}

function findSwitch({ switches, origin, smtpUrl, issuer, bucket, plainHosts }: Given): string | undefined {
  const [name] = switches;
  if (name === undefined) return undefined;
  const isFar = (address: string | undefined) => address !== undefined && !mayBePlain(address, plainHosts);
  const ofProduction = Object.entries({
    PUBLIC_ORIGIN: origin.startsWith("https://"),
    SMTP_URL: isFar(smtpUrl),
    GOOGLE_CLIENT_ID: isFar(issuer),
    S3_ENDPOINT: isFar(bucket),
  }).flatMap(([setting, isOfProduction]) => (isOfProduction ? [setting] : []));
  return ofProduction.length > 0
    ? `The setting ${name} is not for production, of which ${ofProduction.join(", ")} speaks: take it out.`
    : undefined;
}

function findPlain({ issuer, bucket, geocoderUrl, phoneGateway, indexNow, ...given }: Given): string | undefined {
  const addresses = {
    GOOGLE_ISSUER: issuer,
    S3_ENDPOINT: bucket,
    GEOCODER_URL: geocoderUrl,
    PHONE_GATEWAY_URL: phoneGateway?.url,
    INDEXNOW_ENDPOINT: indexNow.endpoint,
    ANALYTICS_SCRIPT: given.analyticsScript,
    OTEL_EXPORTER_OTLP_ENDPOINT: given.traces?.url,
  };
  for (const [name, address] of Object.entries(addresses))
    if (address?.startsWith("http:") && !mayBePlain(address, given.plainHosts))
      return `The setting ${name} must start with https://, unless ALLOW_PLAIN names its host.`;
  return undefined;
}

function findPlainDatabase({ demo, plainHosts, ...given }: Given): string | undefined {
  if (demo) return undefined;
  const addresses = {
    DATABASE_URL: given.databaseUrl,
    DATABASE_DIRECT_URL: given.directUrl,
    DATABASE_REPLICA_URL: given.replicaUrl,
  };
  for (const [name, address] of Object.entries(addresses))
    if (address !== undefined && !isSafeDatabase(address, plainHosts))
      return `The setting ${name} must end in ?sslmode=verify-full, unless ALLOW_PLAIN names its host.`;
  return undefined;
}

/** On this machine (a folder is that of a socket), at a named host, or by TLS with the certificate of that host. */
function isSafeDatabase(address: string, plainHosts: readonly string[]): boolean {
  const { hostname, searchParams } = new URL(address);
  const hosts = [decodeURIComponent(hostname), ...searchParams.getAll("host")].filter((host) => host !== "");
  if (hosts.every((host) => host.startsWith("/") || isPlainHost(host, plainHosts))) return true;
  return searchParams.getAll("sslmode").join() === "verify-full";
}

function findPublicDemo({ demo, origin }: Given): string | undefined {
  return demo && origin.startsWith("https://")
    ? "The setting PUBLIC_ORIGIN starts with https://, where no demo is served: production needs DATABASE_URL too."
    : undefined;
}
