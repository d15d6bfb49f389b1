/** Admins of the journeys, each journey with its own, as the operator's command makes them. */
import { type APIRequestContext, expect } from "@playwright/test";
import { createAdmin } from "#server/admin/create-admin.ts";
import { openDatabase } from "#server/db/client.ts";
import { type Person, password } from "./people.ts";

let count = 0;

export async function makeAdmin(): Promise<string> {
  count += 1;
  const email = `office-${Date.now()}-${process.pid}-${count}@example.test`;
  const database = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await createAdmin(database.db, { email, password }).finally(() => database.close());
  return email;
}

export type Admin = Pick<Person, "user" | "token">;

export async function openAdmin(request: APIRequestContext): Promise<Admin> {
  const data = { email: await makeAdmin(), password, role: "admin" };
  const answer = await request.post("/api/auth/login", { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
