import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, test } from "vitest";
import { openDatabase } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { productionSettings } from "#test/app.ts";
import { compileCache } from "#test/compile-cache.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";

let dir: string;
let database: TestDatabase;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nukkad-main-"));
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: { ...compileCache, PATH: process.env.PATH, LOG_LEVEL: "error", NUKKAD_DATA: join(dir, "data"), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });

/** Starts the process and waits for its end. */
function run(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = start(env);
    let said = "";
    child.stderr.on("data", (part) => {
      said += part;
    });
    child.on("exit", (code) => resolve({ code, said: said.trim() }));
  });
}

const production = {
  ...productionSettings,
  PORT: "0",
  HOST: "127.0.0.1",
  FILES_DIR: join(tmpdir(), "nukkad-main-files"),
};

test("a start that fails by our own fault logs where, and why the database refused", async () => {
  const half = await createTestDatabase();
  const client = new pg.Client(half.url);
  await client.connect();
  // Tables without a record of their migrations.
  await client.query("drop schema drizzle cascade");
  await client.end();
  const { code, said } = await run({ DATABASE_URL: half.url, NUKKAD_DEMO: "yes" });
  expect(code).toBe(1);
  expect(said).toMatch(/Failed query.+ {4}at .+because of error: [^\n]+ already exists/s);
  await half.drop();
});

/** A database with one account in it. */
async function holding(account: Partial<typeof accounts.$inferInsert>) {
  const { url, drop } = await createTestDatabase();
  const { db, close } = openDatabase(url, { max: 1 });
  await db.insert(accounts).values({ role: "student", name: "Asha", emailVerifiedAt: new Date(), ...account });
  return {
    url,
    emails: async () => (await db.select().from(accounts)).map(({ email }) => email),
    drop: async () => {
      await close();
      await drop();
    },
  };
}

const oneSentence = ({ code, said }: { code: number | null; said: string }) => {
  expect(code).not.toBe(0);
  expect(said.split("\n")).toHaveLength(1);
  return said;
};

describe("a start that cannot work ends in one sentence and a non-zero exit (R12.3)", () => {
  it("DATABASE_URL that is none", async () => {
    expect(oneSentence(await run({ DATABASE_URL: "nonsense" }))).toContain("DATABASE_URL");
  });

  it("DATABASE_URL where nobody answers", async () => {
    const said = oneSentence(await run({ DATABASE_URL: "postgres://a:secret@127.0.0.1:9/x", NUKKAD_DEMO: "yes" }));
    expect(said).toContain("DATABASE_URL");
    expect(said).not.toContain("secret");
  });

  it("DATABASE_URL with a wrong password", async () => {
    const url = new URL(inject("postgresUrl"));
    url.password = "wrong-secret";
    const said = oneSentence(await run({ DATABASE_URL: url.href, NUKKAD_DEMO: "yes" }));
    expect(said).toContain("DATABASE_URL");
    expect(said).not.toContain("wrong-secret");
  });

  it("DATABASE_URL of a database that other migrations made", async () => {
    const other = await createTestDatabase();
    const client = new pg.Client(other.url);
    await client.connect();
    await client.query("update drizzle.__drizzle_migrations set hash = 'of another line'");
    await client.end();
    const said = oneSentence(await run({ DATABASE_URL: other.url, NUKKAD_DEMO: "yes" }));
    expect(said).toContain("has migrations that this version does not know");
    await other.drop();
  });

  it("NUKKAD_DEMO on a database that holds accounts, and nothing is loaded into it", async () => {
    const real = await holding({ email: "asha@example.org" });
    const said = oneSentence(await run({ DATABASE_URL: real.url, NUKKAD_DEMO: "yes", NUKKAD_DEV: "yes" }));
    expect(said).toContain("DATABASE_URL holds people's accounts");
    expect(await real.emails()).toEqual(["asha@example.org"]);
    await real.drop();
  });

  it("production on a database that holds a demo account", async () => {
    const polluted = await holding({ email: "Admin@Demo.Test", role: "admin" });
    const said = oneSentence(await run({ ...production, DATABASE_URL: polluted.url }));
    expect(said).toContain("@demo.test");
    await polluted.drop();
  });

  it("not because a stranger registered an address of the demo", async () => {
    const real = await holding({ email: "anybody@demo.test", emailVerifiedAt: null });
    // Ends later, at an invalid folder.
    const said = oneSentence(await run({ ...production, DATABASE_URL: real.url, FILES_DIR: "/dev/null/files" }));
    expect(said).not.toContain("demo");
    await real.drop();
  });

  it.each(["PORT", "METRICS_PORT"])(
    "a port in use: %s",
    async (name) => {
      const listener = createServer().listen(0, name === "PORT" ? "localhost" : "127.0.0.1");
      await new Promise((resolve) => listener.once("listening", resolve));
      const { port } = listener.address() as { port: number };
      // Fails before anything is started, or in the app, which opens the other one: no city was loaded before it.
      const settings = name === "PORT" ? { NUKKAD_DEMO: "yes" } : production;
      const said = oneSentence(await run({ ...settings, DATABASE_URL: database.url, [name]: String(port) }));
      expect(said).toContain(String(port));
      listener.close();
    },
    180_000,
  );

  it("a data folder that cannot be written", async () => {
    const file = join(dir, "a-file");
    await writeFile(file, "");
    expect(oneSentence(await run({ NUKKAD_DATA: join(file, "data") }))).toContain(file);
  });
});

it("R12.3 session-scoped connections use DATABASE_DIRECT_URL, and calls DATABASE_URL", async () => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  // A pooler would have its own address; here the two URLs differ by user.
  const pooled = `pooled_${process.pid}`;
  await client.query(`create role ${pooled} superuser login password 'through the pooler'`);
  const through = Object.assign(new URL(url), { username: pooled, password: "through the pooler" });
  const child = start({ ...production, DATABASE_URL: through.href, DATABASE_DIRECT_URL: url, SEARCH_INDEX: "yes" });
  const findWays = async () => {
    const { rows } = await client.query<{ name: string; ways: string[] }>(
      `select application_name as name, array_agg(distinct case usename when $1 then 'pooled' else 'direct' end) as ways
       from pg_stat_activity where datname = current_database() and application_name like 'nukkad%' group by 1`,
      [pooled],
    );
    return Object.fromEntries(rows.map(({ name, ways }) => [name, ways.join()]));
  };
  try {
    await expect.poll(findWays, { timeout: 60_000, interval: 200 }).toEqual({
      nukkad: "pooled",
      "nukkad listen": "direct",
      "nukkad jobs": "direct",
      "nukkad search index": "direct",
    });
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${pooled}'`);
    await client.query(`drop role ${pooled}`);
    await client.end();
    await drop();
  }
}, 90_000);
