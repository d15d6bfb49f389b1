/** npm run migrate: migrates the database of DATABASE_URL to this version; the previous version keeps serving. */
import { migrateDatabase } from "#server/db/migrate.ts";
import { readSettings, SetupError } from "#server/settings/settings.ts";

try {
  const { databaseUrl, directUrl = databaseUrl } = readSettings(process.env);
  if (directUrl === undefined) throw new SetupError("Set DATABASE_URL: the demo migrates its own by itself.");
  await migrateDatabase(directUrl);
  process.stdout.write("The database is up to date.\n");
} catch (error) {
  process.stderr.write(`${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
