/** npm start: builds stale pages while the database starts, then serves them in this very process. */
import { isBuildStale } from "./bundle/build-stamp.ts";
import { runProgram } from "./run-program.ts";
import { showStep } from "./show-step.mjs";

// React reads it when first imported: its development build is several times slower.
process.env.NODE_ENV ??= "production";
const { SetupError } = await import("#server/settings/settings.ts");
const { startServer } = await import("#server/process/start-server.ts");

async function buildPages(): Promise<void> {
  if (!isBuildStale()) return;
  // In a process of its own: compressing would block every thread of this one that the database start needs.
  const code = await showStep("pages", () => runProgram(process.execPath, ["scripts/build.ts"]));
  if (code !== 0) throw new SetupError("The pages could not be built: see above.");
}

await startServer({ buildPages, showStep });
