/** `npm run serve`: production in one process, or in several on one port. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SetupError } from "#server/settings/settings.ts";
import { serveMany } from "./serve-many.ts";

/** More would only share the same processors. */
const MOST_PROCESSES = 64;

function readProcesses(args: string[]): number {
  const usage = new SetupError(`Usage: npm run serve [-- --processes <1 to ${MOST_PROCESSES}>]`);
  try {
    const { values } = parseArgs({ args, options: { processes: { type: "string", default: "1" } } });
    const processes = /^\d{1,2}$/.test(values.processes) ? Number(values.processes) : 0;
    if (processes < 1 || processes > MOST_PROCESSES) throw usage;
    return processes;
  } catch {
    throw usage;
  }
}

async function serve(): Promise<void> {
  const processes = readProcesses(process.argv.slice(2));
  if (!existsSync(join(import.meta.dirname, "../../build/server")))
    throw new SetupError("There is no build to serve: run npm run build first.");
  // React reads it when first imported: its development build is several times slower.
  process.env.NODE_ENV ??= "production";
  if (processes === 1) return void (await import("#server/main.ts"));
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  if (!(await serveMany({ program: join(import.meta.dirname, "../main.ts"), processes, say }))) process.exit(1);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
