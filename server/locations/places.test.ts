/** Places (R3.4, R5.5, R7.10): exact for their owner, a cell for all others, manual ones never overwritten by a device. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveStudentProfile, saveTeacherProfile } from "#contract/own-profile.ts";
import { readStudentProfile } from "#contract/students.ts";
import { readTeacherProfile } from "#contract/teachers.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { hurryJobs } from "#test/hurry-jobs.ts";
import { makePerson, type TestPerson } from "#test/people.ts";
import { letCellFollow } from "./save-place.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const calls = {
  student: { read: readStudentProfile, save: saveStudentProfile },
  teacher: { read: readTeacherProfile, save: saveTeacherProfile },
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

  test("R3.4 beyond the neighbourhoods we know others read the city", async () => {
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
    const kept = await save(person, at(saket));
    expect(kept.status).toBe(200);
    expect(kept.body.location).toMatchObject({ coordinates: rohini, address: { isManual: true } });
    expect((await save(person, at(dwarka, true))).body.location?.coordinates).toEqual(dwarka);
    expect((await save(person, at(saket), false)).body.location).toMatchObject({
      coordinates: saket,
      address: { isManual: false },
    });
  });

  test("R7.10 a GeoJSON point, a bare pair, a moment inside or beside: all mean the same", async () => {
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

  test("R7.10 a location update without a place is refused; a moment to come is now", async () => {
    const person = await make();
    const { status, body } = await save(person, { bio: "x" });
    expect([status, body.issues?.map(({ code }) => code)]).toEqual([400, ["location_invalid"]]);
    const late = await save(person, { ...at(rohini), timestamp: "2099-01-01T00:00:00Z" });
    expect(Date.parse(late.body.location?.timestamp ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("R3.4 the first place sets the public cell, a second one within the hour leaves it, and it follows later", async () => {
    const person = await make();
    await save(person, at(rohini));
    const first = await publicCell(person.id, role);
    expect(first.cell).toBe(cellOf(rohini));
    expect(first.longitude).not.toBe(rohini[0]);
    const moved = await save(person, at(saket));
    expect(moved.body.location?.coordinates).toEqual(saket);
    await save(person, at(dwarka));
    expect(await publicCell(person.id, role)).toEqual(first);
    const { rows } = await app.database.pool.query(
      "select data, start_after > now() + interval '50 minutes' as later from pgboss.job where name = 'follow_place' and data->>'id' = $1",
      [person.id],
    );
    expect(rows).toEqual([{ data: expect.objectContaining({ id: person.id, role }), later: true }]);

    await letCellFollow(app.database.db, { id: person.id, role });
    expect(await publicCell(person.id, role)).toEqual(first);
    await app.database.pool.query(
      `update ${role}s set public_cell_changed_at = now() - interval '61 minutes' where account_id = $1`,
      [person.id],
    );
    await hurryJobs(app.database.pool, "follow_place");
    await expect.poll(async () => (await publicCell(person.id, role)).cell).toBe(cellOf(dwarka));
  });

  test("R3.4 after an hour the cell follows at once, with the name of its own neighbourhood", async () => {
    const person = await make();
    await save(person, at(rohini));
    await app.database.pool.query(
      `update ${role}s set public_cell_changed_at = now() - interval '61 minutes' where account_id = $1`,
      [person.id],
    );
    await save(person, at(saket));
    expect(await publicCell(person.id, role)).toMatchObject({
      cell: cellOf(saket),
      area: expect.stringContaining("saket"),
    });
  });
});
