/** Teachers near a place (R7.11): for visitors, and for a student with the relation to each. */
import * as z from "zod/mini";
import type { Answer } from "#contract/endpoint.ts";
import { openRelationOf } from "#contract/open-relation.ts";
import type { OpenStatus } from "#contract/relation-states.ts";
import { foundTeachers, foundTeachersOfStudent } from "#contract/schemas/search.ts";
import type { SearchCounts } from "#contract/schemas/search-counts.ts";
import type { nearbyTeachersEndpoint, publicNearbyTeachersEndpoint, teacherMapEndpoint } from "#contract/search.ts";
import type { TeacherSearch } from "#contract/search-parameters.ts";
import type { Language } from "#contract/vocabulary.ts";
import type { Reads } from "#server/db/client.ts";
import { sqlState } from "#server/db/constraint.ts";
import { WrittenAnswer } from "#server/http/endpoint.ts";
import { choosePlace } from "./choose-place.ts";
import { countFilters } from "./count-filters.ts";
import { countPages, type Pages } from "./count-pages.ts";
import type { NoteSearch } from "./count-searches.ts";
import { findSearcher, findSearcherAndOpen, type Searcher, type SearcherRelation } from "./find-searcher.ts";
import type { SearchIndex } from "./index/search-index.ts";
import { circleOf, type TeacherQuestion } from "./match-teachers.ts";
import { canForgive, namesSomebody } from "./match-text.ts";
import {
  type BeyondRow,
  type CardRow,
  type CardViewer,
  type FoundRow,
  toCard,
  toCardBeyond,
  type Wishes,
  writeCard,
} from "./teacher-card.ts";
import { drawMap, mapWithoutCircle, readTeacherMap } from "./teacher-map.ts";
import { beyondSql, cardsSql, teachersSql } from "./teachers-sql.ts";
import { understandQuery } from "./words/understand-query.ts";

type Relation = { relation_id: string | null; relation_status: OpenStatus | null };
type Row = FoundRow & Relation;

type Reading = Reads;
type Run = <T>(work: (tx: Reading) => Promise<T>) => Promise<T>;

/**
 * How the database is queried when its slot comes: by exact words; if that finds nobody, by slow fuzzy matching with slots of
 * its own.
 */
export type Asking = {
  exactly: Run;
  forgiving: Run;
  /** Absent where the search is not a user's. */
  note?: NoteSearch;
  /** Absent where only the database answers. */
  memory?: Memory;
};

/** The index in memory, when its slot comes; `until`: includes all that was committed by that moment. */
export type Memory = {
  index: SearchIndex;
  until: number | undefined;
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readCards: Run;
};

type Found = { found: Row[]; pages: Pages; counts: SearchCounts | undefined };

/** `open`: the student's open relations, where the index answers. */
type SearchInput = TeacherQuestion & { open?: SearcherRelation[] };

async function findTeachers<Q extends SearchInput>(asking: Asking, understand: (tx: Reading) => Promise<Q>) {
  return noted(asking, await readOrForgive(asking, understand));
}

/** Where there is an index, a visitor's search is parsed before the database is queried, which may then not be needed. */
async function findForVisitor(asking: Asking, query: TeacherSearch) {
  const { memory } = asking;
  // Inside the slot: many words take long to parse, and a rejected request costs nothing.
  if (memory === undefined) return findTeachers(asking, async () => searchOfVisitor(query));
  const question = searchOfVisitor(query);
  if (memory.index.canAnswer(question)) {
    const found = await memory.inTurn(() => readMemory(memory, question));
    if (found !== undefined) return noted(asking, { question, ...found, beyond: [] });
  }
  return noted(asking, await readOrForgive({ ...asking, memory: undefined }, async () => question));
}

function noted<F extends Found & { question: TeacherQuestion }>(asking: Asking, found: F): F {
  asking.note?.(found.question, found.pages.total);
  return found;
}

async function readOrForgive<Q extends SearchInput>(
  { exactly, forgiving, memory }: Asking,
  understand: (tx: Reading) => Promise<Q>,
) {
  const { question, found, beyond } = await exactly(async (tx) => {
    const question = await understand(tx);
    const found = (await readMemory(memory, question)) ?? (await readTeachers(tx, question));
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

async function readTeachers(tx: Reading, question: TeacherQuestion): Promise<Found> {
  type CardOfTeacher = CardRow & Relation & { chord: number };
  const { rows } = await tx.execute<{ total: number } & (CardOfTeacher | { [Key in keyof CardOfTeacher]: null })>(
    teachersSql(question),
  );
  const found = rows
    .filter((row): row is { total: number } & CardOfTeacher => row.id !== null)
    .map((row) => ({ card: row, ...pickRelation(row), chord: row.chord }));
  const pages = countPages(question.query, rows[0]?.total ?? 0);
  const isToForgive = pages.total === 0 && !question.forgiving && canForgive(question.terms);
  const counts = question.query.counts && !isToForgive ? await countFilters(tx, question) : undefined;
  return { found, pages, counts };
}

const noRelation: Relation = { relation_id: null, relation_status: null };
const pickRelation = ({ relation_id, relation_status }: Relation): Relation => ({ relation_id, relation_status });

/** Undefined when the database has to answer. */
async function readMemory(memory: Memory | undefined, question: SearchInput): Promise<Found | undefined> {
  const passed = await memory?.index.find(question, memory.until);
  if (memory === undefined || passed === undefined) return undefined;
  const ids = passed.page.map(({ id }) => id);
  const cards = await memory.index.cards.find(ids, async (missing) =>
    memory.readCards(async (tx) => (await tx.execute<CardRow>(cardsSql(missing))).rows),
  );
  // A teacher has just left.
  if (cards.size < ids.length) return undefined;
  const relations = new Map(question.open?.map(({ teacher_id, ...relation }) => [teacher_id, relation]));
  const found = passed.page.flatMap(({ id, chord }) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ card, chord, ...(relations.get(id) ?? noRelation) }];
  });
  const counts = question.query.counts ? passed.counts : undefined;
  return { found, pages: countPages(question.query, passed.total), counts };
}

/** After the last match inside: teachers meant by name who are outside the circles. */
async function readBeyond(tx: Reading, question: TeacherQuestion, { pages }: Found): Promise<(BeyondRow & Relation)[]> {
  const isEnd = pages.page === Math.max(1, pages.pages);
  if (!isEnd || circleOf(question.query) === undefined || !namesSomebody(question.terms)) return [];
  const { rows } = await tx.execute<BeyondRow & Relation>(beyondSql(question));
  return rows;
}

/** A statement timed out; the list itself is complete. */
function leaveOutSlow(error: unknown): never[] {
  if (sqlState(error) !== "57014") throw error;
  return [];
}

/** The request comes before the profile. */
function wishesOf({ query, terms }: TeacherQuestion, profile: Wishes): Wishes {
  const subjects = [...query.subjects, ...terms.flatMap((term) => term.subjects)];
  return {
    subjects: subjects.length > 0 ? subjects : profile.subjects,
    days: query.days.length > 0 ? query.days : profile.days,
  };
}

function viewerOf(
  question: TeacherQuestion,
  language: Language,
  profile: Wishes = { subjects: [], days: [] },
): CardViewer {
  const { query, place } = question;
  return { place, reach: circleOf(query), wishes: wishesOf(question, profile), language };
}

type StudentQuestion = SearchInput & { student: Searcher };

const searchOfVisitor = (query: TeacherSearch): TeacherQuestion => ({
  query,
  terms: understandQuery(query.searchQuery),
  place: choosePlace(query),
});

async function searchOfStudent(
  tx: Reading,
  studentId: string,
  query: TeacherSearch,
  memory: Memory | undefined,
): Promise<StudentQuestion> {
  const terms = understandQuery(query.searchQuery);
  if (memory === undefined) {
    const student = await findSearcher(tx, studentId, "student");
    return { query, terms, place: choosePlace(query, student.place), student };
  }
  // Meanwhile the index reads changes on its own connection.
  if (memory.index.canAnswer({ query, terms, place: choosePlace(query) })) void memory.index.freshen(memory.until);
  const { student, open } = await findSearcherAndOpen(tx, studentId);
  return { query, terms, place: choosePlace(query, student.place), student, open };
}

/** The matches, and who sees them. */
type Seen = Found & { beyond: (BeyondRow & Relation)[]; looker: CardViewer };

async function seeAsVisitor(asking: Asking, query: TeacherSearch, language: Language): Promise<Seen> {
  const { question, ...found } = await findForVisitor(asking, query);
  return { ...found, looker: viewerOf(question, language) };
}

async function seeAsStudent(asking: Asking, id: string, query: TeacherSearch, language: Language): Promise<Seen> {
  const { question, ...found } = await findTeachers(asking, (tx) => searchOfStudent(tx, id, query, asking.memory));
  return { ...found, looker: viewerOf(question, language, question.student.wishes) };
}

const relationOf = (row: Relation) => ({
  relationStatus: openRelationOf(row.relation_status),
  relationId: row.relation_id,
});
/** A visitor has none. */
const noRelationOf = () => ({});

/** The response without the teachers. The numbers are of this search, and by its type nothing else. */
function showRest<More>({ pages, counts, beyond, looker }: Seen, moreOf: (row: Relation) => More) {
  return { ...pages, counts, beyond: beyond.map((row) => ({ ...toCardBeyond(row, looker), ...moreOf(row) })) };
}

export async function findTeachersForVisitor(
  asking: Asking,
  query: TeacherSearch,
  language: Language,
): Promise<Answer<typeof publicNearbyTeachersEndpoint>> {
  const seen = await seeAsVisitor(asking, query, language);
  return { teachers: seen.found.map((row) => toCard(row, seen.looker)), ...showRest(seen, noRelationOf) };
}

export async function findTeachersForStudent(
  asking: Asking,
  studentId: string,
  query: TeacherSearch,
  language: Language,
): Promise<Answer<typeof nearbyTeachersEndpoint>> {
  const seen = await seeAsStudent(asking, studentId, query, language);
  const teachers = seen.found.map((row) => ({ ...toCard(row, seen.looker), ...relationOf(row) }));
  return { teachers, ...showRest(seen, relationOf) };
}

/** As the call sends it. Text that people wrote is validated by its schema: for a card once, when it is cached. */
function writeSeen(seen: Seen, beyond: z.ZodMiniType, moreOf: (row: Relation) => object): WrittenAnswer {
  const cards = seen.found.map((row) => writeCard(row, seen.looker, moreOf(row))).join(",");
  const rest = showRest(seen, moreOf);
  const checked = { ...rest, beyond: z.parse(beyond, rest.beyond) };
  return new WrittenAnswer(`{"teachers":[${cards}],${JSON.stringify(checked).slice(1)}`);
}

export async function writeTeachersForVisitor(
  asking: Asking,
  query: TeacherSearch,
  language: Language,
): Promise<WrittenAnswer> {
  const seen = await seeAsVisitor(asking, query, language);
  return writeSeen(seen, foundTeachers.shape.beyond, noRelationOf);
}

export async function writeTeachersForStudent(
  asking: Asking,
  studentId: string,
  query: TeacherSearch,
  language: Language,
): Promise<WrittenAnswer> {
  const seen = await seeAsStudent(asking, studentId, query, language);
  return writeSeen(seen, foundTeachersOfStudent.shape.beyond, relationOf);
}

/** `studentId`: whose place and blocks apply. */
export async function mapTeachers(
  { exactly, memory }: Pick<Asking, "exactly" | "memory">,
  studentId: string | undefined,
  requested: TeacherSearch,
): Promise<Answer<typeof teacherMapEndpoint>> {
  // Whichever zone is selected, the map shows all.
  const query = { ...requested, zone: undefined };
  if (studentId !== undefined)
    return exactly(async (tx) => {
      const question = await searchOfStudent(tx, studentId, query, memory);
      return (await mapMemory(memory, question)) ?? readTeacherMap(tx, question);
    });
  const question = searchOfVisitor(query);
  const drawn = await memory?.inTurn(() => mapMemory(memory, question));
  return drawn ?? exactly((tx) => readTeacherMap(tx, question));
}

/** Undefined when the database has to answer. */
async function mapMemory(memory: Memory | undefined, question: TeacherQuestion) {
  const reach = circleOf(question.query);
  if (reach === undefined) return mapWithoutCircle;
  const zones = await memory?.index.map(question, reach, memory.until);
  return zones && drawMap(reach, zones);
}
