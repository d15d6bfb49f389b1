/** A teacher as one line of text, which the database writes and a process reads by the hundred thousand. */
import { type SQL, sql } from "drizzle-orm";
import { chordSql } from "#server/search/sphere.ts";
import { union, type Words, wordsOf } from "./bits.ts";

export type IndexedTeacher = {
  /** The UUID, in four parts of 32 bits. */
  id: readonly [number, number, number, number];
  point: readonly [number, number, number];
  words: Words;
  /** Subjects in words of the teacher's own. */
  others: readonly string[];
  /** The straight line of the own range, in kilometres. */
  reach: number;
  /** Hundredths; -1: none. */
  rating: number;
  reviews: number;
  /** -1: not said; fees too. */
  experience: number;
  feeHourly: number;
  feeMonthly: number;
};

const optional = (column: SQL) => sql`coalesce(${column}::text, '')`;
const fields: SQL[] = [
  sql`t.account_id::text`,
  sql`t.public_point::text`,
  sql`(${chordSql(sql`t.teaching_range`)})::text`,
  // As JSON, since people write them.
  sql`array_to_json(t.subjects)::text`,
  sql`t.qualifications::text`,
  sql`t.free_days::text`,
  sql`t.modes::text`,
  sql`t.boards::text`,
  sql`t.classes::text`,
  sql`t.languages::text`,
  optional(sql`t.gender`),
  sql`case when t.verified_at is null then '' else 'verified' end`,
  optional(sql`(t.rating * 100)::int`),
  sql`t.review_count::text`,
  optional(sql`t.experience_years`),
  optional(sql`t.fee_hourly`),
  optional(sql`t.fee_monthly`),
];

/** Over `teachers t`. */
export const lineSql: SQL = sql.join(fields, sql` || E'\\t' || `);
/** Who takes no students now is found by name alone, which memory is not asked for. */
export const isIndexed: SQL = sql`t.listed and t.accepting_students`;

/** The same few lists come again and again: each is read once. */
function remember<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    // People's own words have no end.
    if (known.size > 20_000) known.clear();
    const made = read(text);
    known.set(text, made);
    return made;
  };
}

const listed = (text: string) => (text === "{}" ? [] : text.slice(1, -1).split(","));
const readSubjects = remember((text) => {
  const subjects: string[] = JSON.parse(text);
  const isCode = (subject: string) => wordsOf("subjects", [subject]).some((word) => word !== 0);
  const others = subjects.filter((subject) => !isCode(subject));
  return {
    words: union([wordsOf("subjects", subjects), others.length > 0 ? wordsOf("other", ["other"]) : [0, 0, 0]]),
    others,
  };
});
const readQualifications = remember((text) => wordsOf("qualifications", listed(text)));
const readDays = remember((text) => wordsOf("days", listed(text)));
const readModes = remember((text) => wordsOf("modes", listed(text)));
const readBoards = remember((text) => wordsOf("boards", listed(text)));
const readClasses = remember((text) => wordsOf("classes", listed(text)));
const readLanguages = remember((text) => wordsOf("languages", listed(text)));
const readGender = remember((text) => wordsOf("gender", [text]));
const readVerified = remember((text) => wordsOf("verified", [text]));
const readPoint = remember((text) => {
  const [x = 0, y = 0, z = 0] = text.slice(1, -1).split(",").map(Number);
  return [x, y, z] as const;
});
const readReach = remember(Number);

const orNone = (text = "") => (text === "" ? -1 : Number(text));

export function partsOfId(id: string): IndexedTeacher["id"] {
  const digits = id.replaceAll("-", "");
  const part = (at: number) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16);
  return [part(0), part(1), part(2), part(3)];
}

export function readLine(line: string): IndexedTeacher {
  const [id = "", point = "", reach = "", subjects = "[]", ...rest] = line.split("\t");
  const [qualifications = "{}", days = "{}", modes = "{}", boards = "{}", classes = "{}", languages = "{}", ...last] =
    rest;
  const [gender = "", verified = "", rating, reviews, experience, feeHourly, feeMonthly] = last;
  const own = readSubjects(subjects);
  const lists = [
    own.words,
    readQualifications(qualifications),
    readDays(days),
    readModes(modes),
    readBoards(boards),
    readClasses(classes),
    readLanguages(languages),
    readGender(gender),
    readVerified(verified),
  ];
  return {
    id: partsOfId(id),
    point: readPoint(point),
    words: union(lists),
    others: own.others,
    reach: readReach(reach),
    rating: orNone(rating),
    reviews: Number(reviews),
    experience: orNone(experience),
    feeHourly: orNone(feeHourly),
    feeMonthly: orNone(feeMonthly),
  };
}
