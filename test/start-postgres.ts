/** Vitest global set-up: the PostgreSQL of the run. */
import type { TestProject } from "vitest/node";
import { openTestPostgres } from "#test/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres();
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
