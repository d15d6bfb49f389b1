import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const production = {
  DATABASE_URL: "postgres://a:b@127.0.0.1:5432/nukkad",
  PUBLIC_ORIGIN: "https://nukkad.example",
  SMTP_URL: "smtps://a:b@mail.example:465",
  MAIL_FROM: "hello@nukkad.example",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  FILES_DIR: "/srv/nukkad/files",
  SECRET_KEY: "uK2v0mYQ7nq1hC4d9sT6zXw3eRb8LpAf",
};

const bucket = {
  S3_ENDPOINT: "https://storage.example",
  S3_BUCKET: "nukkad",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("settings (R12.3)", () => {
  it("needs none for the demo (R12.1)", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ demo: true, port: 3000, host: "localhost", origin: "http://localhost:3000" });
  });

  it("treats an empty variable as one that is not set", () => {
    expect(readSettings({ DATABASE_URL: "", PORT: "" }).demo).toBe(true);
  });

  it("is production when a database is named, without demo parts", () => {
    expect(readSettings(production)).toMatchObject({ demo: false, host: "0.0.0.0" });
  });

  it.each(Object.keys(production).filter((name) => name !== "DATABASE_URL"))(
    "names %s when production lacks it",
    (name) => {
      expect(() => readSettings({ ...production, [name]: undefined })).toThrow(name);
    },
  );

  it("keeps files in a bucket when all of it is named, and says what is missing", () => {
    expect(readSettings({ ...production, ...bucket }).files).toMatchObject({ s3: { region: "us-east-1" } });
    expect(() => readSettings({ ...bucket, S3_BUCKET: undefined })).toThrow("S3_BUCKET");
  });

  it.each([
    ["S3_ENDPOINT", "storage.example"],
    ["CLAMD_ADDRESS", "clamd"],
    ["GEOCODER_URL", "ftp://geo.example"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "nonsense"],
    ["PORT", "http"],
    ["PATIENCE", "0"],
    ["PATIENCE", "1.5"],
    ["PUBLIC_ORIGIN", "https://nukkad.example/path"],
    ["PUBLIC_ORIGIN", "http://nukkad.example"],
    ["SMTP_URL", "mail.example"],
    ["NUKKAD_DEMO", "perhaps"],
    ["NUKKAD_DEMO", "yes"],
    ["NUKKAD_DEV", "yes"],
    ["SMTP_URL", "smtp://mail.example?requireTLS=false"],
    ["SMTP_URL", "smtps://mail.example?tls.rejectUnauthorized=false"],
    ["GOOGLE_ISSUER", "http://issuer.example"],
    ["GOOGLE_ISSUER", "ftp://issuer.example"],
    ["GEOCODER_URL", "http://geo.example/name"],
    ["ANALYTICS_SCRIPT", "http://stats.example/script.js"],
    ["ANALYTICS_SCRIPT", "stats.example"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "1"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "::/0"],
    ["TRUST_PROXY", "0.0.0.0/1,128.0.0.0/1"],
    ["TRUST_PROXY", "loopback,proxy.example"],
    ["SECRET_KEY", "uK2v0mYQ7nq1hC4d9sT6zXw3eRb8LpA"],
    // Long, and of seven different characters.
    ["SECRET_KEY", "abcdefgabdcefgacbdefgbacdegfabcdfegfedcba"],
    ["SECRET_KEY", "a".repeat(64)],
    ["SECRET_KEY", "change-me".repeat(8)],
    ["SECRET_KEY_PREVIOUS", "too short"],
  ])("refuses %s=%s in one sentence that names it", (name, value) => {
    let message = "";
    try {
      readSettings({ ...production, [name]: value });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(name);
    expect(message.split("\n")).toHaveLength(1);
  });

  it("refuses a bucket by plain http", () => {
    const plain = { ...production, ...bucket, S3_ENDPOINT: "http://storage.example" };
    expect(() => readSettings(plain)).toThrow("S3_ENDPOINT");
    expect(() => readSettings({ ...plain, ALLOW_PLAIN: "mail.example" })).toThrow("S3_ENDPOINT");
    expect(readSettings({ ...plain, ALLOW_PLAIN: "mail.example, storage.example" }).files).toMatchObject({
      s3: { endpoint: "http://storage.example" },
    });
  });

  it.each(["http://localhost:9000", "http://127.0.0.1:9000", "http://127.8.8.8", "http://[::1]:9000"])(
    "accepts %s on this machine without TLS",
    (address) => {
      const near = { S3_ENDPOINT: address, GOOGLE_ISSUER: address, GEOCODER_URL: address };
      expect(readSettings({ ...production, ...bucket, ...near }).google?.issuer).toBe(address);
    },
  );

  it.each([
    "http://localhost.example",
    "http://127.0.0.1.example",
    "http://128.0.0.1",
    "http://10.0.0.1",
    "http://[fe80::1]",
  ])("treats %s as another machine", (address) => {
    expect(() => readSettings({ ...production, GOOGLE_ISSUER: address })).toThrow("GOOGLE_ISSUER");
  });

  it.each(["smtp://mail.example:587", "smtps://a:b@mail.example"])(
    "accepts mail by %s, as TLS is required later",
    (url) => {
      expect(readSettings({ ...production, SMTP_URL: url }).smtpUrl).toBe(url);
    },
  );

  it.each(["loopback, 10.0.0.0/8", "192.0.2.7", "2001:db8::/32, uniquelocal"])("trusts the proxies %s", (words) => {
    expect(readSettings({ ...production, TRUST_PROXY: words }).trustProxy).toEqual(words.split(", "));
  });

  it.each([
    "postgres://a:b@db.example:5432/nukkad",
    "postgres://a:b@10.0.0.5/nukkad?sslmode=require",
    "postgres://a:b@10.0.0.5/nukkad?sslmode=verify-full&sslmode=disable",
    "postgres://a:b@127.0.0.1/nukkad?host=db.example",
    "postgres:///nukkad?host=10.0.0.5",
  ])("refuses the database %s, which is another machine without checked TLS (ASVS 12.3.1)", (address) => {
    for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"])
      expect(() => readSettings({ ...production, [name]: address })).toThrow(
        `The setting ${name} must end in ?sslmode=verify-full, unless ALLOW_PLAIN names its host.`,
      );
    const demo = { NUKKAD_DEMO: "yes", DATABASE_URL: address };
    expect(readSettings(demo).databaseUrl, "a demo holds nobody").toBe(address);
  });

  it.each([
    ["postgres://a:b@db.example:5432/nukkad?sslmode=verify-full", {}],
    ["postgres://a:b@db.example:5432/nukkad", { ALLOW_PLAIN: "db.example" }],
    ["postgres://a:b@localhost/nukkad", {}],
    ["postgres://a:b@[::1]/nukkad", {}],
    ["postgres:///nukkad?host=/run/postgresql", {}],
    ["postgres://a@%2Frun%2Fpostgresql/nukkad", {}],
  ])("accepts the database %s (ASVS 12.3.1)", (address, more) => {
    expect(readSettings({ ...production, ...more, DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  const near = { NUKKAD_DEMO: "yes", DATABASE_URL: production.DATABASE_URL };

  it("takes the switches of demo and development on this machine", () => {
    expect(readSettings({ ...near, NUKKAD_DEV: "yes", SMTP_URL: "smtp://127.0.0.1:1025" })).toMatchObject({
      demo: true,
      development: true,
    });
  });

  it.each([
    ["NUKKAD_DEMO", { ...near, PUBLIC_ORIGIN: "https://nukkad.example" }],
    ["NUKKAD_DEV", { NUKKAD_DEV: "yes", PUBLIC_ORIGIN: "https://nukkad.example" }],
    ["NUKKAD_DEMO", { ...near, SMTP_URL: production.SMTP_URL }],
    ["NUKKAD_DEMO", { ...near, GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }],
    ["NUKKAD_DEMO", { ...near, ...bucket }],
    ["NUKKAD_DEV", { ...production, SMTP_URL: "smtp://localhost", NUKKAD_DEV: "yes" }],
    ["NUKKAD_DEV", { NUKKAD_DEV: "yes", ...bucket }],
    ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "https://nukkad.example" }],
  ])("refuses %s among settings of production: %o", (name, given) => {
    expect(() => readSettings(given)).toThrow(`The setting ${name} `);
  });
});
