/** Every drill, in running order. */
import type { Drill } from "./drill.ts";
import { diskFull } from "./faults/disk-full.ts";
import { freezePostgres } from "./faults/freeze-postgres.ts";
import { killPostgres } from "./faults/kill-postgres.ts";
import { killProcess } from "./faults/kill-process.ts";
import { load } from "./faults/load.ts";
import { mailDown } from "./faults/mail-down.ts";
import { pooler } from "./faults/pooler.ts";
import { replica } from "./faults/replica.ts";
import { restore } from "./faults/restore.ts";
import { searchIndexDrill } from "./faults/search-index.ts";
import { signals } from "./faults/signals.ts";
import { storeDown } from "./faults/store-down.ts";
import { unsafeJump } from "./faults/unsafe-jump.ts";
import { migration, upgrade } from "./faults/upgrade.ts";
import { wrongClock } from "./faults/wrong-clock.ts";

export const drills: Drill[] = [
  killProcess,
  killPostgres,
  freezePostgres,
  diskFull,
  mailDown,
  storeDown,
  wrongClock,
  replica,
  searchIndexDrill,
  pooler,
  signals,
  upgrade,
  migration,
  unsafeJump,
  restore,
  load,
];
