/** Pages about topics: subjects, classes, boards, examinations, and jobs teaching a subject. */
import { type CitySlug, cities } from "#content/places.ts";
import {
  type Board,
  boards,
  classes,
  type Language,
  type SchoolClass,
  type Subject,
  subjects,
} from "#contract/vocabulary.ts";
import { boardPieces } from "./boards.ts";
import { classPieces } from "./classes.ts";
import { examPieces, isExam } from "./exams.ts";
import { boardName, className, classSlug, keywordSubjectName, subjectSlug } from "./names.ts";
import { wordsAmongNeighbours } from "./neighbours.ts";
import { type KeywordPage, makePage, subjectPieces, turn } from "./page.ts";
import type { PhraseSearch } from "./phrases.ts";

/** A home tutor visits; of those who do, city pages show the best rated. */
const bestAtHome = { modes: ["student_home"], sort: "rating" } as const;

/**
 * The sort order of a topic's page where it is not by distance: for an examination by years of practice, for job pages by low
 * fee; where the same people mostly teach a related topic too, each page begins with others.
 */
const firstBy: Partial<Record<Subject, NonNullable<PhraseSearch["sort"]>>> = {
  jee: "experience",
  neet: "experience",
  cuet: "experience",
  upsc: "experience",
  ssc: "experience",
  banking: "fee",
  ca_foundation: "experience",
  computer_science: "experience",
  political_science: "rating",
  reasoning: "rating",
};

/** Rotates the three pieces, so that no two pages of a subject share both of theirs. */
export function subjectPages(): KeywordPage[] {
  return subjects.flatMap((subject) => {
    const exam = isExam(subject) ? subject : undefined;
    const slug = subjectSlug(subject);
    const kind = {
      family: exam ? "exam" : "subject",
      audience: "families",
      subject,
      ...(exam && { exam }),
    } as const;
    const facts = (language: Language) => ({ subject: keywordSubjectName(subject, language) });
    return [
      makePage(
        { path: `/${slug}-tuition`, ...kind, ...(subject in firstBy && { search: { sort: firstBy[subject] } }) },
        (all) => all.subjectTuition,
        facts,
        (all, language) => {
          const [stuck, ask] = subjectPieces[language][subject];
          const { lead, leadInOrder } = all.subjectTuition;
          const more = exam ? examPieces[language][exam] : wordsAmongNeighbours(subject, language);
          return [subject in firstBy ? leadInOrder : lead, ...more, stuck, ask];
        },
      ),
      makePage(
        { path: `/${slug}-home-tutor-delhi`, ...kind, city: "delhi", search: bestAtHome },
        (all) => all.subjectTutor,
        facts,
        (all, language) => {
          const [stuck, , helps] = subjectPieces[language][subject];
          return [all.subjectTutor.lead, helps, stuck];
        },
      ),
      makePage(
        { path: `/${slug}-tuition-near-me`, ...kind, parent: `/${slug}-tuition` },
        (all) => all.subjectNear,
        facts,
        (all, language) => {
          const [, ask, helps] = subjectPieces[language][subject];
          return [all.subjectNear.lead, ask, helps];
        },
      ),
    ];
  });
}

/** One for each pair of a lead and a close, so that no two share both. */
const onlineSubjects = subjects.filter(
  (subject) =>
    ![
      "history",
      "geography",
      "political_science",
      "business_studies",
      "psychology",
      "statistics",
      "reasoning",
      "general_knowledge",
      "all_subjects",
      "dance",
    ].includes(subject),
);

export function onlinePages(): KeywordPage[] {
  return onlineSubjects.map((subject, at) =>
    makePage(
      {
        path: `/online-${subjectSlug(subject)}-tutor`,
        family: "online",
        audience: "families",
        subject,
        search: { modes: ["online"], sort: "rating" },
      },
      (all) => all.onlineSubject,
      (language) => ({ subject: keywordSubjectName(subject, language) }),
      (all, language) => [
        turn(all.onlineSubject.leads, at),
        subjectPieces[language][subject][0],
        turn(all.onlineSubject.closes, at),
      ],
    ),
  );
}

export function classPages(): KeywordPage[] {
  return classes.flatMap((schoolClass) => {
    const slug = schoolClass === "competitive" ? "competitive-exam" : classSlug(schoolClass);
    const kind = { family: "class", audience: "families", class: schoolClass } as const;
    const facts = (language: Language) => ({ class: className(schoolClass, language) });
    return [
      makePage(
        { path: `/${slug}-tuition`, ...kind },
        (all) => all.classTuition,
        facts,
        (all, language) => [all.classTuition.lead, ...classPieces[language][schoolClass].slice(0, 2)],
      ),
      makePage(
        { path: `/${slug}-home-tutor-delhi`, ...kind, city: "delhi", search: bestAtHome },
        (all) => all.classTutor,
        facts,
        (all, language) => [all.classTutor.lead, ...classPieces[language][schoolClass].slice(1).toReversed()],
      ),
    ];
  });
}

const subjectsOfClasses: readonly [classes: readonly SchoolClass[], subjects: readonly Subject[]][] = [
  [
    ["5", "6", "7"],
    ["mathematics", "science", "english"],
  ],
  [
    ["8", "9", "10"],
    ["mathematics", "science", "english", "social_studies"],
  ],
  [
    ["11", "12"],
    [
      "mathematics",
      "physics",
      "chemistry",
      "biology",
      "accountancy",
      "economics",
      "business_studies",
      "computer_science",
    ],
  ],
];

export function classSubjectPages(): KeywordPage[] {
  return subjectsOfClasses.flatMap(([those, taught]) =>
    those.flatMap((schoolClass) =>
      taught.map((subject, column) => {
        const row = Number(schoolClass);
        return makePage(
          {
            path: `/${classSlug(schoolClass)}-${subjectSlug(subject)}-tuition`,
            family: "class",
            audience: "families",
            class: schoolClass,
            subject,
          },
          (all) => all.classSubject,
          (language) => ({ class: className(schoolClass, language), subject: keywordSubjectName(subject, language) }),
          (all, language) => [
            turn(all.classSubject.leads, row + 2 * Math.floor(row / 3) + column),
            turn(classPieces[language][schoolClass], column),
            turn(subjectPieces[language][subject], row),
          ],
        );
      }),
    ),
  );
}

/** `piece`: which of a class's three fits the board; the first ones mention CBSE. */
const classesOfBoards: readonly [board: Board, classes: readonly SchoolClass[], piece: number][] = [
  ["cbse", ["6", "7", "8", "9", "10", "11", "12"], 0],
  ["icse", ["8", "9", "10", "11", "12"], 1],
  ["state", ["10", "12"], 2],
  ["nios", ["10", "12"], 2],
  ["igcse", ["10", "9"], 2],
];

const subjectsOfBoards: readonly [board: Board, subjects: readonly Subject[]][] = [
  ["cbse", ["mathematics", "science", "accountancy"]],
  ["icse", ["mathematics", "physics", "english"]],
  ["ib", ["mathematics", "physics", "economics"]],
  ["igcse", ["mathematics", "chemistry", "english"]],
];

export function boardPages(): KeywordPage[] {
  const slug = (board: Board) => (board === "state" ? "state-board" : board);
  const kind = { family: "board", audience: "families" } as const;
  const whole = boards.map((board) =>
    makePage(
      { path: `/${slug(board)}-tuition`, ...kind, board, search: { sort: "experience" } },
      (all) => all.boardTuition,
      (language) => ({ board: boardName(board, language) }),
      (all, language) => [all.boardTuition.lead, ...boardPieces[language][board]],
    ),
  );
  const byClass = classesOfBoards.flatMap(([board, those, piece], row) =>
    those.map((schoolClass, at) =>
      makePage(
        { path: `/${slug(board)}-${classSlug(schoolClass)}-tuition`, ...kind, board, class: schoolClass },
        (all) => all.boardClass,
        (language) => ({ board: boardName(board, language), class: className(schoolClass, language) }),
        (all, language) => [
          turn(all.boardClass.leads, at + row + Math.floor(at / 3)),
          turn(classPieces[language][schoolClass], piece),
          turn(boardPieces[language][board], at),
        ],
      ),
    ),
  );
  const bySubject = subjectsOfBoards.flatMap(([board, taught], row) =>
    taught.map((subject, at) =>
      makePage(
        { path: `/${slug(board)}-${subjectSlug(subject)}-tuition`, ...kind, board, subject },
        (all) => all.boardSubject,
        (language) => ({ board: boardName(board, language), subject: keywordSubjectName(subject, language) }),
        (all, language) => [
          turn(all.boardSubject.leads, at + row + Math.floor(row / 3)),
          turn(subjectPieces[language][subject], row),
          turn(boardPieces[language][board], at),
        ],
      ),
    ),
  );
  return [...whole, ...byClass, ...bySubject];
}

const subjectsOfExams: readonly [exam: Subject, subjects: readonly Subject[]][] = [
  ["jee", ["mathematics", "physics", "chemistry"]],
  ["neet", ["biology", "physics", "chemistry"]],
  ["cuet", ["english", "reasoning", "economics"]],
  ["ssc", ["mathematics", "english", "reasoning"]],
  ["ca_foundation", ["accountancy", "economics"]],
];

const citiesOfExams: readonly CitySlug[] = ["noida", "ghaziabad", "gurugram"];

export function examPages(): KeywordPage[] {
  const kind = { family: "exam", audience: "families" } as const;
  const bySubject = subjectsOfExams.flatMap(([exam, asked], row) =>
    asked.map((subject, at) =>
      makePage(
        { path: `/${subjectSlug(exam)}-${subjectSlug(subject)}-tuition`, ...kind, exam, subject },
        (all) => all.examSubject,
        (language) => ({ exam: keywordSubjectName(exam, language), subject: keywordSubjectName(subject, language) }),
        (all, language) => [
          turn(all.examSubject.leads, at + (row % 2)),
          turn(subjectPieces[language][exam], at),
          subjectPieces[language][subject][2],
        ],
      ),
    ),
  );
  const byCity = (["jee", "neet", "cuet"] as const).flatMap((exam, row) =>
    citiesOfExams.map((city, at) =>
      makePage(
        { path: `/${subjectSlug(exam)}-home-tutor-${city}`, ...kind, exam, subject: exam, city, search: bestAtHome },
        (all) => all.examInCity,
        (language) => ({ exam: keywordSubjectName(exam, language), city: cities[city].name[language] }),
        (all, language) => [
          turn(all.examInCity.leads, at + row),
          turn(subjectPieces[language][exam], at),
          all.examInCity.close,
        ],
      ),
    ),
  );
  return [...bySubject, ...byCity];
}

const jobSubjects = subjects.filter(
  (subject) => !["statistics", "general_knowledge", "upsc", "psychology"].includes(subject),
);

/** All pairs. */
const pairsOf = (items: readonly string[]) =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));

export function subjectJobPages(): KeywordPage[] {
  return jobSubjects.map((subject, at) =>
    makePage(
      { path: `/${subjectSlug(subject)}-tutor-jobs`, family: "job", audience: "teachers", subject },
      (all) => all.jobsOfSubject,
      (language) => ({
        subject: keywordSubjectName(subject, language),
        ask: subjectPieces[language][subject][1],
      }),
      // As many pairs as subjects: no two pages have both.
      (all) => [...turn(pairsOf(all.jobsOfSubject.leads), at), turn(all.jobsOfSubject.closes, at)],
    ),
  );
}
