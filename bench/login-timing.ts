/** npm run bench -- login-timing [pairs] [call ...]: how well response times of sign-in, registration, forgotten password or a wrong code tell known from unknown e-mails (R7.13). */

import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { forgotPasswordEndpoint, loginEndpoint, registerEndpoint } from "#contract/accounts.ts";
import { day } from "#contract/durations.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { verifyOtpEndpoint } from "#contract/proven-calls.ts";
import { hashPassword } from "#server/accounts/hash-password.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { openListener } from "#server/db/listen.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { accounts, oneTimeCodes } from "#server/db/schema/accounts.ts";
import { readSettings } from "#server/settings/settings.ts";
import { noteFigure } from "./all/note-figure.ts";

const warmUp = 20;
/** A thousand pairs deviate by 0.013 from 0.5 when there is no difference. */
const wanted = { from: 0.46, to: 0.54 };
const role = "student" as const;
const wrong = { password: "the wrong one, every time" };

type Probe = {
  endpoint: Endpoint;
  status: number;
  body: object /** Known is who waits with a code. */;
  waiting?: boolean;
};

const probes: Record<string, Probe> = {
  login: { endpoint: loginEndpoint, status: 401, body: wrong },
  register: { endpoint: registerEndpoint, status: 201, body: { ...wrong, name: "Asha" } },
  forgot: { endpoint: forgotPasswordEndpoint, status: 202, body: {} },
  verify: { endpoint: verifyOtpEndpoint, status: 400, body: { otp: "000000" }, waiting: true },
};

const [pairsGiven = "1000", ...chosen] = process.argv.slice(2);
const pairs = Number(pairsGiven);
const requested = Object.entries(probes).filter(([name]) => chosen.length === 0 || chosen.includes(name));

/** Probability that a known one took longer than an unknown one: 0.5 reveals nothing, 0 or 1 everything. */
function areaUnderCurve(ones: number[], others: number[]): number {
  let wins = 0;
  for (const one of ones) for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (ones.length * others.length);
}

function median(times: number[]): string {
  return `${[...times].sort((one, other) => one - other)[Math.floor(times.length / 2)]?.toFixed(2)} ms`;
}

const dir = await mkdtemp(join(tmpdir(), "nukkad-bench-"));
const postgres = await startEmbedded({ dir });
try {
  const { url } = postgres;
  await migrateDatabase(url);
  const database = openDatabase(url);
  const listener = await openListener(url);
  const settings = readSettings({ NUKKAD_DATA: dir, LOG_LEVEL: "silent" });
  const app = await createApp({ settings, url, database, listener });
  const passwordHash = await hashPassword("the right one, never sent");

  async function insert(emails: string[], waiting: boolean): Promise<void> {
    const emailVerifiedAt = waiting ? null : new Date();
    const inserted = await database.db
      .insert(accounts)
      .values(emails.map((email) => ({ email, role, name: "Known", passwordHash, emailVerifiedAt })))
      .returning({ accountId: accounts.id });
    if (!waiting) return;
    const purpose = "verify_email" as const;
    await database.db.insert(oneTimeCodes).values(
      inserted.map(({ accountId }) => ({
        accountId,
        purpose,
        codeHash: randomBytes(32),
        linkHash: randomBytes(32),
        expiresAt: new Date(Date.now() + day),
      })),
    );
  }

  /** Work left by the last call must not slow the next one. */
  async function untilIdle(): Promise<void> {
    const open = "select 1 from pgboss.job where name in ('code', 'mail') and state in ('created', 'active') limit 1";
    while ((await database.pool.query(open)).rows.length > 0) await sleep(2);
  }

  let calls = 0;
  async function timeOf({ endpoint, status, body }: Probe, email: string): Promise<number> {
    calls++;
    await untilIdle();
    const started = performance.now();
    const { statusCode } = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      payload: { email, role, ...body },
      // From random addresses, as one alone would soon be refused.
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    });
    const took = performance.now() - started;
    if (statusCode !== status) throw new Error(`${endpoint.path} was answered by ${statusCode}`);
    return took;
  }

  async function measure(name: string, probe: Probe): Promise<boolean> {
    const emailOf = (kind: "known" | "other", number: number) => `${kind}.${name}.${number}@example.test`;
    const numbers = Array.from({ length: pairs + warmUp }, (_, number) => number);
    await insert(
      numbers.map((number) => emailOf("known", number)),
      probe.waiting === true,
    );
    const times = { known: [] as number[], other: [] as number[] };
    for (const number of numbers) {
      // In random order, so that a drift of the machine favours neither.
      const order = Math.random() < 0.5 ? (["known", "other"] as const) : (["other", "known"] as const);
      for (const kind of order) {
        const took = await timeOf(probe, emailOf(kind, number));
        if (number >= warmUp) times[kind].push(took);
      }
    }
    const auc = areaUnderCurve(times.known, times.other);
    const holds = auc >= wanted.from && auc <= wanted.to;
    process.stdout.write(
      `login-timing ${name}: AUC ${auc.toFixed(3)} over ${pairs} pairs (${wanted.from}-${wanted.to} is wanted${holds ? "" : ": NOT HELD"}); median known ${median(times.known)}, unknown ${median(times.other)}\n`,
    );
    noteFigure({ what: `${name}: known told from unknown by time (AUC)`, seen: auc.toFixed(3), held: holds });
    return holds;
  }

  const held: boolean[] = [];
  for (const [name, probe] of requested) held.push(await measure(name, probe));
  process.exitCode = held.length > 0 && held.every(Boolean) ? 0 : 1;
  await app.close();
  await listener.close();
  await database.close();
} finally {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
