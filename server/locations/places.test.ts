/** Places (R3.4, R5.5, R7.10): exact for their owner, a cell for all others, manual ones never overwritten by a device. */
import { cellToLatLng, gridRing } from "h3-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveStudentProfileEndpoint, saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { readStudentProfileEndpoint } from "#contract/students.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const calls = {
  student: { read: readStudentProfileEndpoint, save: saveStudentProfileEndpoint },
  teacher: { read: readTeacherProfileEndpoint, save: saveTeacherProfileEndpoint },
};
const rohini = [77.1135, 28.7041];
const saket = [77.2066, 28.5245];
const dwarka = [77.0469, 28.5921];

function at(coordinates: number[], isManual = false) {
  return { location: { coordinates, address: { fullAddress: "Somewhere", isManual } } };
}

async function publicCell(id: string, role: MemberRole): Promise<{ cell: string; area: string; longitude: number }> {
  const { rows } = await app.database.pool.query(
    `select public_cell as cell, public_area as area, public_longitude as longitude from ${role}s where account_id = $1`,
    [id],
  );
  return rows[0];
}

const cellOf = ([longitude = 0, latitude = 0]: number[]) => snapPoint({ longitude, latitude }).cell;

describe.each(["student", "teacher"] as const)("a %s", (role) => {
  const save = (person: TestPerson, body: object, detected = true) =>
    app.call(calls[role].save, {
      token: person.token,
      body,
      headers: detected ? { "x-location-update": "true" } : {},
    });
  const make = () => makePerson(app.database.db, { role });

  test("R3.4 outside known neighbourhoods others see the city", async () => {
    const person = await make();
    await save(person, at([72.8777, 19.076]));
    expect((await publicCell(person.id, role)).area).toBe("Mumbai");
    const nobody = await make();
    await save(nobody, at([-30, 0.5]));
    expect((await publicCell(nobody.id, role)).area).toBeNull();
  });

  test("R7.10 a location update changes the place only, and not the version", async () => {
    const person = await make();
    const before = (await app.call(calls[role].read, { token: person.token })).body;
    const { status, body } = await save(person, { ...at(rohini), bio: "sneaked in", name: "Sneaked" });
    expect([status, body.bio, body.name, body.version]).toEqual([200, null, person.name, before.version]);
    expect(body.location?.coordinates).toEqual(rohini);
  });

  test("R7.10 a detected place never overwrites a manual one; a manual one and a plain edit do", async () => {
    const person = await make();
    await save(person, at(rohini, true));
    const response = await save(person, at(saket));
    expect(response.status).toBe(200);
    expect(response.body.location).toMatchObject({ coordinates: rohini, address: { isManual: true } });
    expect((await save(person, at(dwarka, true))).body.location?.coordinates).toEqual(dwarka);
    expect((await save(person, at(saket), false)).body.location).toMatchObject({
      coordinates: saket,
      address: { isManual: false },
    });
  });

  test("R7.10 a GeoJSON point, a bare pair, a time inside or beside: all mean the same", async () => {
    const timestamp = "2026-02-03T04:05:06.000Z";
    for (const body of [
      { location: { coordinates: { type: "Point", coordinates: rohini }, timestamp } },
      { location: { type: "Point", coordinates: rohini }, timestamp },
      { location: { coordinates: rohini, timestamp: Date.parse(timestamp) }, timestamp: "2020-01-01T00:00:00Z" },
    ]) {
      const saved = await save(await make(), body);
      expect(saved.body.location).toMatchObject({ coordinates: rohini, timestamp });
    }
  });

  test("R7.10 a location update without a place is refused; a future time counts as now", async () => {
    const person = await make();
    const { status, body } = await save(person, { bio: "x" });
    expect([status, body.issues?.map(({ code }) => code)]).toEqual([400, ["location_invalid"]]);
    const late = await save(person, { ...at(rohini), timestamp: "2099-01-01T00:00:00Z" });
    expect(Date.parse(late.body.location?.timestamp ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("R3.4 the first place sets the public cell and the name of its own neighbourhood", async () => {
    const person = await make();
    await save(person, at(saket));
    const first = await publicCell(person.id, role);
    expect(first).toMatchObject({ cell: cellOf(saket), area: expect.stringContaining("saket") });
    expect(first.longitude).not.toBe(saket[0]);
  });

  test("R3.4 a place chosen by hand moves the cell at once, and coming back by hand gives the same cell", async () => {
    const person = await make();
    await save(person, at(rohini));
    const first = await publicCell(person.id, role);
    await save(person, at(saket, true));
    expect((await publicCell(person.id, role)).cell).toBe(cellOf(saket));
    await save(person, at(rohini, true), false);
    expect(await publicCell(person.id, role)).toEqual(first);
  });

  test("R3.4 a detected place is saved at once and changes nothing that others see, not even a date", async () => {
    const person = await make();
    await save(person, at(rohini));
    const before = await publicColumns(person.id, role);
    expect((await save(person, at(saket))).body.location?.coordinates).toEqual(saket);
    expect(await publicColumns(person.id, role)).toEqual(before);
    // An edit that carries a detected place is not a choice by hand either.
    expect((await save(person, at(dwarka), false)).body.location?.coordinates).toEqual(dwarka);
    expect((await publicCell(person.id, role)).cell).toBe(cellOf(rohini));
  });
});

/** A row without the exact place and the device's history. */
async function publicColumns(id: string, role: MemberRole) {
  const { rows } = await app.database.pool.query(`select * from ${role}s where account_id = $1`, [id]);
  const { longitude, latitude, located_at, away_cell, away_days, away_on, ...rest } = rows[0];
  return rest;
}

async function letDayPass(id: string): Promise<void> {
  await app.database.pool.query("update teachers set away_on = away_on - 1 where account_id = $1", [id]);
}

/** The centre of a cell some cells away from that of a place. */
function cellsAway([longitude = 0, latitude = 0]: number[], cells: number): number[] {
  const [cell = ""] = gridRing(cellOf([longitude, latitude]), cells);
  const [north, east] = cellToLatLng(cell);
  return [east, north];
}

describe("the public cell and device positions", () => {
  async function findAt(person: TestPerson, role: MemberRole, ...places: (readonly number[])[]): Promise<string> {
    for (const place of places) {
      const body = at([...place]);
      await app.call(calls[role].save, { token: person.token, body, headers: { "x-location-update": "true" } });
    }
    return (await publicCell(person.id, role)).cell;
  }

  /** Consecutive days, each with its device positions; the cell on the evening of each. */
  async function live(person: TestPerson, days: number[][][]): Promise<string[]> {
    const evenings: string[] = [];
    for (const finds of days) {
      evenings.push(await findAt(person, "teacher", ...finds));
      await letDayPass(person.id);
    }
    return evenings;
  }

  async function makeTeacher(home: number[]): Promise<TestPerson> {
    const teacher = await makePerson(app.database.db, { role: "teacher" });
    await findAt(teacher, "teacher", home);
    return teacher;
  }

  const [home, school] = [cellOf(rohini), cellOf(saket)];

  test("R3.4 a student's cell never follows the device", async () => {
    const student = await makePerson(app.database.db);
    const cells = new Set<string>();
    for (const place of [rohini, saket, saket, saket, dwarka, dwarka, dwarka, saket])
      cells.add(await findAt(student, "student", place));
    expect([...cells]).toEqual([home]);
  });

  test("R3.4 a teacher's cell follows on the third day elsewhere, and not after three positions on one day", async () => {
    const teacher = await makeTeacher(rohini);
    const days = [[saket, saket, saket, saket], [saket, saket, saket], [saket]];
    expect(await live(teacher, days)).toEqual([home, home, school]);
    expect((await publicCell(teacher.id, "teacher")).area).toContain("saket");
  });

  test("R3.4 a teacher's cell does not follow into a neighbouring cell, and does beyond", async () => {
    const [beside, beyond] = [cellsAway(rohini, 1), cellsAway(rohini, 2)];
    const near = await makeTeacher(rohini);
    expect(new Set(await live(near, Array(6).fill([beside])))).toEqual(new Set([home]));
    const far = await makeTeacher(rohini);
    expect((await live(far, Array(3).fill([beyond]))).at(-1)).toBe(cellOf(beyond));
  });

  test("R3.4 positions that disagree do not move a teacher's cell; of those that agree, the first sets it", async () => {
    const restless = await makeTeacher(rohini);
    expect(
      new Set(
        await live(
          restless,
          Array(4)
            .fill([[saket], [dwarka]])
            .flat(),
        ),
      ),
    ).toEqual(new Set([home]));
    const settled = await makeTeacher(rohini);
    expect((await live(settled, [[saket], [cellsAway(saket, 1)], [cellsAway(saket, 1)]])).at(-1)).toBe(school);
  });

  test("R3.4 a position at home restarts the count: two daily places move nothing", async () => {
    const teacher = await makeTeacher(rohini);
    const days = [[saket], [saket], [rohini], [saket], [saket, rohini], [saket], [saket], [rohini, saket], [saket]];
    expect(new Set(await live(teacher, days))).toEqual(new Set([home]));
  });

  test("R3.4 a place chosen by hand restarts the count, and earlier positions no longer count", async () => {
    const teacher = await makeTeacher(rohini);
    await live(teacher, [[saket], [saket]]);
    const save = (coordinates: number[], isManual: boolean) =>
      app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: at(coordinates, isManual) });
    await save(dwarka, true);
    await save(saket, false);
    expect((await publicCell(teacher.id, "teacher")).cell).toBe(cellOf(dwarka));
  });

  test("R3.4 back at an earlier place, a teacher has its earlier cell", async () => {
    const teacher = await makeTeacher(rohini);
    const [nextToHome, nextToSchool] = [cellsAway(rohini, 1), cellsAway(saket, 1)];
    const stays = [saket, nextToHome, nextToSchool, rohini, nextToSchool].flatMap((place) => Array(3).fill([place]));
    const seen = await live(teacher, stays);
    expect(new Set(seen)).toEqual(new Set([home, school]));
    expect(seen.at(-1)).toBe(school);
    // Choosing by hand resets the history.
    await app.call(saveTeacherProfileEndpoint, { token: teacher.token, body: at(nextToHome, true) });
    expect((await publicCell(teacher.id, "teacher")).cell).toBe(cellOf(nextToHome));
  });
});
