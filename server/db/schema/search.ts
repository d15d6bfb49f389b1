/** Changed teachers, read by the in-memory search index of every process (decision 36). */
import { sql } from "drizzle-orm";
import { bigint, customType, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** A transaction id, never reused on the same server. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Written by the trigger of `rules/note-search-changes.sql`, in the transaction of the change. No foreign key: deleted
 * teachers are listed too. A row without a teacher is a mark of the sweep: every transaction below its `xid` had ended then.
 */
export const searchChanges = pgTable(
  "search_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId("xid").notNull().default(sql`pg_current_xact_id()`),
    teacherId: uuid("teacher_id"),
    createdAt: createdAt(),
  },
  (t) => [index("search_changes_in_order").on(t.xid)],
);
