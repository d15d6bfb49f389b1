/** For tests: the real app on a database of its own, without pages; calls go over HTTP, mails are read from the queue. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Answer, Endpoint } from "#contract/endpoint.ts";
import type { ErrorBody } from "#contract/schemas/error-body.ts";
import { type AppParts, createApp } from "#server/app.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import type { ConnectionLimits } from "#server/db/connection-limits.ts";
import { type DatabaseListener, openListener } from "#server/db/listen.ts";
import type { MailKind, MailOrder } from "#server/mails/kinds.ts";
import { openSecrets } from "#server/settings/secret.ts";
import { readSettings } from "#server/settings/settings.ts";
import { createTestDatabase } from "#test/database.ts";
import { noteFailure } from "#test/seen-failures.ts";

/** A production that cannot send: its mails wait for a retry, so they can be read in the queue. */
export const productionSettings = {
  NUKKAD_DEMO: "no",
  PUBLIC_ORIGIN: "https://nukkad.test",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "hello@nukkad.test",
  GOOGLE_CLIENT_ID: "test",
  GOOGLE_CLIENT_SECRET: "test-secret",
  SECRET_KEY: "for tests alone: 0123456789 abcdefgh",
  LOG_LEVEL: "info",
  // A busy machine must not fail a test; those about load shedding set "1".
  PATIENCE: "10",
  // Tests write to the database directly and read at once; those about the index set "yes".
  SEARCH_INDEX: "no",
};

/** The signing key of the test apps. */
export const { secret: testSecret } = await openSecrets({
  secretKey: productionSettings.SECRET_KEY,
  previousSecretKey: undefined,
  dataDir: "",
});

export type TestRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  /** Network address of the call. */
  address?: string;
  headers?: Record<string, string>;
};

export type TestAnswer<E> = {
  status: number;
  body: (Answer<E> extends readonly unknown[] ? Answer<E> : Partial<Answer<E>>) & Partial<ErrorBody>;
  headers: Record<string, string | string[] | number | undefined>;
};

type OrderOf<Kind extends MailKind> = Extract<MailOrder, { kind: Kind }>;

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  listener: DatabaseListener;
  url: string;
  /** Its log, line by line. */
  log: string[];
  call<E extends Endpoint>(endpoint: E, sent?: TestRequest): Promise<TestAnswer<E>>;
  /** The mails to an address, oldest first. */
  mails(address: string): Promise<MailOrder[]>;
  /** The newest mail of a kind, from the `count`th on; waits for it. */
  mail<Kind extends MailKind>(address: string, kind: Kind, count?: number): Promise<OrderOf<Kind>>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  /** Of another test app's database: a second process beside it. */
  url?: string;
  /** Settings by their names in the environment. */
  settings?: Record<string, string>;
  /** Folder of a web build; absent: the API alone. */
  buildDir?: string;
  pages?: AppParts["pages"];
  /** The timeout for an unresponsive database; absent: as in production. */
  connectionLimits?: ConnectionLimits;
};

const patience = { tries: 400, pause: 25 };

export async function createTestApp({
  url: shared,
  settings: given,
  buildDir,
  pages,
  connectionLimits,
}: TestAppOptions = {}): Promise<TestApp> {
  const own = shared === undefined ? await createTestDatabase() : undefined;
  const url = shared ?? own?.url ?? "";
  const filesDir = await mkdtemp(join(tmpdir(), "nukkad-files-"));
  const settings = readSettings({ ...productionSettings, DATABASE_URL: url, FILES_DIR: filesDir, ...given });
  const database = openDatabase(url, { max: 10 });
  const listener = await openListener(url, connectionLimits);
  const log: string[] = [];
  const logStream = {
    write(line: string) {
      log.push(line);
      noteFailure(line);
    },
  };
  const app = await createApp({
    settings,
    url,
    database,
    listener,
    connectionLimits,
    logStream,
    buildDir,
    pages,
  });
  await app.ready();

  async function mails(address: string): Promise<MailOrder[]> {
    const { rows } = await database.pool.query<{ order: MailOrder }>(
      `select data->'order' as "order" from pgboss.job
       where name = 'mail' and data #>> '{order,to,address}' = $1 order by created_on, id`,
      [address],
    );
    return rows.map(({ order }) => order);
  }

  return {
    app,
    database,
    listener,
    url,
    log,
    async call(endpoint, { params = {}, query, body, token, address, headers } = {}) {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
      const answer = await app.inject({
        method: endpoint.method,
        url: query === undefined ? path : `${path}?${new URLSearchParams(query)}`,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(address !== undefined && { remoteAddress: address }),
        ...(body !== undefined && { payload: body as object }),
      });
      return {
        status: answer.statusCode,
        body: JSON.parse(answer.body === "" ? "{}" : answer.body),
        headers: answer.headers,
      };
    },
    mails,
    async mail<Kind extends MailKind>(address: string, kind: Kind, count = 1) {
      for (let tries = 0; tries < patience.tries; tries++) {
        const found = (await mails(address)).filter((order): order is OrderOf<Kind> => order.kind === kind);
        const last = found.at(-1);
        if (last !== undefined && found.length >= count) return last;
        await sleep(patience.pause);
      }
      throw new Error(`no mail "${kind}" came to ${address}`);
    },
    async close() {
      await app.close();
      await listener.close();
      await database.close();
      await own?.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
