/** What a use-case may need besides its input: made once at start, handed to each noun's routes. */
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/client.ts";
import type { Settings } from "#server/settings.ts";

export type Context = {
  db: Db;
  settings: Settings;
  log: FastifyBaseLogger;
};
