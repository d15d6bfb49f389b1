/** Admin accounts for the journeys, one per journey, created by the operator's command. */
import { type APIRequestContext, expect } from "@playwright/test";
import type { OfficeRole } from "#contract/roles.ts";
import { createOfficer } from "#server/admin/create-officer.ts";
import { openDatabase } from "#server/db/client.ts";
import { type JourneyPerson, journeyPassword } from "./people.ts";

let count = 0;

export async function makeAdmin(role: OfficeRole = "admin"): Promise<string> {
  count += 1;
  const email = `office-${Date.now()}-${process.pid}-${count}@example.test`;
  const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await createOfficer(database.db, { email, password: journeyPassword, role }).finally(() => database.close());
  return email;
}

/** Moves the last confirmation a little more than 15 minutes into the past (R7.14). */
export async function ageSessions(accountId: string): Promise<void> {
  const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await database.pool
    .query("update sessions set confirmed_at = now() - interval '16 minutes' where account_id = $1", [accountId])
    .finally(() => database.close());
}

/** Marks the second factor as unused, so that the current code is accepted again without waiting for the next. */
export async function forgetSteps(email: string): Promise<void> {
  const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await database.pool
    .query(
      `update admin_second_factors set last_step = null, drift = null
       where account_id = (select id from accounts where email = $1 and role = 'admin')`,
      [email],
    )
    .finally(() => database.close());
}

export type Admin = Pick<JourneyPerson, "user" | "token">;

export async function openAdmin(request: APIRequestContext, role: OfficeRole = "admin"): Promise<Admin> {
  const data = { email: await makeAdmin(role), password: journeyPassword, role };
  const answer = await request.post("/api/auth/login", { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
