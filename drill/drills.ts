/** Every drill, in the order in which they run. */
import type { Drill } from "./drill.ts";
import { killPostgres } from "./faults/kill-postgres.ts";
import { killProcess } from "./faults/kill-process.ts";

export const drills: Drill[] = [killProcess, killPostgres];
