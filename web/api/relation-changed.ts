/** All that a changed relation touches of what the pages keep. */
import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "#contract/endpoint.ts";
import { openRelationOf } from "#contract/open-relation.ts";
import type { StudentRelation, TeacherRelation } from "#contract/relations.ts";
import type { nearbyStudentsEndpoint, nearbyTeachersEndpoint } from "#contract/search.ts";
import type { ListPage } from "./call-list.ts";
import { keys } from "./query-keys.ts";

export type SomeRelation = TeacherRelation | StudentRelation;

/** The other of a relation, whichever side one stands on. */
function personOf(relation: SomeRelation) {
  return "teacher" in relation ? relation.teacher : relation.student;
}

/** Writes a changed relation into the lists and the cards of searches; the lists are asked anew, as it may have moved from one to another. */
export async function relationChanged(client: QueryClient, relation: SomeRelation): Promise<void> {
  await client.cancelQueries({ queryKey: keys.relations });
  client.setQueriesData<ListPage<SomeRelation[]>>(
    { queryKey: keys.relations },
    (page) => page && { ...page, items: page.items.map((kept) => (kept.id === relation.id ? relation : kept)) },
  );
  const { id } = personOf(relation);
  const relationStatus = openRelationOf(relation.status);
  const relationId = relationStatus === null ? null : relation.id;
  const mark = <Person extends { id: string }>(found: Person[]) =>
    found.map((person) => (person.id === id ? { ...person, relationStatus, relationId } : person));
  client.setQueriesData<Answer<typeof nearbyTeachersEndpoint>>(
    { queryKey: keys.foundTeachers },
    (found) => found && { ...found, teachers: mark(found.teachers) },
  );
  client.setQueriesData<Answer<typeof nearbyStudentsEndpoint>>(
    { queryKey: keys.foundStudents },
    (found) => found && { ...found, students: mark(found.students) },
  );
  void askAnew(client, [keys.relations, keys.relationCounts, keys.statistics]);
  // A search that is under way was sent before the change and would bring the old status back.
  void client.invalidateQueries({ queryKey: keys.search, predicate: ({ state }) => state.fetchStatus === "fetching" });
}

/** Somebody changed a relation elsewhere: whatever shows one is asked anew. */
export function relationsChangedElsewhere(client: QueryClient): Promise<unknown> {
  return askAnew(client, [keys.relations, keys.relationCounts, keys.search, keys.statistics]);
}

/** Blocked, or no longer: two people are gone from all that the other sees, or there again. */
export function personBlocked(client: QueryClient): Promise<unknown> {
  return askAnew(client, [
    keys.blocks,
    keys.relations,
    keys.relationCounts,
    keys.search,
    keys.statistics,
    keys.teacher,
  ]);
}

function askAnew(client: QueryClient, stale: readonly (readonly string[])[]): Promise<unknown> {
  return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
