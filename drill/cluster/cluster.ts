/** The whole product on loopback for one drill: PostgreSQL, mail, storage, processes and the balancer in front of them; removed completely at the end. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { closeOnce } from "#drill/leave-nothing.ts";
import { type EmbeddedPostgres, startEmbedded } from "#server/db/embedded.ts";
import { findFreePort } from "#server/db/embedded-port.ts";
import { findPostmaster } from "#server/db/embedded-postmaster.ts";
import { startSmtp, type TestSmtp } from "#test/smtp.ts";
import { startBalancer } from "./balancer.ts";
import { freshSecret, seedCity, type Town, type TownSize } from "./city.ts";
import { type ClusterMember, openMember } from "./member.ts";
import { readTool } from "./run-tool.ts";

export type Cluster = {
  dir: string;
  url: string;
  /** Of the balancer. */
  origin: string;
  /** The balancer's failures, in its own words. */
  balancerFailures(): string;
  members: ClusterMember[];
  town: Town;
  smtp: TestSmtp;
  /** PID of PostgreSQL itself; undefined while it is down. */
  postmaster(): number | undefined;
  /** Retries until the database answers. */
  query<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  client<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
};

export type ClusterOptions = {
  processes?: number;
  /** Balancer slots beyond the processes started at once. */
  spare?: number;
  size?: Partial<TownSize>;
  env?: Record<string, string>;
  /** Of PostgreSQL. */
  settings?: Record<string, string>;
  /** Of an existing database, which the drill does not own. */
  url?: string;
  /** Sits between the processes and PostgreSQL, whose address it is given; returns its own. */
  pooler?: (url: string, dir: string) => Promise<{ url: string; stop(): Promise<void> }>;
  /** PostgreSQL's data folder; default one of the drill's own. */
  postgresDir?: string;
  /** Folder of the served version. */
  root?: string;
  /** How many processes each one runs, in a cluster behind one port. */
  cluster?: number;
};

const usualSize: TownSize = { students: 120, teachers: 120, listed: 1500 };

/** Production settings; no identity provider listens. */
function settingsOf(dir: string, url: string, smtp: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    TMPDIR: tmpdir(),
    NODE_ENV: "production",
    NUKKAD_DEMO: "no",
    HOST: "127.0.0.1",
    DATABASE_URL: url,
    PUBLIC_ORIGIN: "https://nukkad.test",
    SMTP_URL: smtp,
    MAIL_FROM: "hello@nukkad.test",
    GOOGLE_CLIENT_ID: "drill",
    GOOGLE_CLIENT_SECRET: "drill-secret",
    SECRET_KEY: freshSecret(),
    FILES_DIR: join(dir, "files"),
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "warn",
  };
}

const patience = 60_000;

export async function withCluster<T>(wish: ClusterOptions, work: (house: Cluster) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), "nukkad-drill-"));
  const root = wish.root ?? process.cwd();
  const ends: (() => Promise<void>)[] = [];
  const later = (end: () => Promise<unknown>) => ends.push(closeOnce(end));
  later(() => rm(dir, { recursive: true, force: true }));
  try {
    const postgresDir = wish.postgresDir ?? dir;
    const postgres: EmbeddedPostgres = wish.url
      ? { url: wish.url, stop: async () => {} }
      : await startEmbedded({ dir: postgresDir, settings: { max_connections: "300", ...wish.settings } });
    later(postgres.stop);
    const smtp = await startSmtp();
    later(smtp.stop);
    const direct = { ...settingsOf(dir, postgres.url, smtp.url), ...wish.env };
    await readTool(process.execPath, ["scripts/migrate.ts"], { cwd: root, env: direct });
    const pooler = await wish.pooler?.(postgres.url, dir);
    if (pooler) later(pooler.stop);
    const env = { ...direct, ...(pooler && { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url }) };
    const town = await seedCity(postgres.url, { ...usualSize, ...wish.size }, root);
    const places = (wish.processes ?? 3) + (wish.spare ?? 0);
    const members: ClusterMember[] = [];
    for (let place = 1; place <= places; place++) {
      const member = openMember({
        port: await findFreePort(),
        env,
        logFile: join(dir, `p${place}.log`),
        args: wish.cluster === undefined ? [] : ["--processes", String(wish.cluster)],
      });
      members.push(member);
      later(member.kill);
    }
    const balancer = await startBalancer(
      dir,
      members.map(({ port }) => port),
      wish.cluster,
    );
    later(balancer.stop);
    await Promise.all(members.slice(0, wish.processes ?? 3).map((member) => member.start(root)));
    return await work({
      dir,
      url: postgres.url,
      origin: balancer.origin,
      balancerFailures: balancer.failures,
      members,
      town,
      smtp,
      postmaster: () => findPostmaster(join(postgresDir, "postgres"))?.pid,
      query: (statement, values) =>
        withClient(postgres.url, async (client) => (await client.query(statement, values)).rows),
      client: (given) => withClient(postgres.url, given),
    });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** Retries while the database recovers. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + patience; ; await new Promise((wait) => setTimeout(wait, 200))) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      client.end().catch(() => {});
    }
  }
}
