/** The demo's own database: started and migrated; the data folder of an older demo is set aside for a new one. */
import { existsSync, renameSync } from "node:fs";
import { resolve } from "node:path";
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase, OtherHistory } from "#server/db/migrate.ts";
import { SetupError } from "#server/settings/settings.ts";

/** `say`: prints to the console. */
export type OwnOptions = EmbeddedOptions & { say: (sentence: string) => void };

export async function startOwn({ say, ...options }: OwnOptions): Promise<EmbeddedPostgres> {
  const own = await startEmbedded(options);
  try {
    await migrateDatabase(own.url);
    return own;
  } catch (error) {
    await own.stop();
    if (!(error instanceof OtherHistory)) throw error;
  }
  const moved = setAside(resolve(options.dir), new Date());
  say(`The data of an older demo was set aside in ${moved}; a new demo begins.`);
  return startOwn({ say, ...options });
}

function setAside(dir: string, now: Date): string {
  const dated = `${dir}-old-${now.toISOString().slice(0, 10)}`;
  let moved = dated;
  for (let number = 2; existsSync(moved); number++) moved = `${dated}-${number}`;
  try {
    renameSync(dir, moved);
    return moved;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(
      `${dir} holds the data of an older demo and cannot be renamed (${code}): empty it with npm run reset.`,
    );
  }
}
