/** A teacher's own profile: fields, validation, two tabs, and the place (R3.3-R3.9, R5.5, R7.10). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAvailabilityEndpoint, saveAvailabilityEndpoint } from "#contract/availability.ts";
import { saveTeacherProfileEndpoint } from "#contract/own-profile.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makePerson, type TestPerson } from "#test/people.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const make = (wish = {}) => makePerson(app.database.db, { role: "teacher", ...wish });
const read = ({ token }: TestPerson) => app.call(readTeacherProfileEndpoint, { token });
const save = ({ token }: TestPerson, body: object, headers = {}) =>
  app.call(saveTeacherProfileEndpoint, { token, body, headers });
const codes = (body: { issues?: { path: string; code: string }[] }) =>
  body.issues?.map(({ path, code }) => [path, code]);

const complete = {
  name: "Farah Naaz",
  phone: "098100 12345",
  gender: "female",
  bio: "میں ریاضی پڑھاتی ہوں۔",
  subjects: ["Computer Science", "mathematics", "Vedic Maths"],
  qualifications: ["master_degree"],
  teachingRange: 7.5,
  experienceYears: 12,
  fee: { hourly: 500, monthly: 6000 },
  modes: ["online", "student_home"],
  boards: ["cbse"],
  classes: ["9", "10"],
  languages: ["urdu", "english"],
  availability: [{ day: "tuesday", startTime: "16:00", endTime: "18:00" }],
  location: {
    coordinates: { type: "Point", coordinates: [77.2167, 28.6315] },
    address: { fullAddress: "12 Barakhamba Road", streetAddress: "Barakhamba Road", isManual: true },
  },
};
const timestamp = "2026-01-02T03:04:05Z";

test("R3.9 a whole profile is saved and read again", async () => {
  const person = await make({ name: "Old Name" });
  const saved = await save(person, { ...complete, timestamp });
  expect(saved.status).toBe(200);
  const { body } = await read(person);
  expect(body).toEqual(saved.body);
  expect(body).toMatchObject({
    ...complete,
    id: person.id,
    email: person.email,
    phone: "+919810012345",
    subjects: ["computer_science", "mathematics", "Vedic Maths"],
    modes: ["student_home", "online"],
    languages: ["english", "urdu"],
    accountStatus: "active",
    verified: false,
    rating: null,
    reviewCount: 0,
    profileViews: 0,
    activeStudents: 0,
    acceptedRequests: 0,
    documents: [],
    listed: true,
    area: "connaught-place",
    location: {
      coordinates: [77.2167, 28.6315],
      address: {
        fullAddress: "12 Barakhamba Road",
        formattedAddress: null,
        streetAddress: "Barakhamba Road",
        isManual: true,
      },
      timestamp: "2026-01-02T03:04:05.000Z",
    },
  });
});

test("R3.9 an edit changes the fields it carries and leaves the others", async () => {
  const person = await make();
  await save(person, complete);
  const { body } = await save(person, { bio: "", fee: { monthly: null } });
  expect(body).toMatchObject({
    bio: null,
    fee: { hourly: 500, monthly: null },
    name: "Farah Naaz",
    phone: "+919810012345",
  });
  expect(body.availability).toEqual(complete.availability);
});

test("R3.9 fields the owner may not set are ignored", async () => {
  const person = await make();
  const stranger = await make();
  const { status, body } = await save(person, {
    bio: "hello",
    id: stranger.id,
    accountId: stranger.id,
    email: "other@example.test",
    role: "admin",
    verified: true,
    verifiedAt: "2020-01-01T00:00:00Z",
    rating: 5,
    reviewCount: 900,
    profileViews: 10_000,
    activeStudents: 50,
    acceptedRequests: 50,
    listed: true,
    accountStatus: "deleted",
    photo: "/photos/x",
    photoKey: "x",
    publicLongitude: 1,
    documents: [{ verified: true }],
    slowToAnswer: false,
    passwordHash: "x",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: person.id, email: person.email, verified: false, rating: null, reviewCount: 0 });
  expect(body).toMatchObject({ profileViews: 0, photo: null, listed: false, accountStatus: "active", documents: [] });
  const { rows } = await app.database.pool.query("select role, status from accounts where id = $1", [person.id]);
  expect(rows).toEqual([{ role: "teacher", status: "active" }]);
  expect((await read(stranger)).body.bio).toBeNull();
});

test.each<[string, object, string[][]]>([
  ["no phone", { phone: "" }, [["phone", "phone_required_teacher"]]],
  ["half a phone", { phone: "98100" }, [["phone", "phone_invalid"]]],
  ["a phone that cannot exist", { phone: "+15555555555" }, [["phone", "phone_invalid"]]],
  ["no qualification", { qualifications: [] }, [["qualifications", "qualification_required"]]],
  ["no subject", { subjects: [] }, [["subjects", "subject_required"]]],
  ["a zero range", { teachingRange: 0 }, [["teachingRange", "distance_invalid"]]],
  ["a range above the maximum", { teachingRange: 101 }, [["teachingRange", "distance_invalid"]]],
  ["the sea off Africa", { location: { coordinates: [0, 0] } }, [["location.coordinates", "location_invalid"]]],
  ["beyond the pole", { location: { coordinates: [77, 90.1] } }, [["location.coordinates", "location_invalid"]]],
  ["three numbers", { location: { coordinates: [77, 28, 1] } }, [["location.coordinates", "location_invalid"]]],
  ["text for numbers", { location: { coordinates: ["77", "28"] } }, [["location.coordinates", "location_invalid"]]],
  ["a name of spaces", { name: "  " }, [["name", "name_required"]]],
  [
    "many errors at once",
    { phone: "", qualifications: [] },
    [
      ["phone", "phone_required_teacher"],
      ["qualifications", "qualification_required"],
    ],
  ],
])("R5.1 %s is refused by its code", async (_what, fields, expected) => {
  const person = await make();
  const { status, body } = await save(person, { ...fields, bio: "must not be kept" });
  expect([status, codes(body)]).toEqual([400, expected]);
  expect((await read(person)).body.bio).toBeNull();
});

test("two tabs: the second save is a conflict, and nothing of it is written", async () => {
  const person = await make();
  const { version } = (await read(person)).body;
  const [first, second] = [
    await save(person, { version, bio: "first" }),
    await save(person, { version, bio: "second", name: "Second" }),
  ];
  expect([first.status, second.status, second.body.code]).toEqual([200, 409, "stale_profile"]);
  expect((await read(person)).body).toMatchObject({ bio: "first", name: person.name, version: (version ?? 0) + 1 });
  expect((await save(person, { version: first.body.version, bio: "third" })).status).toBe(200);
  expect((await save(person, { bio: "without a version" })).status).toBe(200);
});

test("two concurrent tabs: one is saved, one is a conflict", async () => {
  const person = await make();
  const { version } = (await read(person)).body;
  const saves = Array.from({ length: 6 }, (_, index) =>
    save(person, { version, name: `Tab ${index}`, bio: `Tab ${index}` }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  const { name, bio } = (await read(person)).body;
  expect(name).toBe(bio);
});

const slot = (day: string, startTime: string, endTime: string) => ({ day, startTime, endTime });
const week = ({ token }: TestPerson, body: object) => app.call(saveAvailabilityEndpoint, { token, body });

test("R5.3 the week is replaced, sorted from Monday, and found by its days", async () => {
  const person = await make();
  const slots = [slot("sunday", "09:00", "10:00"), slot("monday", "18:00", "24:00"), slot("monday", "07:00", "08:30")];
  const { status, body } = await week(person, { slots });
  expect([status, body.slots]).toEqual([200, [slots[2], slots[1], slots[0]]]);
  expect((await app.call(readAvailabilityEndpoint, { token: person.token })).body).toEqual(body);
  const { rows } = await app.database.pool.query("select free_days from teachers where account_id = $1", [person.id]);
  expect(rows[0].free_days.sort()).toEqual(["monday", "sunday"]);
  expect((await week(person, { slots: [] })).body.slots).toEqual([]);
});

test.each<[string, object[], string[][], string]>([
  [
    "the same slot twice",
    [slot("monday", "10:00", "11:00"), slot("monday", "10:00", "11:00")],
    [["slots.1", "slot_exists"]],
    "This time slot already exists",
  ],
  [
    "an overlap",
    [slot("monday", "10:00", "11:00"), slot("monday", "10:59", "12:00")],
    [["slots.1", "slot_exists"]],
    "This time slot already exists",
  ],
  [
    "an end before its start",
    [slot("monday", "10:00", "09:00")],
    [["slots.0.endTime", "slot_order"]],
    "End time must be after start time",
  ],
  [
    "no length",
    [slot("monday", "10:00", "10:00")],
    [["slots.0.endTime", "slot_order"]],
    "End time must be after start time",
  ],
])("R5.3 %s is refused with the exact text", async (_what, slots, expected, text) => {
  const person = await make();
  const { status, body } = await week(person, { slots });
  expect([status, codes(body), body.issues?.[0]?.message]).toEqual([400, expected, text]);
});

test("R5.3 adjacent slots are no overlap; a stale week is a conflict", async () => {
  const person = await make();
  const { version } = (await read(person)).body;
  const slots = [slot("monday", "10:00", "11:00"), slot("monday", "11:00", "12:00")];
  expect((await week(person, { slots, version })).status).toBe(200);
  expect(await week(person, { slots: [], version })).toMatchObject({ status: 409, body: { code: "stale_profile" } });
});

test("no profile but one's own: a student's token is refused", async () => {
  const student = await makePerson(app.database.db, { role: "student" });
  expect((await read(student)).status).toBe(403);
  expect((await save(student, { bio: "x" })).status).toBe(403);
});
