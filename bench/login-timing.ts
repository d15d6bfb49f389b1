/** npm run bench -- login-timing [pairs]: how well known and unknown e-mails can be told apart by the time a failed sign-in takes (R7.4). */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "#contract/accounts.ts";
import { hashPassword } from "#server/accounts/hash-password.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { openListener } from "#server/db/listen.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { readSettings } from "#server/settings.ts";

const warmUp = 20;
const pairs = Number(process.argv[2] ?? 500);
const known = (number: number) => `known${number}@example.test`;
const unknown = (number: number) => `other${number}@example.test`;

/** Chance that a known one took longer than an unknown one: 0.5 tells nothing, 0 or 1 everything. */
function areaUnderCurve(ones: number[], others: number[]): number {
  let wins = 0;
  for (const one of ones) for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (ones.length * others.length);
}

function median(times: number[]): string {
  return `${[...times].sort((one, other) => one - other)[Math.floor(times.length / 2)]?.toFixed(1)} ms`;
}

const dir = await mkdtemp(join(tmpdir(), "nukkad-bench-"));
const postgres = await startEmbedded({ dir });
try {
  const { url } = postgres;
  await migrateDatabase(url);
  const database = openDatabase(url);
  const listener = await openListener(url);
  const settings = readSettings({ LOG_LEVEL: "silent" });
  const app = await createApp({ settings, url, database, listener });
  const passwordHash = await hashPassword("the right one, never sent");
  await database.db.insert(accounts).values(
    Array.from({ length: pairs + warmUp }, (_, number) => ({
      email: known(number),
      role: "student" as const,
      name: "Known",
      passwordHash,
      emailVerifiedAt: new Date(),
    })),
  );

  let calls = 0;
  async function timeOf(email: string): Promise<number> {
    calls++;
    const started = performance.now();
    const { statusCode } = await app.inject({
      method: login.method,
      url: login.path,
      payload: { email, role: "student", password: "the wrong one, every time" },
      // From ever new addresses, as one alone would soon be refused.
      remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    });
    const took = performance.now() - started;
    if (statusCode !== 401) throw new Error(`a wrong password was answered by ${statusCode}`);
    return took;
  }

  const times = { known: [] as number[], unknown: [] as number[] };
  for (let number = 0; number < pairs + warmUp; number++) {
    // In random order, so that a drift of the machine favours neither.
    const order = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) {
      const took = await timeOf(kind === "known" ? known(number) : unknown(number));
      if (number >= warmUp) times[kind].push(took);
    }
  }
  const auc = areaUnderCurve(times.known, times.unknown);
  process.stdout.write(
    `login-timing: AUC ${auc.toFixed(3)} over ${pairs} pairs (0.45-0.55 is wanted); median known ${median(times.known)}, unknown ${median(times.unknown)}\n`,
  );
  process.exitCode = auc >= 0.45 && auc <= 0.55 ? 0 : 1;
  await app.close();
  await listener.close();
  await database.close();
} finally {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
