/** Runs a PostgreSQL program; as root it runs as an ordinary user, because PostgreSQL refuses root. */
import { execFile } from "node:child_process";
import { chownSync } from "node:fs";
import { promisify } from "node:util";
import { SetupError } from "#server/settings/settings.ts";

const run = promisify(execFile);
const NOBODY = 65534;

// A fixed environment, so that PGPORT or LC_ALL of the shell has no effect.
const ENVIRONMENT = { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", TZ: "UTC" };

// The one capability lets that user pass through folders only root may enter; without the securebit the kernel drops it.
const CAPABILITY_FLAGS = [
  "--clear-groups",
  "--inh-caps=-all,+dac_override",
  "--ambient-caps=-all,+dac_override",
  "--securebits=+no_setuid_fixup",
];

/** The user that runs the programs, when it is not the user of this process. */
export type ProgramUser = { uid: number; prefix: string[] } | undefined;

/** `owner`: the owner of an existing data folder, who must stay the same. */
export async function chooseUser(owner: number | undefined): Promise<ProgramUser> {
  if (process.getuid?.() !== 0) return undefined;
  const uid = owner || NOBODY;
  const prefix = ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, ...CAPABILITY_FLAGS];
  const usable = await run("setpriv", [...prefix.slice(1), "true"]).then(
    () => true,
    () => false,
  );
  return { uid, prefix: usable ? prefix : [] };
}

export function giveTo(user: ProgramUser, path: string): void {
  if (user) chownSync(path, user.uid, user.uid);
}

export async function runDatabaseProgram(user: ProgramUser, program: string, args: string[]): Promise<void> {
  const [file = program, ...rest] = [...(user?.prefix ?? []), program, ...args];
  const identity = user && user.prefix.length === 0 ? { uid: user.uid, gid: user.uid } : {};
  try {
    await run(file, rest, { ...identity, env: ENVIRONMENT, cwd: "/" });
  } catch (error) {
    throw new SetupError(`A PostgreSQL program failed: ${lastLine(error)}`);
  }
}

function lastLine(error: unknown): string {
  const said =
    error instanceof Error && "stderr" in error && typeof error.stderr === "string" ? error.stderr.trim() : "";
  return said.split("\n").at(-1) || String(error);
}
