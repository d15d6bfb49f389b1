/** npm run migrate: brings the database of DATABASE_URL to the shape of this version; the version before goes on serving. */
import { readSettings, SetupError } from "#server/settings.ts";
import { whileBehind } from "#server/step-back.ts";

try {
  const { databaseUrl, directUrl = databaseUrl } = readSettings(process.env);
  if (directUrl === undefined) throw new SetupError("Set DATABASE_URL: the demo migrates its own by itself.");
  // By who serves beside it, the second of a processor that this takes would be felt; a lock that is held for long, even more.
  const { migrateDatabase } = await whileBehind(() => import("#server/db/migrate.ts"));
  await migrateDatabase(directUrl);
  process.stdout.write("The database is up to date.\n");
} catch (error) {
  process.stderr.write(`${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
