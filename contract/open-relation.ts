/** The relation of a student and a teacher now, for searches and profiles (R4.1): requested, active, or none. */

import type { OpenRelation } from "#contract/schemas/open-relation.ts";
import type { RelationStatus } from "./vocabulary.ts";

/** An accepted relation is shown as active; an ended one as none. */
export function openRelationOf(status: RelationStatus | null): OpenRelation {
  if (status === "accepted") return "active";
  return status === "pending" ? status : null;
}
