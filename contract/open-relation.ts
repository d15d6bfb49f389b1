/** How a student and a teacher stand with each other now, as searches and profiles say it (R4.1): asked, learning together, or neither. */

import type { OpenRelation } from "#contract/schemas/open-relation.ts";
import type { RelationStatus } from "./vocabulary.ts";

/** An accepted relation is shown as active; one that is over is none. */
export function openRelationOf(status: RelationStatus | null): OpenRelation {
  if (status === "accepted") return "active";
  return status === "pending" ? status : null;
}
