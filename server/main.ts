/** The process: settings, database, app, listen; and a graceful end. */
import closeWithGrace from "close-with-grace";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/client.ts";
import { type EmbeddedPostgres, startEmbedded } from "#server/db/embedded.ts";
import { openListener } from "#server/db/listen.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { readSettings, SetupError } from "#server/settings.ts";

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  let embedded: EmbeddedPostgres | undefined;
  try {
    if (settings.databaseUrl === undefined) embedded = await startEmbedded({ dir: settings.dataDir });
    const url = settings.databaseUrl ?? embedded?.url ?? "";
    await migrateDatabase(url).catch((error: unknown) => {
      throw settings.databaseUrl === undefined ? error : unreachable(error);
    });
    const database = openDatabase(url, {
      onError: (error) => process.stderr.write(`database connection lost: ${error.message}\n`),
    });
    if (settings.demo) await (await import("#demo/load-city.ts")).loadDemoCity(database.db, { now: new Date() });
    const listener = await openListener(url);
    const app = await createApp({ settings, url, database, listener, buildDir: `${import.meta.dirname}/../build` });
    closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
      if (err) app.log.error({ type: err.name, stack: err.stack }, "closing after a failure");
      await app.close();
      await listener.close();
      await database.close();
      await embedded?.stop();
    });
    await app.listen({ port: settings.port, host: settings.host });
    if (settings.demo) process.stdout.write(greeting(settings.origin));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
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

/** A database that cannot be reached is the operator's to mend; one that answers but fails to migrate is ours. */
function unreachable(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  const refused = /^(28|3D)/.test(code);
  const silent = /^E[A-Z]+$/.test(code) || (error instanceof Error && /timeout/.test(error.message));
  if (!refused && !silent) return error;
  return new SetupError(
    `The database of DATABASE_URL ${refused ? "refuses us" : "does not answer"} (${code || "timeout"}).`,
  );
}

/** One clear sentence for what an operator can mend; anything else is ours and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken; set PORT to another one.`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} may not be opened by this user; set PORT to another one.`;
  return error instanceof Error ? (error.stack ?? message) : String(error);
}

start().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
