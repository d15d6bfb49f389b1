/** Writes a changed relation into everything the page has kept: the lists, and the cards of searches (section 4). */
import type { QueryClient } from "@tanstack/react-query";
import { type OpenRelation, openRelationOf } from "#contract/open-relation.ts";
import type { ListPage } from "#web/api/call-list.ts";
import { personOf, type SomeRelation } from "./person-of.ts";
import { relationsKey } from "./queries.ts";

type Known = { id: string; relationStatus: OpenRelation; relationId: string | null };
type Search = { teachers?: Known[]; students?: Known[] };

/** The lists are asked anew afterwards, as the relation may have moved from one to another. */
export async function keepRelation(client: QueryClient, relation: SomeRelation): Promise<void> {
  await client.cancelQueries({ queryKey: [relationsKey] });
  client.setQueriesData<ListPage<SomeRelation[]>>(
    { queryKey: [relationsKey] },
    (page) => page && { ...page, items: page.items.map((kept) => (kept.id === relation.id ? relation : kept)) },
  );
  const { id } = personOf(relation);
  const relationStatus = openRelationOf(relation.status);
  const relationId = relationStatus === null ? null : relation.id;
  const mark = (found: Known[]) =>
    found.map((person) => (person.id === id ? { ...person, relationStatus, relationId } : person));
  for (const name of ["teachers", "students"] as const)
    client.setQueriesData<Search>({ queryKey: ["search", name] }, (search) =>
      search?.[name] ? { ...search, [name]: mark(search[name]) } : search,
    );
  void client.invalidateQueries({ queryKey: [relationsKey] });
  void client.invalidateQueries({ queryKey: ["statistics"] });
}
