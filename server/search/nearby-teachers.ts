/** Teachers near a place (R7.11): for visitors, and for a student with the relation to each. */
import { openRelationOf } from "#contract/open-relation.ts";
import type { OpenStatus } from "#contract/relation-states.ts";
import type { FoundTeacher, FoundTeacherOfStudent, TeacherSearch } from "#contract/search.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { choosePlace } from "./choose-place.ts";
import { countPages, type Pages } from "./count-pages.ts";
import { findSearcher } from "./find-searcher.ts";
import { canForgive } from "./match-text.ts";
import { type TeacherRow, toCard, type Wishes } from "./teacher-card.ts";
import { type TeacherQuestion, teachersSql } from "./teachers-sql.ts";
import { understandQuery } from "./words/understand-query.ts";

type Relation = { relation_id: string | null; relation_status: OpenStatus | null };
type Row = TeacherRow & Relation;

type Run = <T>(work: (tx: Pick<Tx, "execute">) => Promise<T>) => Promise<T>;

/** How the database is asked, when it is one's turn: at the letter, and where that found nobody in a way that is slow and waits its turn. */
export type Asking = { exactly: Run; forgiving: Run };

async function findTeachers<Q extends TeacherQuestion>(
  { exactly, forgiving }: Asking,
  understand: (tx: Pick<Tx, "execute">) => Promise<Q>,
) {
  const { question, found } = await exactly(async (tx) => {
    const question = await understand(tx);
    return { question, found: await readTeachers(tx, question) };
  });
  if (found.pages.total > 0 || !canForgive(question.terms)) return { question, ...found };
  return { question, ...(await forgiving((tx) => readTeachers(tx, { ...question, forgiving: true }))) };
}

async function readTeachers(tx: Pick<Tx, "execute">, question: TeacherQuestion) {
  const { rows } = await tx.execute<{ total: number } & (Row | { [Key in keyof Row]: null })>(teachersSql(question));
  const found = rows.filter((row): row is { total: number } & Row => row.id !== null);
  return { found, pages: countPages(question.query, rows[0]?.total ?? 0) };
}

/** What was asked for stands before what the profile says. */
function wishesOf({ query, terms }: TeacherQuestion, profile: Wishes): Wishes {
  const subjects = [...query.subjects, ...terms.flatMap((term) => term.subjects)];
  return {
    subjects: subjects.length > 0 ? subjects : profile.subjects,
    days: query.days.length > 0 ? query.days : profile.days,
  };
}

export async function findTeachersForVisitor(
  asking: Asking,
  query: TeacherSearch,
  language: Language,
): Promise<Pages & { teachers: FoundTeacher[] }> {
  const { question, found, pages } = await findTeachers(asking, async () => ({
    query,
    terms: understandQuery(query.searchQuery),
    place: choosePlace(query),
  }));
  const looker = { place: question.place, wishes: wishesOf(question, { subjects: [], days: [] }), language };
  return { teachers: found.map((row) => toCard(row, looker)), ...pages };
}

export async function findTeachersForStudent(
  asking: Asking,
  studentId: string,
  query: TeacherSearch,
  language: Language,
): Promise<Pages & { teachers: FoundTeacherOfStudent[] }> {
  const { question, found, pages } = await findTeachers(asking, async (tx) => {
    const terms = understandQuery(query.searchQuery);
    const student = await findSearcher(tx, studentId, "student");
    return { query, terms, place: choosePlace(query, student.place), student };
  });
  const looker = { place: question.place, wishes: wishesOf(question, question.student.wishes), language };
  const teachers = found.map((row) => ({
    ...toCard(row, looker),
    relationStatus: openRelationOf(row.relation_status),
    relationId: row.relation_id,
  }));
  return { teachers, ...pages };
}
