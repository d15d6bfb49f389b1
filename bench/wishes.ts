/** npm run bench -- wishes [wishes] [changed teachers]: a minute of changes matched against many wishes; prints what was missed or duplicated, and how many statements it took (R13.2). */

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { minute } from "#contract/durations.ts";
import { openDatabase } from "#server/db/client.ts";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { matchWishes } from "#server/wishes/match-wishes.ts";
import { seedStudent, seedStudents, seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { noteFigure } from "./all/note-figure.ts";

const wished = Number(process.argv[2] ?? 100_000);
const changed = Number(process.argv[3] ?? 1000);
/** Of one student, as the product allows. */
const each = 10;
/** Subjects of the wishes, and of the teachers after the change. */
const subjects = ["mathematics", "physics", "chemistry", "biology", "english", "hindi", "urdu", "accountancy"];
/** A city and its surroundings, in degrees. */
const somewhere = () => ({ longitude: 76.8 + 0.9 * Math.random(), latitude: 28.3 + 0.8 * Math.random() });

const dir = await mkdtemp(join(tmpdir(), "nukkad-wishes-"));
const postgres = await startEmbedded({ dir });
let statements = 0;
const { query } = pg.Client.prototype;

try {
  await migrateDatabase(postgres.url);
  const database = openDatabase(postgres.url, { max: 2 });
  const { db } = database;
  // Inserting and the brute-force count exceed the product's statement timeout.
  const client = new pg.Client(postgres.url);
  await client.connect();
  client.on("error", () => {});
  const students = Array.from({ length: Math.ceil(wished / each) }, () =>
    seedStudent({ id: randomUUID(), ...somewhere() }),
  );
  for (let from = 0; from < students.length; from += 5000)
    await seedStudents(client, students.slice(from, from + 5000));
  await client.query(
    `insert into wishes (account_id, query, keys, terms, point, chord, reach, until, created_at)
     select s.account_id, jsonb_build_object('n', n), array[($1::text[])[1 + floor(random() * cardinality($1))::int]],
       '[]', s.public_point, 5, cube_enlarge(s.public_point, 5, 3), now() + interval '90 days', now() - interval '1 day'
     from students s, generate_series(1, $2::int) n`,
    [subjects, each],
  );
  const teachers = Array.from({ length: changed }, () =>
    seedTeacher({ id: randomUUID(), ...somewhere(), subjects: ["chess"] }),
  );
  await seedTeachers(client, teachers);
  // Statistics as autovacuum keeps them; inserted people do not count as new matches.
  await client.query("analyze");
  await client.query("delete from wish_checks");
  // A thousand of them change within a minute.
  await client.query(
    "update teachers set subjects = array[($1::text[])[1 + floor(random() * cardinality($1))::int]] where subjects = '{chess}'",
    [subjects],
  );
  // Brute force: every pair.
  const { rows: wanted } = await client.query<{ pairs: string }>(
    `select count(*) as pairs from wishes w join teachers t on w.keys && t.subjects
     where t.listed and (t.public_point <-> w.point) <= least(w.chord, 12742 * sin(t.teaching_range / 12742))`,
  );
  const expected = Number(wanted[0]?.pairs);
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    statements++;
    return (query as (...given: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  const began = performance.now();
  const looked = await matchWishes(db);
  const took = performance.now() - began;
  const needed = statements;
  await matchWishes(db);
  pg.Client.prototype.query = query;
  const { rows: found } = await client.query<{ matches: string; pairs: string }>(
    "select count(*) as matches, count(distinct (wish_id, teacher_id)) as pairs from wish_matches",
  );
  const [matches, pairs] = [Number(found[0]?.matches), Number(found[0]?.pairs)];
  const [missed, doubled] = [expected - pairs, matches - pairs];
  const share = (100 * took) / minute;
  process.stdout.write(
    `wishes: ${students.length * each} wishes, ${looked} teachers changed in a minute: ${pairs} matches, ${missed} missed, ${doubled} doubled (none is wanted); ${needed} statements, ${share.toFixed(1)} % of the minute\n`,
  );
  const isKept = missed === 0 && doubled === 0 && looked === changed && took < minute;
  noteFigure({
    what: `${changed} changed teachers a minute against ${wished} wishes: missed, doubled, statements`,
    seen: `${missed}, ${doubled}, ${needed} for ${pairs} matches, in ${share.toFixed(0)} % of the minute`,
    held: isKept,
  });
  process.exitCode = isKept ? 0 : 1;
  await client.end();
  await database.pool.end();
} finally {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
