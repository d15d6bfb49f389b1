/**
 * What a teacher learns of families around (R13.3), attacked together with the public numbers and the fee compass: moving, a
 * wider range or another subject isolates nobody.
 */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { latLngToCell } from "h3-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demandFor } from "#content/keywords/demand-for.ts";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import { readFeeRangesEndpoint, type TeacherDemand, teacherDemandEndpoint } from "#contract/insights.ts";
import { demand as limits } from "#contract/limits.ts";
import type { Day } from "#contract/vocabulary.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { randomCases } from "#test/random-cases.ts";
import { seedStudent, seedStudents, seedTeacher, seedTeachers } from "#test/seed-people.ts";
import { countDemand, groupOf } from "./count-demand.ts";
import { countCells, demandAround } from "./demand-around.ts";

let search: OpenSearch;
beforeAll(async () => {
  search = await openSearch();
});
afterAll(() => search.close());

const clear = () => search.database.pool.query("delete from accounts");

/** Some in one hexagon, others in adjacent ones. */
const points = [
  { longitude: 77.2, latitude: 28.6 },
  { longitude: 77.21, latitude: 28.605 },
  { longitude: 77.27, latitude: 28.6 },
  { longitude: 77.2, latitude: 28.68 },
];

type Family = { at: number; subjects: string[]; grade: string | null; days: Day[]; wishes: boolean };

const family: fc.Arbitrary<Family> = fc.record({
  at: fc.nat({ max: points.length - 1 }),
  subjects: fc.uniqueArray(fc.constantFrom("mathematics", "physics", "Madhubani painting"), { maxLength: 3 }),
  grade: fc.constantFrom("4", "9", "10", "first year", null),
  days: fc.uniqueArray(fc.constantFrom<Day>("monday", "sunday"), { maxLength: 2 }),
  /** States it in a wish too, or only in a wish. */
  wishes: fc.boolean(),
});

const pointOf = ({ at }: Pick<Family, "at">) => points[at] ?? { longitude: 0, latitude: 0 };

async function insert(families: Family[], joined = "2 days"): Promise<void> {
  const { pool } = search.database;
  const inserted = families.map((each) => ({
    ...seedStudent({ id: randomUUID(), ...pointOf(each) }),
    grade: each.grade,
    subjects: each.subjects,
    preferred_days: each.days,
  }));
  await seedStudents(pool, inserted);
  await pool.query("update students set created_at = now() - $2::interval where account_id = any($1)", [
    inserted.map(({ id }) => id),
    joined,
  ]);
  for (const [at, each] of families.entries())
    if (each.wishes)
      await pool.query(
        `insert into wishes (account_id, query, keys, terms, point, reach, until, created_at, cell)
         values ($1, jsonb_build_object('classes', $3::text, 'days', $4::text), $2, '[]', '(0,0,0)', '(0,0,0)', now() + interval '1 day', now() - $5::interval, $6)`,
        [
          inserted[at]?.id,
          each.subjects.length > 0 ? each.subjects : ["*"],
          each.grade === null ? null : `${each.grade},9`,
          each.days.join(),
          joined,
          snapPoint(pointOf(each)).cell,
        ],
      );
}

/** Every place, several ranges, and taught subjects. */
const teachers = points.flatMap((point) =>
  [1, 4, 8, 12, 20].flatMap((reach) =>
    [["mathematics"], ["physics", "mathematics"]].map((taught) =>
      seedTeacher({ id: randomUUID(), ...point, teaching_range: reach, subjects: taught }),
    ),
  ),
);

const numbersOf = ({ subjects, classGroups, days, wider }: TeacherDemand) =>
  [...subjects, ...classGroups, ...days, ...(wider?.subjects ?? [])].map(({ families }) => families);

/** Families of a hexagon by what they state, each once. */
function countByHand(families: Family[]): Map<string, Set<Family>> {
  const groups = new Map<string, Set<Family>>();
  for (const each of families) {
    const { latitude, longitude } = snapPoint(pointOf(each));
    const cell = latLngToCell(latitude, longitude, limits.cells);
    const grades = [each.grade, ...(each.wishes && each.grade !== null ? ["9"] : [])];
    const said = [
      ...each.subjects.filter((subject) => subject !== "Madhubani painting").map((name) => `subject ${name}`),
      ...grades.flatMap((grade) => groupOf[grade ?? ""] ?? []).map((name) => `class ${name}`),
      ...each.days.map((name) => `day ${name}`),
    ];
    for (const name of said) {
      const key = `${cell} ${name}`;
      groups.set(key, (groups.get(key) ?? new Set()).add(each));
    }
  }
  return groups;
}

it("R13.3 moving, a wider range or another subject gives multiples of three: no two numbers, nor the public ones, differ by one or two families", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(family, { minLength: 15, maxLength: 40 }), async (families) => {
      await clear();
      await seedTeachers(search.database.pool, teachers);
      await insert(families);
      const { db } = search.database;
      const cells = await countCells(db, new Date());
      const counted = new Map(
        cells.cells.flatMap(({ cell, families: by }) => [...by].map(([name, number]) => [`${cell} ${name}`, number])),
      );
      // A group of one or two is never shown; others are a multiple of three.
      const byHand = [...countByHand(families)].map(([key, { size }]) => [key, size - (size % 3)] as const);
      expect(counted).toEqual(new Map(byHand.filter(([, number]) => number > 0)));
      const demands = await Promise.all(teachers.map(({ id }) => demandAround(db, id, cells)));
      const inPublic = await countDemand(db, new Date());
      const shown = new Set([
        ...demands.flatMap(numbersOf),
        ...inPublic.areas.flatMap((area) =>
          [...area.subjects, ...area.classGroups, ...area.days].map(({ families: number }) => number),
        ),
        ...[...keywordPages().values()]
          .filter(({ audience, path }) => audience === "teachers" && path === "/find-students")
          .map((page) => demandFor(inPublic, page).families),
      ]);
      for (const one of shown) for (const other of shown) expect([1, 2]).not.toContain(Math.abs(one - other));
    }),
    randomCases(30),
  );
});

it("R13.3 shows the teacher's own demand, what one more subject or day would add, and the next distance; who joins today changes nothing today", async () => {
  await clear();
  const maths: Family = { at: 0, subjects: ["mathematics"], grade: "9", days: ["monday"], wishes: false };
  const far: Family = { ...maths, at: 3, subjects: ["mathematics", "physics"], grade: "4", days: ["sunday"] };
  await insert([...Array(4).fill(maths), ...Array(3).fill(far), { ...maths, at: 2 }, { ...maths, at: 2 }]);
  const near = seedTeacher({ id: randomUUID(), ...pointOf(maths), teaching_range: 5, days: ["monday"] });
  const wide = seedTeacher({ ...near, id: randomUUID(), teaching_range: 20, subjects: ["mathematics", "chess"] });
  const lost = seedTeacher({ id: randomUUID() });
  await seedTeachers(search.database.pool, [near, wide, lost]);
  await search.database.pool.query(
    "update teachers set public_cell = null, public_longitude = null, public_latitude = null where account_id = $1",
    [lost.id],
  );
  const readDemand = (id: string) => search.call(teacherDemandEndpoint, {}, id);
  const demands = await readDemand(near.id);
  expect(demands).toMatchObject({
    distance: 5,
    subjects: [{ subject: "mathematics", families: 3, own: true }],
    classGroups: [{ classGroup: "secondary", families: 3, own: true }],
    days: [{ day: "monday", families: 3, own: true }],
    wider: { subjects: [{ subject: "mathematics", families: 3 }] },
  });
  expect(demands.wider?.distance).toBeGreaterThan(5);
  expect(await readDemand(wide.id)).toMatchObject({
    subjects: [
      { subject: "mathematics", families: 6, own: true },
      { subject: "physics", families: 3, own: false },
    ],
    classGroups: [
      { classGroup: "primary", own: false },
      { classGroup: "secondary", own: true },
    ],
    days: [
      { day: "monday", own: true },
      { day: "sunday", families: 3, own: false },
    ],
    wider: null,
  });
  expect(await readDemand(lost.id)).toMatchObject({ distance: null, subjects: [], wider: null });
  await insert([maths, maths, maths], "0 seconds");
  expect((await countCells(search.database.db, new Date())).cells).toHaveLength(2);
  expect(await readDemand(near.id)).toEqual(demands);
});

it("R13.3 wishes of families who left or are suspended are not counted", async () => {
  await clear();
  const { db, pool } = search.database;
  // Only in wishes: their profiles do not mention chess.
  const family: Family = { at: 0, subjects: ["chess"], grade: null, days: [], wishes: true };
  await insert(Array.from({ length: 6 }, () => family));
  await pool.query("update students set subjects = '{physics}'");
  const count = async () =>
    (await countCells(db, new Date())).cells.map(({ families: by }) => by.get("subject chess") ?? 0);
  expect(await count()).toEqual([6]);
  const { rows } = await pool.query<{ id: string }>("select account_id as id from wishes order by id");
  const set = (nth: number, to: string) => pool.query(`update accounts set ${to} where id = $1`, [rows[nth]?.id]);
  await set(0, "suspended_at = now()");
  expect(await count()).toEqual([3]);
  await set(0, "suspended_at = null");
  expect(await count()).toEqual([6]);
  await set(1, "status = 'deactivated'");
  await set(2, "status = 'deleted'");
  expect(await count()).toEqual([3]);
});

it("R13.3 accounts of one phone or one device are one family, and a wish counts only if its owner is a declared adult", async () => {
  await clear();
  const { db, pool } = search.database;
  const maths: Family = { at: 0, subjects: ["mathematics"], grade: null, days: [], wishes: false };
  const wishing: Family = { ...maths, subjects: ["chess"], wishes: true };
  await insert([maths, maths, maths, wishing, wishing, wishing]);
  await pool.query("update students set subjects = '{physics}' where subjects = '{chess}'");
  const count = async (subject: string) =>
    (await countCells(db, new Date())).cells.reduce(
      (sum, { families }) => sum + (families.get(`subject ${subject}`) ?? 0),
      0,
    );
  const inPublic = async () => (await countDemand(db, new Date())).areas.flatMap(({ subjects }) => subjects);
  const idsOf = async (subject: string) =>
    (await pool.query<{ id: string }>("select account_id as id from students where subjects = array[$1]", [subject]))
      .rows;
  expect([await count("mathematics"), await count("chess")]).toEqual([3, 3]);
  expect(await inPublic()).toContainEqual({ subject: "mathematics", families: 3 });
  const [one, two] = await idsOf("mathematics");
  await pool.query("update accounts set phone = (select phone from accounts where id = $1) where id = $2", [
    one?.id,
    two?.id,
  ]);
  expect(await count("mathematics")).toBe(0);
  expect(await inPublic()).not.toContainEqual({ subject: "mathematics", families: 3 });
  await pool.query("update accounts set phone = '+919811100000' where id = $1", [two?.id]);
  expect(await count("mathematics")).toBe(3);
  for (const each of [one, two])
    await pool.query(
      "insert into sign_ins (account_id, way, user_agent, network, device_hash) values ($1, 'password', '', '', 'device')",
      [each?.id],
    );
  expect(await count("mathematics")).toBe(0);
  const [wisher] = await idsOf("physics");
  await pool.query("update students set adult_declared_at = null where account_id = $1", [wisher?.id]);
  expect(await count("chess")).toBe(0);
});

it("R13.1 the fee compass never shows the fees of fewer than eight teachers, nor the fee of a teacher who is not listed", async () => {
  await clear();
  const others = Array.from({ length: 8 }, (_, at) =>
    seedTeacher({ id: randomUUID(), ...points[at % 2], fee_hourly: 300, fee_monthly: at < 7 ? 3000 : null }),
  );
  const hidden = seedTeacher({ id: randomUUID(), ...points[0], fee_hourly: 99_999, fee_monthly: 99_999, phone: null });
  await seedTeachers(search.database.pool, [...others, hidden]);
  for (const point of points.slice(1, 3))
    for (const subjects of ["", "mathematics", "physics", "mathematics,physics"])
      for (const classes of ["", "4"])
        for (const modes of ["", "online"]) {
          const {
            teachers: counted,
            hourly,
            monthly,
          } = await search.call(readFeeRangesEndpoint, { ...point, subjects, classes, modes });
          expect([0, 4, 8]).toContain(counted);
          expect(monthly).toBeNull();
          expect(hourly).toEqual(counted < 8 ? null : { low: 300, middle: 300, high: 300 });
        }
});
