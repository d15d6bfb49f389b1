/** What a drill needs and the machine lacks, in a sentence. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { hasBalancer } from "./cluster/balancer.ts";
import { hasPooler } from "./cluster/pooler.ts";
import type { Need } from "./drill.ts";

export const findFaketime = () => globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0];

const here: Record<Need, { is: () => boolean; else: string }> = {
  haproxy: { is: hasBalancer, else: "haproxy is not installed (Debian: apt-get install haproxy)" },
  faketime: {
    is: () => findFaketime() !== undefined,
    else: "libfaketime is not installed (Debian: apt-get install libfaketime)",
  },
  mount: {
    is: () => process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0,
    else: "this user may not mount a small disk",
  },
  pgbouncer: {
    is: hasPooler,
    else: "PgBouncer is not installed (Debian: apt-get install pgbouncer)",
  },
  git: {
    is: () => spawnSync("git", ["rev-parse", "HEAD~1"]).status === 0,
    else: "there is no history of git to take an older version from",
  },
};

export function findMissing(needs: Need[]): string | undefined {
  const missing = needs.filter((need) => !here[need].is());
  return missing.length === 0 ? undefined : missing.map((need) => here[need].else).join("; ");
}
