/** Gathers everything we hold about a person (R10.3), and of other people only what that person may see. */
import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { accounts, sessions } from "#server/db/schema/accounts.ts";
import { contactMessages } from "#server/db/schema/admin.ts";
import { consents, notificationChoices, notifications } from "#server/db/schema/notifications.ts";
import { blocks, feeEntries, guaranteeClaims, relations, reports, reviews } from "#server/db/schema/relations.ts";
import { students } from "#server/db/schema/students.ts";
import { availabilitySlots, documents, teachers } from "#server/db/schema/teachers.ts";
import { listRelations } from "./export-relations.ts";

type Row = Record<string, unknown>;

/** Secrets, and what only the machine needs. */
const kept = new Set([
  "passwordHash",
  "tokenHash",
  "registrations",
  "sequence",
  "publicPoint",
  "searchText",
  "sha256",
  "fileKey",
  "photoKey",
  "decidedBy",
  "handledBy",
  "hiddenBy",
  "stateChangedBy",
  "suspensionReason",
]);

function tidy(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name)));
}

const mine = (id: string) =>
  sql`(select id from ${relations} where ${relations.studentId} = ${id} or ${relations.teacherId} = ${id})`;

export async function exportData(tx: Tx, id: string) {
  const of = async (rows: PromiseLike<Row[]>) => (await rows).map(tidy);
  const [account = {}] = await of(tx.select().from(accounts).where(eq(accounts.id, id)));
  const [asStudent] = await of(tx.select().from(students).where(eq(students.accountId, id)));
  const [asTeacher] = await of(tx.select().from(teachers).where(eq(teachers.accountId, id)));
  return {
    exportedAt: new Date().toISOString(),
    account,
    profile: asStudent ?? asTeacher ?? null,
    availability: await of(tx.select().from(availabilitySlots).where(eq(availabilitySlots.teacherId, id))),
    documents: await of(tx.select().from(documents).where(eq(documents.teacherId, id))),
    relations: await listRelations(tx, id),
    fees: await of(
      tx
        .select()
        .from(feeEntries)
        .where(sql`${feeEntries.relationId} in ${mine(id)}`),
    ),
    claims: await of(
      tx
        .select()
        .from(guaranteeClaims)
        .where(sql`${guaranteeClaims.relationId} in ${mine(id)}`),
    ),
    reviews: await of(
      tx
        .select()
        .from(reviews)
        .where(or(eq(reviews.studentId, id), eq(reviews.teacherId, id))),
    ),
    notifications: await of(tx.select().from(notifications).where(eq(notifications.accountId, id))),
    notificationChoices: await of(tx.select().from(notificationChoices).where(eq(notificationChoices.accountId, id))),
    consents: await of(tx.select().from(consents).where(eq(consents.accountId, id))),
    sessions: await of(tx.select().from(sessions).where(eq(sessions.accountId, id))),
    blocks: await of(tx.select().from(blocks).where(eq(blocks.blockerId, id))),
    reports: await of(tx.select().from(reports).where(eq(reports.reporterId, id))),
    contactMessages: await of(tx.select().from(contactMessages).where(eq(contactMessages.accountId, id))),
  };
}
