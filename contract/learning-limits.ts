/** Limits of learning together (R13): lessons, the class book, learners, wishes. Times in milliseconds unless said otherwise. */
import { day, hour } from "./durations.ts";

/**
 * Lessons and the class book (R13.4, R13.5). Minutes: `shortest`, `longest`, `suggestedEvery`; `words` in characters. `ahead`:
 * how far one may plan, `weeks`: lessons of a series; `listed`: days and lessons of one list; `evening`: the hour of the day
 * before.
 */
export const lessonLimits = {
  times: 3,
  shortest: 15,
  longest: 480,
  usual: 60,
  ahead: 366 * day,
  weeks: 53,
  proposalsOfPair: 10,
  suggested: 24,
  suggestedDays: 14,
  suggestedEvery: 30,
  listedDays: 100,
  listed: 500,
  words: 500,
  confirmedAfter: 5 * day,
  evening: 18,
  remindBefore: 2 * hour,
  token: 120,
  /** Proposals a day at times when the other has a lesson: more would reveal a family's week. */
  conflictsPerDay: 12,
  /** How often a teacher may mark one lesson again: each time the family gets a mail. */
  marksPerDay: 5,
  /** Maximal paise of one month's payment; limited by the column. */
  mostPaid: 2_147_483_647,
  /** Mails to one person about one relation a day; later ones appear on the page alone. */
  mailsPerDay: 20,
  /** The calendar feed: how far back, and maximal lessons. */
  fedSince: 60 * day,
  fed: 1000,
} as const;

/** Learners of one family's account (R13.8), including the profile itself. */
export const learnerLimits = { most: 5 } as const;

/** A student's wishes (R13.2): how many, how long each lives and can be renewed after that, notifications and mails of each. */
export const wishLimits = {
  most: 10,
  life: 90 * day,
  renewableFor: 30 * day,
  toldEvery: hour,
  mailedEvery: day,
  shown: 5,
} as const;

/** Browsers of one person that receive push notifications (R13.7). */
export const push = { most: 10 } as const;
