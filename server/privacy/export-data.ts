/** Collects the data stored about a person (R10.3): each noun names the columns it exports. */
import { isMember } from "#contract/roles.ts";
import type { Language, Role } from "#contract/vocabulary.ts";
import * as accounts from "#server/accounts/personal-data.ts";
import * as office from "#server/admin/personal-data.ts";
import * as contact from "#server/contact/personal-data.ts";
import type { Tx } from "#server/db/client.ts";
import * as lessons from "#server/lessons/personal-data.ts";
import * as notifications from "#server/notifications/personal-data.ts";
import * as questions from "#server/questions/personal-data.ts";
import * as relations from "#server/relations/personal-data.ts";
import * as reviews from "#server/reviews/personal-data.ts";
import * as safety from "#server/safety/personal-data.ts";
import * as shortlist from "#server/shortlist/personal-data.ts";
import * as students from "#server/students/personal-data.ts";
import * as teachers from "#server/teachers/personal-data.ts";
import * as wishes from "#server/wishes/personal-data.ts";

type Reader = { id: string; role: Role; language: Language };

/** For accounts that neither learn nor teach. */
const nothing = { relations: [], fees: [], claims: [], reviews: [], lessons: [], monthPayments: [] };

export async function exportData(tx: Tx, { id, role, language }: Reader) {
  const { profile: asStudent, learners } = await students.collect(tx, id);
  const { profile: asTeacher, ...teaching } = await teachers.collect(tx, id);
  return {
    exportedAt: new Date().toISOString(),
    ...(await accounts.collect(tx, id)),
    profile: asStudent ?? asTeacher ?? null,
    learners,
    ...teaching,
    ...(isMember(role)
      ? {
          ...(await relations.collect(tx, { id, role, language })),
          ...(await reviews.collect(tx, { id, role })),
          ...(await lessons.collect(tx, { id, role })),
        }
      : nothing),
    ...(await questions.collect(tx, id)),
    ...(await wishes.collect(tx, id)),
    ...(await shortlist.collect(tx, id)),
    ...(await safety.collect(tx, id)),
    ...(await notifications.collect(tx, id)),
    ...(await contact.collect(tx, id)),
    ...(await office.collect(tx, id)),
  };
}
