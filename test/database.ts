/** Gives a test file a migrated database of its own, copied from the run's template. */
import { inject } from "vitest";
import { copyTemplate, type TestDatabase } from "#test/postgres.ts";

export type { TestDatabase };

export const createTestDatabase = (): Promise<TestDatabase> => copyTemplate(inject("postgresUrl"));
