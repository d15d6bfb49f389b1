/** Opens the configured database for a command: next to a running server its own, otherwise the embedded one, started temporarily. */
import { readSettings } from "#server/settings/settings.ts";
import { findEmbedded, startEmbedded } from "./embedded.ts";

export async function borrowDatabase<T>(env: NodeJS.ProcessEnv, use: (url: string) => Promise<T>): Promise<T> {
  const settings = readSettings(env);
  const running = settings.directUrl ?? settings.databaseUrl ?? (await findEmbedded(settings.dataDir));
  if (running !== undefined) return use(running);
  const embedded = await startEmbedded({ dir: settings.dataDir });
  return use(embedded.url).finally(() => embedded.stop());
}
