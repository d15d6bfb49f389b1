/** Inserts the people of a drill into a migrated database: some with sessions, who act, and many who are only found; prints those who act. */
import { randomUUID } from "node:crypto";
import { openDatabase } from "#server/db/client.ts";
import { makeStudent, makeTeacher } from "#test/members.ts";
import { seedTeacher as describeTeacher, seedTeachers } from "#test/seed-people.ts";

const [url = "", wish = "{}"] = process.argv.slice(2);
const { students = 0, teachers = 0, listed = 0 }: Record<string, number> = JSON.parse(wish);
const { db, pool, close } = openDatabase(url, { max: 4 });

const many = Array.from({ length: listed }, (_, index) =>
  describeTeacher({
    id: randomUUID(),
    longitude: 77.15 + (index % 37) / 200,
    latitude: 28.5 + (index % 41) / 200,
    fee_monthly: 1000 + (index % 90) * 100,
    fee_hourly: 200 + (index % 30) * 20,
  }),
);
for (let at = 0; at < many.length; at += 500) await seedTeachers(pool, many.slice(at, at + 500));

type Maker = (
  tx: typeof db,
  wish: { phone: string },
) => Promise<{ id: string; email: string; token: string; page: string }>;
async function make(count: number, network: number, maker: Maker) {
  const people = [];
  for (let index = 0; index < count; index++) {
    const { id, email, token, page } = await maker(db, { phone: `+9198${network}${String(index).padStart(5, "0")}` });
    people.push({ id, email, token, page, from: `10.${network}.${index >> 8}.${index & 255}` });
  }
  return people;
}

const town = { students: await make(students, 101, makeStudent), teachers: await make(teachers, 102, makeTeacher) };
await close();
process.stdout.write(`${JSON.stringify(town)}\n`);
