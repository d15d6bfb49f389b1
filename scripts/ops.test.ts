/** The operators' files (R12.3): no secret is in them or in an image, the service is sandboxed, the balancer separates kinds of requests. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { uploadDocumentEndpoint } from "#contract/documents.ts";
import { addVideoEndpoint, replacePosterEndpoint } from "#contract/intro-videos.ts";
import { uploadStudentPhotoEndpoint } from "#contract/students.ts";
import { uploadTeacherPhotoEndpoint } from "#contract/teachers.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { secretNames } from "#server/settings/secret-files.ts";

const read = (file: string) => readFileSync(file, "utf8");

describe("R12.3 secrets of an operator", () => {
  it.each([".env", ".env.local", "production.env", "ops/.env"])(
    "in %s are taken into no commit and no image",
    (file) => {
      expect(spawnSync("git", ["check-ignore", "--no-index", "--quiet", file]).status).toBe(0);
      const lines = read(".dockerignore").split("\n");
      const name = file.split("/").at(-1) ?? "";
      const pattern = name === ".env" ? "**/.env" : name.startsWith(".env.") ? "**/.env.*" : "**/*.env";
      expect(lines).toContain(pattern);
    },
  );

  it("are all required by compose", () => {
    const given = [
      ...read("ops/compose.yml").matchAll(/^\s+(\w*(?:PASSWORD|SECRET|SECRET_KEY|SECRET_ACCESS_KEY)): (.*)$/gm),
    ];
    expect(given.length).toBeGreaterThan(6);
    for (const [, name, value] of given)
      expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:\?.+\}$/)]);
    for (const [, value] of read("ops/compose.yml").matchAll(/postgres:\/\/\w+:([^@]*)@/g))
      expect(value).toMatch(/^<\w+_PASSWORD>$/);
  });

  it("of the processes give no superuser and no root", () => {
    const compose = read("ops/compose.yml");
    const settings = compose.slice(compose.indexOf("x-nukkad"), compose.indexOf("\nservices:"));
    expect(settings).toContain("DATABASE_URL_FILE: /run/secrets/database_url\n");
    expect(compose).toContain("#   database_url          postgres://nukkad_app:");
    expect(settings).toContain("S3_ACCESS_KEY_ID: nukkad-files");
    expect(settings).not.toMatch(/STORE_PASSWORD|POSTGRES_PASSWORD|OWNER_PASSWORD|owner_database_url/);
  });

  it("reach the processes of compose as files, each declared, each given to its users, none in the environment (ASVS 13.3.1)", () => {
    const compose = read("ops/compose.yml");
    for (const path of ["ops/secrets/secret_key", "ops/secrets/database_url"])
      expect(spawnSync("git", ["check-ignore", "--no-index", "--quiet", path]).status).toBe(0);
    expect(read(".dockerignore").split("\n")).toContain("ops/secrets");
    const declared = [...compose.matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/(\w+) \}$/gm)].map(([, name, file]) => [
      name,
      file,
    ]);
    expect(declared.every(([name, file]) => name === file)).toBe(true);
    const parts = compose
      .split(/\n(?= {2}(?:migrate|grants):\n|x-nukkad|services:)/)
      .filter((part) => part.includes("/run/secrets/"));
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      const given = (/^ +secrets: \[(.*)\]$/m.exec(part)?.[1] ?? "").split(", ");
      const read = [...part.matchAll(/^ +(\w+)_FILE: \/run\/secrets\/(\w+)$/gm)];
      for (const [, setting, file] of read) {
        expect(secretNames).toContain(setting);
        expect(given).toContain(file);
      }
      for (const name of given) expect(declared.map(([one]) => one)).toContain(name);
      expect(part).not.toMatch(/^ +(?:DATABASE_URL|SECRET_KEY|GOOGLE_CLIENT_SECRET|S3_SECRET_ACCESS_KEY):/m);
    }
  });

  it.each(["nukkad", "nukkad-migrate"])("reach %s.service encrypted, as named files (ASVS 13.3.1)", (name) => {
    const unit = read(`ops/${name}.service`);
    const loaded = [...unit.matchAll(/^LoadCredentialEncrypted=(\w+):\/etc\/nukkad\/\w+$/gm)].map(([, one]) => one);
    const named = [...unit.matchAll(/\b([A-Z0-9_]+)_FILE=%d\/(\w+)/g)];
    expect(named.map(([, , file]) => file).toSorted()).toEqual(loaded.toSorted());
    for (const [, setting = "", file] of named) {
      expect(secretNames).toContain(setting);
      expect(file).toBe(setting.toLowerCase());
    }
    for (const setting of ["DATABASE_URL", "SECRET_KEY", "SMTP_URL", "GOOGLE_CLIENT_SECRET"])
      expect(named.map(([, one]) => one)).toContain(setting);
  });
});

it("R11.4 the tables belong to another role than the one that serves, by systemd and by compose", () => {
  const addressOf = (unit: string) => /^LoadCredentialEncrypted=database_url:(.*)$/m.exec(unit)?.[1];
  const [serves, migrates] = [read("ops/nukkad.service"), read("ops/nukkad-migrate.service")];
  expect([addressOf(serves), addressOf(migrates)]).toEqual([
    "/etc/nukkad/database_url",
    "/etc/nukkad/owner_database_url",
  ]);
  expect(serves).toMatch(/^Requires=nukkad-migrate\.service$/m);
  expect(serves).not.toMatch(/^Exec\w+=.*migrate/m);
  expect(migrates).toMatch(/^ExecStartPost=.*ops\/postgres\/grants\.sql/m);
  const [, migrate = "", rest = ""] = read("ops/compose.yml").split(/\n(?= {2}(?:migrate|grants):\n)/);
  expect(migrate).toContain("DATABASE_URL_FILE: /run/secrets/owner_database_url\n");
  expect(rest).toContain("PGUSER: nukkad_owner\n");
});

it("R12.3 the journal is sent to another machine by TLS, verified by both (ASVS 16.4.3)", () => {
  const config = read("ops/journal-upload.conf");
  expect(config).toMatch(/^\[Upload\]\nURL=https:\/\/\S+$/m);
  for (const name of ["ServerKeyFile", "ServerCertificateFile", "TrustedCertificateFile"])
    expect(config).toMatch(new RegExp(`^${name}=/etc/nukkad/\\S+\\.pem$`, "m"));
  // Units with other write paths are not shipped.
  for (const name of ["nukkad", "nukkad-migrate"])
    expect(read(`ops/${name}.service`)).not.toMatch(/^Standard(?:Output|Error)=/m);
});

const canAnalyse = /offline/.test(spawnSync("systemd-analyze", ["--help"], { encoding: "utf8" }).stdout ?? "");

it.skipIf(!canAnalyse).each(["nukkad", "nukkad-migrate"])("R12.3 the exposure of %s.service is 2.5 at most", (name) => {
  const options = ["security", "--offline=true", "--threshold=25", "--no-pager", `ops/${name}.service`];
  const { status, stdout } = spawnSync("systemd-analyze", options, { encoding: "utf8" });
  expect([status, /exposure level.*/.exec(stdout)?.[0]]).toEqual([0, expect.anything()]);
});

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders };

/** haproxy with the shipped file, in front of a process that answers everything. */
async function startBalancer() {
  const dir = mkdtempSync(join(tmpdir(), "nukkad-ops-"));
  const seen: Seen[] = [];
  const behind = createServer(({ method, url, headers }, response) => {
    seen.push({ method, url, headers });
    response.end("from behind");
  });
  const [port, inner] = [await findFreePort(), await findFreePort()];
  await new Promise<void>((resolve) => behind.listen(inner, "127.0.0.1", resolve));
  const socket = join(dir, "stats");
  const config = read("ops/haproxy.cfg")
    .replace("global\n", `global\n    stats socket ${socket} mode 600 level operator\n`)
    // As many open files as any machine allows.
    .replace("maxconn 20000", "maxconn 200")
    .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
    .replace(/127\.0\.0\.1:300[12]/g, `127.0.0.1:${inner}`);
  writeFileSync(join(dir, "haproxy.cfg"), config);
  const balancer = spawn("haproxy", ["-db", "-f", join(dir, "haproxy.cfg")], { stdio: "ignore" });
  onTestFinished(async () => {
    balancer.kill("SIGKILL");
    behind.closeAllConnections();
    behind.close();
    rmSync(dir, { recursive: true });
  });
  /** Raw request, so that nothing normalises the address. Returns the status. */
  const ask = (line: string, headers = "") =>
    new Promise<number>((resolve, reject) => {
      const client = connect(port, "127.0.0.1", () =>
        client.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n${headers}\r\n`),
      ).on("error", reject);
      text(client).then((answer) => resolve(Number(answer.split(" ", 2)[1])), reject);
    });
  /** The number of requests of each backend. */
  const countByBackend = async () => {
    const client = connect(socket);
    client.write("show stat\n");
    const rows = (await text(client)).split("\n").map((row) => row.split(","));
    const at = rows[0]?.indexOf("req_tot") ?? -1;
    return Object.fromEntries(
      rows.filter(([, server]) => server === "BACKEND").map((row) => [row[0] ?? "", Number(row[at])]),
    );
  };
  /** The backend of one request. */
  const backendOf = async (line: string, headers?: string) => {
    const before = await countByBackend();
    await ask(line, headers);
    const after = await countByBackend();
    return Object.keys(after).filter((name) => after[name] !== before[name]);
  };
  await vi.waitUntil(async () => (await ask("GET /").catch(() => 0)) === 200, { timeout: 30_000 });
  seen.length = 0;
  return { ask, backendOf, seen };
}

it("R12.3 the balancer's rules decode addresses before they compare them, and delete a client's trace", () => {
  // Without haproxy nothing below is tried.
  const rules = read("ops/haproxy.cfg").match(/^ {4}(?:http-request (?:deny|del-header)|use_backend) .*$/gm) ?? [];
  expect(rules).toContain("    http-request del-header traceparent");
  expect(rules).toContain("    http-request del-header tracestate");
  expect(rules.find((rule) => rule.includes("deny_status"))).toMatch(/\{ path,url_dec,lower -m reg \^\/\+\(metrics\|/);
  const backends = rules.filter((rule) => rule.includes("use_backend"));
  for (const rule of backends.filter((one) => one.includes("/api/"))) expect(rule).toContain("{ path,url_dec -m");
  const uploads = backends.find((rule) => rule.includes("use_backend uploads"));
  expect(uploads).toMatch(/\{ method PUT POST \}.*\{ path,url_dec -m end /);
});

const hasBalancer = spawnSync("haproxy", ["-v"]).status === 0;

describe.skipIf(!hasBalancer)("R12.3 the balancer", () => {
  it("has a valid configuration", () => {
    execFileSync("haproxy", ["-c", "-q", "-f", "ops/haproxy.cfg"]);
  });

  it("uses TLS from 1.2 on, with forward secrecy, once uncommented", () => {
    const config = read("ops/haproxy.cfg");
    expect(config).toContain("ssl-default-bind-options ssl-min-ver TLSv1.2\n");
    const [, ciphers = ""] = /ssl-default-bind-ciphers (\S+)/.exec(config) ?? [];
    for (const cipher of ciphers.split(":")) expect(cipher).toMatch(/^ECDHE-.*(GCM|POLY1305)/);
  });

  it("hides metrics and health, however their address is written", async () => {
    const { ask, seen } = await startBalancer();
    for (const path of ["/metrics", "/%6Detrics", "/%68ealthz", "/%72eadyz", "/he%61lthz/", "//healthz", "/HEALTHZ"])
      expect([path, await ask(`GET ${path}`)]).toEqual([path, 404]);
    expect(seen.filter(({ url }) => url !== "/readyz")).toEqual([]);
  });

  it("lets no client join or force a trace", async () => {
    const { ask, seen } = await startBalancer();
    await ask("GET /asked", `traceparent: 00-${"a".repeat(32)}-${"b".repeat(16)}-01\r\ntracestate: x=1\r\n`);
    const { headers } = seen.find(({ url }) => url === "/asked") ?? {};
    expect(headers).toHaveProperty("x-request-id");
    expect(headers).not.toHaveProperty("traceparent");
    expect(headers).not.toHaveProperty("tracestate");
  });

  it("gives upload slots to upload calls, and slots of each kind however its address is written", async () => {
    const { backendOf } = await startBalancer();
    const multipart = "Content-Type: multipart/form-data; boundary=x\r\n";
    const taking = [
      uploadDocumentEndpoint,
      uploadStudentPhotoEndpoint,
      uploadTeacherPhotoEndpoint,
      addVideoEndpoint,
      replacePosterEndpoint,
    ];
    for (const { method, path } of taking) expect(await backendOf(`${method} ${path}`, multipart)).toEqual(["uploads"]);
    expect(await backendOf("GET /", multipart)).toEqual(["pages"]);
    expect(await backendOf("GET /api/public/nearby-teachers", multipart)).toEqual(["reads"]);
    expect(await backendOf("GET /api/teachers/documents", multipart)).toEqual(["reads"]);
    expect(await backendOf("POST /api/auth/login", multipart)).toEqual(["signins"]);
    expect(await backendOf("POST /api/%61uth/login")).toEqual(["signins"]);
    expect(await backendOf("GET /%61pi/public/supply")).toEqual(["reads"]);
    expect(await backendOf("GET /api/notifications/str%65am")).toEqual(["live"]);
  });
});
