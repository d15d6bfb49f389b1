/** Grows a database from one number of teachers to a larger one. */
import type pg from "pg";
import { seedTeachers, withoutSearchIndexes } from "#test/seed-people.ts";
import { makePopulation } from "./make-population.ts";

export async function fillDatabase(client: pg.Client, from: number, to: number): Promise<void> {
  // Only checks writes, and would take most of the time.
  await client.query("alter table availability_slots drop constraint if exists availability_slots_no_overlap");
  await withoutSearchIndexes(client, async () => {
    for (const teachers of makePopulation(from, to)) await seedTeachers(client, teachers);
  });
  await client.query("vacuum analyze accounts, teachers, availability_slots");
}
