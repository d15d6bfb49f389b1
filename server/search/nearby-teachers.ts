/** Teachers near a place (R7.11): for visitors, and for a student with the relation to each. */
import type { Answer } from "#contract/endpoint.ts";
import { openRelationOf } from "#contract/open-relation.ts";
import type { OpenStatus } from "#contract/relation-states.ts";
import type { nearbyTeachers, publicNearbyTeachers, TeacherSearch, teacherMap } from "#contract/search.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Reads } from "#server/db/client.ts";
import { sqlState } from "#server/db/constraint.ts";
import { choosePlace } from "./choose-place.ts";
import { countPages } from "./count-pages.ts";
import type { NoteSearch } from "./count-searches.ts";
import { findSearcher, type Searcher } from "./find-searcher.ts";
import { circleOf, type TeacherQuestion } from "./match-teachers.ts";
import { canForgive, namesSomebody } from "./match-text.ts";
import { type BeyondRow, type Looker, type TeacherRow, toCard, toCardBeyond, type Wishes } from "./teacher-card.ts";
import { readTeacherMap } from "./teacher-map.ts";
import { beyondSql, teachersSql } from "./teachers-sql.ts";
import { understandQuery } from "./words/understand-query.ts";

type Relation = { relation_id: string | null; relation_status: OpenStatus | null };
type Row = TeacherRow & Relation;

type Reading = Reads;
type Run = <T>(work: (tx: Reading) => Promise<T>) => Promise<T>;

/** How the database is asked, when it is one's turn: at the letter, and where that found nobody in a way that is slow and waits its turn. */
export type Asking = {
  exactly: Run;
  forgiving: Run;
  /** Absent where it is no search of somebody's that asks. */
  note?: NoteSearch;
};

async function findTeachers<Q extends TeacherQuestion>(asking: Asking, understand: (tx: Reading) => Promise<Q>) {
  const found = await readOrForgive(asking, understand);
  asking.note?.(found.question, found.pages.total);
  return found;
}

async function readOrForgive<Q extends TeacherQuestion>(
  { exactly, forgiving }: Asking,
  understand: (tx: Reading) => Promise<Q>,
) {
  const { question, found, beyond } = await exactly(async (tx) => {
    const question = await understand(tx);
    const found = await readTeachers(tx, question);
    return { question, found, beyond: await readBeyond(tx, question, found) };
  });
  if (found.pages.total > 0 || !canForgive(question.terms)) return { question, ...found, beyond };
  const forgiven = { ...question, forgiving: true };
  return forgiving(async (tx) => {
    const found = await readTeachers(tx, forgiven);
    if (beyond.length > 0) return { question, ...found, beyond };
    return { question, ...found, beyond: await readBeyond(tx, forgiven, found).catch(leaveOutSlow) };
  });
}

async function readTeachers(tx: Reading, question: TeacherQuestion) {
  const { rows } = await tx.execute<{ total: number } & (Row | { [Key in keyof Row]: null })>(teachersSql(question));
  const found = rows.filter((row): row is { total: number } & Row => row.id !== null);
  return { found, pages: countPages(question.query, rows[0]?.total ?? 0) };
}

type Found = Awaited<ReturnType<typeof readTeachers>>;

/** After the last of those who are inside: who is meant by name and stands outside. */
async function readBeyond(tx: Reading, question: TeacherQuestion, { pages }: Found): Promise<(BeyondRow & Relation)[]> {
  const isEnd = pages.page === Math.max(1, pages.pages);
  if (!isEnd || circleOf(question.query) === undefined || !namesSomebody(question.terms)) return [];
  const { rows } = await tx.execute<BeyondRow & Relation>(beyondSql(question));
  return rows;
}

/** A statement that took too long; the list itself is there. */
function leaveOutSlow(error: unknown): never[] {
  if (sqlState(error) !== "57014") throw error;
  return [];
}

/** What was asked for stands before what the profile says. */
function wishesOf({ query, terms }: TeacherQuestion, profile: Wishes): Wishes {
  const subjects = [...query.subjects, ...terms.flatMap((term) => term.subjects)];
  return {
    subjects: subjects.length > 0 ? subjects : profile.subjects,
    days: query.days.length > 0 ? query.days : profile.days,
  };
}

function lookerOf(question: TeacherQuestion, language: Language, profile: Wishes = { subjects: [], days: [] }): Looker {
  const { query, place } = question;
  return { place, reach: circleOf(query), wishes: wishesOf(question, profile), language };
}

type StudentQuestion = TeacherQuestion & { student: Searcher };

const askOfVisitor = (query: TeacherSearch): TeacherQuestion => ({
  query,
  terms: understandQuery(query.searchQuery),
  place: choosePlace(query),
});

async function askOfStudent(tx: Reading, studentId: string, query: TeacherSearch): Promise<StudentQuestion> {
  const terms = understandQuery(query.searchQuery);
  const student = await findSearcher(tx, studentId, "student");
  return { query, terms, place: choosePlace(query, student.place), student };
}

export async function findTeachersForVisitor(
  asking: Asking,
  query: TeacherSearch,
  language: Language,
): Promise<Answer<typeof publicNearbyTeachers>> {
  const { question, found, pages, beyond } = await findTeachers(asking, async () => askOfVisitor(query));
  const looker = lookerOf(question, language);
  return {
    teachers: found.map((row) => toCard(row, looker)),
    ...pages,
    beyond: beyond.map((row) => toCardBeyond(row, looker)),
  };
}

export async function findTeachersForStudent(
  asking: Asking,
  studentId: string,
  query: TeacherSearch,
  language: Language,
): Promise<Answer<typeof nearbyTeachers>> {
  const { question, found, pages, beyond } = await findTeachers(asking, (tx) => askOfStudent(tx, studentId, query));
  const looker = lookerOf(question, language, question.student.wishes);
  const relationOf = (row: Relation) => ({
    relationStatus: openRelationOf(row.relation_status),
    relationId: row.relation_id,
  });
  return {
    teachers: found.map((row) => ({ ...toCard(row, looker), ...relationOf(row) })),
    ...pages,
    beyond: beyond.map((row) => ({ ...toCardBeyond(row, looker), ...relationOf(row) })),
  };
}

/** `studentId`: whose place and blocks count. */
export function mapTeachers(
  { exactly }: Pick<Asking, "exactly">,
  studentId: string | undefined,
  query: TeacherSearch,
): Promise<Answer<typeof teacherMap>> {
  return exactly(async (tx) =>
    readTeacherMap(tx, studentId === undefined ? askOfVisitor(query) : await askOfStudent(tx, studentId, query)),
  );
}
