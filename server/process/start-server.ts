/** Starts the process: settings, database, app, listen; and a graceful shutdown. */
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#server/db/client.ts";
import { failFastWhenUnresponsive } from "#server/db/fail-fast-when-unresponsive.ts";
import { openListener } from "#server/db/listen.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { refuseOtherPeople } from "#server/db/refuse-other-people.ts";
import { startOwn } from "#server/db/start-own.ts";
import { refuseUsedPort } from "#server/http/refuse-used-port.ts";
import { readSettings, SetupError } from "#server/settings/settings.ts";
import { connections } from "#server/settings/tuning.ts";
import { closeAll, closeLater, closeOnSignals } from "./close-in-order.ts";
import { warmUp } from "./warm-up.ts";

export type StartOptions = {
  /** Makes the web build while the database starts; a rejection ends the start. */
  buildPages?: () => Promise<void>;
  /** Runs a step that may take seconds, and may show it on the console. */
  showStep?: <T>(name: string, run: () => Promise<T>) => Promise<T>;
};

async function start({ buildPages, showStep = (_name, run) => run() }: StartOptions): Promise<void> {
  const settings = readSettings(process.env);
  // The production image has no demo in it.
  if (settings.demo && !existsSync(join(import.meta.dirname, "../../demo")))
    throw new SetupError("The demo is not part of this image: take NUKKAD_DEMO out, and set DATABASE_URL.");
  // In a cluster the primary has opened it.
  if (!cluster.isWorker) await refuseUsedPort(settings.port, settings.host);
  const webBuild = buildPages?.();
  // Awaited below: until then its failure must not be an unhandled rejection.
  webBuild?.catch(() => undefined);
  const url = settings.databaseUrl ?? (await showStep("database", () => startOwnDatabase(settings.dataDir)));
  const directUrl = settings.directUrl ?? url;
  if (settings.databaseUrl !== undefined)
    await migrateDatabase(directUrl).catch((error: unknown) => {
      throw unreachable(error);
    });
  const database = openDatabase(url, {
    max: connections.jobs,
    pooled: settings.directUrl !== undefined,
    onError: (error) => process.stderr.write(`database connection lost: ${error.message}\n`),
  });
  closeLater("database", database.close);
  if (settings.databaseUrl !== undefined) await refuseOtherPeople(database.db, settings);
  if (settings.demo) {
    const { loadDemoCity } = await import("#demo/load-city.ts");
    await showStep("demo city", () => loadDemoCity(database.db, { now: new Date() }));
  }
  const listener = await openListener(directUrl);
  closeLater("listener", listener.close);
  // Imported last, as it is most of the code: a start that cannot work fails before it.
  const { createApp } = await import("#server/app.ts");
  await webBuild;
  const app = await createApp({
    settings,
    url,
    database,
    listener,
    buildDir: join(import.meta.dirname, "../../build"),
  });
  closeLater("app", () => app.close());
  closeLater("silent database", () => failFastWhenUnresponsive(directUrl));
  if (!settings.development) await warmUp(app);
  await app.listen({ port: settings.port, host: settings.host });
  closeOnSignals(app.log);
  if (settings.demo) process.stdout.write(greeting(settings.origin));
}

async function startOwnDatabase(dir: string): Promise<string> {
  const own = await startOwn({
    dir,
    say: (sentence) => process.stdout.write(`${sentence}\n`),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  closeLater("PostgreSQL", own.stop);
  return own.url;
}

function greeting(origin: string): string {
  return [
    "",
    `  Nukkad is open at ${origin}`,
    "",
    "  Demo accounts: student@demo.test, teacher@demo.test, admin@demo.test",
    "  Password:      Nukkad@2026",
    `  Mails land in  ${origin}/demo/inbox`,
    "",
    "",
  ].join("\n");
}

/** An unreachable database is for the operator to fix; one that answers but fails to migrate is our fault. */
function unreachable(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  const refused = /^(28|3D)/.test(code);
  const unresponsive = /^E[A-Z]+$/.test(code) || (error instanceof Error && /timeout/.test(error.message));
  if (!refused && !unresponsive) return error;
  return new SetupError(
    `The database of DATABASE_URL ${refused ? "refuses us" : "does not answer"} (${code || "timeout"}).`,
  );
}

/** One clear sentence for what an operator can fix; anything else is our fault and shows its stack, and that of its cause. */
function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken; set PORT to another one.`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} may not be opened by this user; set PORT to another one.`;
  if (!(error instanceof Error)) return String(error);
  // For a failed statement the error has its text, and only the cause the reason.
  const cause = error.cause === undefined ? "" : `\nbecause of ${explain(error.cause)}`;
  return `${error.stack ?? message}${cause}`;
}

export async function startServer(options: StartOptions = {}): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    await closeAll();
    process.exit(1);
  }
}
