/** What a use-case may need besides its input: created once at start and passed to each noun's routes. */
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Db } from "#server/db/client.ts";
import type { Shares } from "#server/db/shares.ts";
import type { Antivirus } from "#server/gateways/antivirus.ts";
import type { FileStore } from "#server/gateways/file-key.ts";
import type { Jobs } from "#server/jobs/boss.ts";
import type { ReplicaRead } from "./http/replica-read.ts";
import type { Secrets } from "./settings/secret.ts";
import type { Settings } from "./settings/settings.ts";

export type Context = Secrets & {
  db: Db;
  pool: Pool;
  /** Connection pools of calls, by class of work; `db` and `pool` belong to one of them. */
  shares: Shares;
  /** For reads that may be seconds old: public pages and visitors' searches. */
  readOld: ReplicaRead;
  jobs: Jobs;
  settings: Settings;
  log: FastifyBaseLogger;
  files: FileStore;
  isClean: Antivirus;
};
