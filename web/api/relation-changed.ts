/** Updates the query cache after a relation changed. */
import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "#contract/endpoint.ts";
import { openRelationOf } from "#contract/open-relation.ts";
import type { StudentRelation, TeacherRelation } from "#contract/relations.ts";
import type { nearbyStudentsEndpoint, nearbyTeachersEndpoint } from "#contract/search.ts";
import type { ListPage } from "./call-list.ts";
import { keys } from "./query-keys.ts";

export type SomeRelation = TeacherRelation | StudentRelation;

/** The other person of a relation, from either side. */
function personOf(relation: SomeRelation) {
  return "teacher" in relation ? relation.teacher : relation.student;
}

/** Writes a changed relation into lists and search cards; refetches the lists, as it may have moved to another. */
export async function relationChanged(client: QueryClient, relation: SomeRelation): Promise<void> {
  await client.cancelQueries({ queryKey: keys.relations });
  client.setQueriesData<ListPage<SomeRelation[]>>(
    { queryKey: keys.relations },
    (page) => page && { ...page, items: page.items.map((item) => (item.id === relation.id ? relation : item)) },
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
  void refetch(client, [keys.relations, keys.relationCounts, keys.statistics]);
  // A search under way was sent before the change and would restore the old status.
  void client.invalidateQueries({ queryKey: keys.search, predicate: ({ state }) => state.fetchStatus === "fetching" });
}

/** A relation was changed elsewhere: refetches whatever shows one. */
export function relationsChangedElsewhere(client: QueryClient): Promise<unknown> {
  return refetch(client, [keys.relations, keys.relationCounts, keys.search, keys.statistics]);
}

/** After a block or unblock: two people disappear from all that the other sees, or return. */
export function personBlocked(client: QueryClient): Promise<unknown> {
  return refetch(client, [
    keys.blocks,
    keys.relations,
    keys.relationCounts,
    keys.search,
    keys.statistics,
    keys.teacher,
  ]);
}

function refetch(client: QueryClient, stale: readonly (readonly string[])[]): Promise<unknown> {
  return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
