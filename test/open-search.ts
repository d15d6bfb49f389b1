/** For tests: the search calls on a database of their own, with people signed in by a token that is their id. */
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect } from "vitest";
import * as z from "zod/mini";
import type { Answer, Endpoint } from "#contract/endpoint.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { openListener } from "#server/db/listen.ts";
import { openShares } from "#server/db/shares.ts";
import type { SignedIn } from "#server/http/caller.ts";
import { loadSchemas, mountRoutes } from "#server/http/endpoint.ts";
import { handleErrors } from "#server/http/errors.ts";
import { openReplicaRead } from "#server/http/replica-read.ts";
import { openSearchIndex, type SearchIndex } from "#server/search/index/search-index.ts";
import { keywordRoutes } from "#server/search/keywords/routes.ts";
import { searchRoutes } from "#server/search/routes.ts";
import { setTimeScale } from "#server/settings/time-scale.ts";
import { productionSettings } from "./app.ts";
import { createTestDatabase } from "./database.ts";
import { noteFailure } from "./seen-failures.ts";

export type OpenSearch = {
  database: Database;
  /** The index in memory, if requested. */
  index: SearchIndex | undefined;
  /** Any address, also an invalid one. */
  get(address: string, token?: string): Promise<{ status: number; body: string }>;
  /** A call that must succeed, and match its declaration. */
  call<E extends Endpoint>(endpoint: E, query?: Record<string, unknown>, token?: string): Promise<Answer<E>>;
  close(): Promise<void>;
};

async function findSession(database: Database, id: string): Promise<SignedIn | null> {
  const account = await database.db.query.accounts.findFirst({ where: (t, { eq }) => eq(t.id, id) });
  if (account === undefined) return null;
  const { role, name, status, language } = account;
  const known = { id, role, name, status, language, email: "", emailVerified: true, hasPhone: true, hasPassword: true };
  return { sessionId: id, confirmed: true, confirmedBy: "password", lacksFactor: false, account: known };
}

/** `inMemory`: from the index, after it has read the database (`index.freshen`). */
export async function openSearch({ inMemory = false } = {}): Promise<OpenSearch> {
  const test = await createTestDatabase();
  const database = openDatabase(test.url, { max: 2 });
  const app = Fastify({ logger: { level: "error", stream: { write: noteFailure } } });
  await app.register(cookie);
  handleErrors(app);
  setTimeScale(Number(productionSettings.PATIENCE));
  const shares = openShares(test.url, {});
  const readOld = openReplicaRead({ shares, replica: undefined });
  const listener = inMemory ? await openListener(test.url) : undefined;
  const index = listener && (await openSearchIndex({ url: test.url, listener, log: { warn() {} } }));
  const routes = [...searchRoutes({ shares, readOld }, () => () => {}, index), ...keywordRoutes({ readOld }, index)];
  mountRoutes(app, await loadSchemas(routes), {
    findSession: (token) => findSession(database, token),
  });
  let calls = 0;
  const get: OpenSearch["get"] = async (url, token) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    calls++;
    // From many networks, as one alone would reach its limit.
    const answer = await app.inject({ url, headers, remoteAddress: `10.0.${(calls >> 4) & 255}.${calls & 15}` });
    return { status: answer.statusCode, body: answer.body };
  };
  return {
    database,
    index,
    get,
    async call(endpoint, query = {}, token = undefined) {
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      const { status, body } = await get(`${endpoint.path}?${search}`, token);
      if (status !== 200) throw new Error(`${status} ${body}`);
      const answer = JSON.parse(body);
      // Hand-written answers must match the declaration too.
      const declared = (await endpoint.schemas()).answer;
      if (declared) expect(answer).toEqual(z.parse(declared, answer));
      return answer;
    },
    async close() {
      await app.close();
      await index?.close();
      await listener?.close();
      await shares.close();
      await database.close();
      await test.drop();
    },
  };
}
