/** A person's relations for the export: the other side with name and contact only while the relation is active (R2.7, R3.5). */
import { eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/accounts.ts";
import { relations } from "#server/db/schema/relations.ts";

const other = alias(accounts, "other");

export async function listRelations(tx: Tx, id: string) {
  const rows = await tx
    .select({ relation: relations, name: other.name, role: other.role, email: other.email, phone: other.phone })
    .from(relations)
    .innerJoin(
      other,
      sql`${other.id} = case when ${relations.studentId} = ${id} then ${relations.teacherId} else ${relations.studentId} end`,
    )
    .where(or(eq(relations.studentId, id), eq(relations.teacherId, id)))
    .orderBy(relations.requestedAt);
  return rows.map(({ relation, name, role, email, phone }) => {
    const active = relation.status === "accepted";
    // A teacher's name is public, a student's is not.
    const shown = active ? { name, email, phone } : role === "teacher" ? { name } : {};
    return { ...relation, with: { role, ...shown } };
  });
}
