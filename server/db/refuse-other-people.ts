/** Keeps demo and production out of each other's databases (R12.3): no demo city among real people, no known password among them. */
import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { type Settings, SetupError } from "#server/settings/settings.ts";

/** Anybody can register an address there, but nobody can verify it: the domain has no mailboxes. */
const seeded = sql`email like '%@demo.test' and email_verified_at is not null`;

export async function refuseOtherPeople(db: Db, { demo }: Pick<Settings, "demo">): Promise<void> {
  const { rows } = await db.execute<{ seeded: boolean; anybody: boolean }>(sql`
    select exists (select from accounts where ${seeded}) as seeded, exists (select from accounts) as anybody`);
  const [found] = rows;
  if (demo && found?.anybody && !found.seeded)
    throw new SetupError("The database of DATABASE_URL holds people's accounts: the demo needs an empty one.");
  if (!demo && found?.seeded)
    throw new SetupError(
      "The database of DATABASE_URL holds demo accounts (@demo.test), whose password is known: production needs another, or an empty one.",
    );
}
