/** For tests and benchmarks: inserts many people at once, without passwords, points snapped as by the profile. */
import type pg from "pg";
import type { CodedFilter } from "#contract/search-filters.ts";
import type { Day, Gender } from "#contract/vocabulary.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { codedFilters, rowFilters } from "#server/search/filters.ts";

export type SeededTeacher = {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
  subjects: string[];
  qualifications: string[];
  teaching_range: number;
  experience_years: number | null;
  fee_hourly: number | null;
  fee_monthly: number | null;
  modes: string[];
  boards: string[];
  classes: string[];
  languages: string[];
  gender: Gender | null;
  rating: number | null;
  review_count: number;
  verified: boolean;
  bio: string | null;
  days: Day[];
  phone: string | null;
  /** Their values for the search filters; fields below may set them too. */
  codes?: FilterCodes;
};

export type FilterCodes = Partial<Record<CodedFilter, readonly string[]>>;

/** The fields that hold codes, by filter. */
const fields: { [Name in CodedFilter]?: (codes: readonly string[]) => Partial<SeededTeacher> } = {
  subjects: (codes) => ({ subjects: [...codes] }),
  qualifications: (codes) => ({ qualifications: [...codes] }),
  days: (codes) => ({ days: [...codes] as Day[] }),
  modes: (codes) => ({ modes: [...codes] }),
  boards: (codes) => ({ boards: [...codes] }),
  classes: (codes) => ({ classes: [...codes] }),
  languages: (codes) => ({ languages: [...codes] }),
  gender: ([gender = null]) => ({ gender: gender as Gender | null }),
  verifiedOnly: (codes) => ({ verified: codes.length > 0 }),
};

/** A listed teacher with a minimal profile; tests give what matters. */
export function seedTeacher(given: Partial<SeededTeacher> & Pick<SeededTeacher, "id">): SeededTeacher {
  const codes = Object.entries(given.codes ?? {}) as [CodedFilter, readonly string[]][];
  return {
    name: "Asha Rao",
    longitude: 77.2167,
    latitude: 28.6315,
    subjects: ["mathematics"],
    qualifications: ["bachelor_degree"],
    teaching_range: 10,
    experience_years: 5,
    fee_hourly: 400,
    fee_monthly: 4000,
    modes: ["student_home"],
    boards: ["cbse"],
    classes: ["9", "10"],
    languages: ["hindi"],
    gender: null,
    rating: null,
    review_count: 0,
    verified: false,
    bio: null,
    days: [],
    phone: "+919800000000",
    ...Object.assign({}, ...codes.map(([name, has]) => fields[name]?.(has))),
    ...given,
  };
}

const insertAccounts = `
  insert into accounts (id, role, email, name, phone, email_verified_at)
  select id, 'teacher', id || '@planted.test', name, phone, now()
  from jsonb_to_recordset($1::jsonb) as p (id uuid, name text, phone text)`;

const insertProfiles = `
  insert into teachers (account_id, longitude, latitude, public_cell, public_longitude, public_latitude, public_area,
    subjects, qualifications, teaching_range, experience_years, fee_hourly, fee_monthly,
    modes, boards, classes, languages, gender, rating, review_count, verified_at, bio)
  select id, longitude, latitude, cell, cell_longitude, cell_latitude, 'rohini-sector-3',
    subjects, qualifications, teaching_range, experience_years, fee_hourly, fee_monthly,
    modes, boards, classes, languages, gender, rating, review_count, case when verified then now() end, bio
  from jsonb_to_recordset($1::jsonb) as p (id uuid, longitude float8, latitude float8,
    cell text, cell_longitude float8, cell_latitude float8, subjects text[], qualifications text[], teaching_range real,
    experience_years int, fee_hourly int, fee_monthly int, modes text[], boards text[], classes text[], languages text[],
    gender text, rating numeric, review_count int, verified boolean, bio text)`;

const insertSlots = `
  insert into availability_slots (teacher_id, day, start_time, end_time)
  select p.id, day, '16:00', '18:00'
  from jsonb_to_recordset($1::jsonb) as p (id uuid, days text[]), unnest(p.days) as day`;

export async function seedTeachers(client: Pick<pg.Client, "query">, teachers: SeededTeacher[]): Promise<void> {
  const people = JSON.stringify(teachers.map(withCell));
  for (const statement of [insertAccounts, insertProfiles, insertSlots]) await client.query(statement, [people]);
  for (const name of codedFilters.filter((name) => !(name in fields))) await client.query(insertCodes(name), [people]);
}

/** For a filter without a field here: the table of the filters names its column. */
function insertCodes(name: CodedFilter): string {
  const { holds, column } = rowFilters[name];
  const codes = {
    list: "codes",
    one: "codes[1]",
    // A text for a text column, this moment for a timestamp.
    filled: `case when cardinality(codes) > 0 then 'now'::${column.getSQLType()} end`,
  }[holds];
  return `
    update teachers set ${column.name} = ${codes}
    from (
      select id, array(select jsonb_array_elements_text(codes -> '${name}')) as codes
      from jsonb_to_recordset($1::jsonb) as p (id uuid, codes jsonb)
    ) as planted
    where account_id = planted.id and cardinality(codes) > 0`;
}

export type SeededStudent = {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
  grade: string | null;
  subjects: string[];
  preferred_days: Day[];
  preferred_distance: number | null;
  /** Only then are they shown to teachers (R10.3). */
  adult: boolean;
};

type Somewhere = Pick<SeededStudent, "id" | "longitude" | "latitude">;

/** Without preferences, unless given. */
export function seedStudent(given: Somewhere & Partial<SeededStudent>): SeededStudent {
  const nothing = { grade: null, subjects: [], preferred_days: [], preferred_distance: null };
  return { name: "S", ...nothing, adult: true, ...given };
}

const insertStudentAccounts = `
  insert into accounts (id, role, email, name, phone, email_verified_at)
  select id, 'student', id || '@planted.test', name,
    '+919' || lpad((('x' || right(id::text, 12))::bit(48)::bigint % 1000000000)::text, 9, '0'), now()
  from jsonb_to_recordset($1::jsonb) as p (id uuid, name text)`;

const insertStudentProfiles = `
  insert into students (account_id, longitude, latitude, public_cell, public_longitude, public_latitude, public_area,
    grade, subjects, preferred_days, preferred_distance, adult_declared_at, bio, photo_key)
  select id, longitude, latitude, cell, cell_longitude, cell_latitude, 'rohini-sector-3',
    grade, subjects, preferred_days, preferred_distance, case when adult then now() end, 'Lives in house 42.', 'child.webp'
  from jsonb_to_recordset($1::jsonb) as p (id uuid, longitude float8, latitude float8,
    cell text, cell_longitude float8, cell_latitude float8, grade text, subjects text[], preferred_days text[],
    preferred_distance real, adult boolean)`;

export async function seedStudents(client: Pick<pg.Client, "query">, students: SeededStudent[]): Promise<void> {
  const people = JSON.stringify(students.map(withCell));
  for (const statement of [insertStudentAccounts, insertStudentProfiles]) await client.query(statement, [people]);
}

function withCell<Person extends { longitude: number; latitude: number }>(person: Person) {
  const { cell, longitude, latitude } = snapPoint(person);
  return { ...person, cell, cell_longitude: longitude, cell_latitude: latitude };
}

/** Many rows are inserted faster when the search indexes are built afterwards, as a restore does. */
export async function withoutSearchIndexes(
  client: Pick<pg.Client, "query">,
  write: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where indexname like 'teachers_listed_%'",
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await write();
  for (const { indexdef } of rows) await client.query(indexdef);
}
