/** Reads what the database holds of a drill's writes. */
import type pg from "pg";
import type { FoundRelation, WritesFound } from "./judge-writes.ts";

type Client = Pick<pg.Client, "query">;

async function count(client: Client, statement: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(statement);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

export async function lookUp(client: Client): Promise<WritesFound> {
  const notified = (kind: string) => `(select count(*)::int from notifications n
      where n.account_id = r.teacher_id and n.kind = '${kind}' and n.params ->> 'relationId' = r.id::text)`;
  const { rows } = await client.query<FoundRelation & { pair: string }>(
    `select student_id || ' ' || teacher_id as pair, count(*)::int as count,
       count(*) filter (where status = 'withdrawn')::int as withdrawn,
       sum(${notified("request_received")})::int as "toldAsked", sum(${notified("request_withdrawn")})::int as "toldWithdrawn"
     from relations r group by 1`,
  );
  const profiles = await client.query<{ id: string; bio: string }>(
    "select account_id as id, bio from students where bio is not null",
  );
  return {
    accounts: await count(client, "select email::text as name, count(*)::int from accounts group by 1"),
    letters: await count(client, "select subject as name, count(*)::int from contact_messages group by 1"),
    profiles: new Map(profiles.rows.map(({ id, bio }) => [id, bio])),
    relations: new Map(rows.map(({ pair, ...relation }) => [pair, relation])),
  };
}

/** Ids of these accounts' notifications. */
export async function listNotices(client: Client, accountIds: string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>("select id from notifications where account_id = any($1)", [
    accountIds,
  ]);
  return rows.map(({ id }) => id);
}
