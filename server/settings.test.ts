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
    ["PUBLIC_ORIGIN", "https://nukkad.example/path"],
    ["PUBLIC_ORIGIN", "http://nukkad.example"],
    ["SMTP_URL", "mail.example"],
    ["NUKKAD_DEMO", "perhaps"],
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
});
