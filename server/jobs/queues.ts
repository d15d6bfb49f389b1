/** Every job queue: the data of its jobs, and its retries. A new noun adds its line to both tables. */

import type { Queue } from "pg-boss";
import type { MailedPurpose } from "#contract/code-purposes.ts";
import { inSeconds } from "#contract/duration-units.ts";
import type { Addressee } from "#contract/schemas/proof.ts";
import type { MailOrder } from "#server/mails/kinds.ts";

/** `uselessAfter`: milliseconds since 1970, when the code in the mail expires. */
export type MailJob = { order: MailOrder; uselessAfter?: number };

/** A requested code, or a registration: the job decides what is mailed, if anything (R7.2, R7.4). */
export type CodeJob = Addressee & { purpose: MailedPurpose; registered: boolean; newEmail?: string };

export type JobData = {
  mail: MailJob;
  code: CodeJob;
  /** A code to a phone (R3.10). */
  text_message: { to: string; text: string; uselessAfter: number };
  /** Too many wrong passwords for one account (R7.13). */
  guessing: Addressee;
  erase_accounts: Record<string, never>;
  sweep_accounts: Record<string, never>;
  expire_requests: Record<string, never>;
  label_slow_teachers: Record<string, never>;
  count_reviews: Record<string, never>;
  ask_questions: Record<string, never>;
  offer_similar_teachers: Record<string, never>;
  remind_of_lessons: Record<string, never>;
  sweep_lessons: Record<string, never>;
  match_wishes: Record<string, never>;
  /** A notification for a person's devices (R13.7). */
  push: { accountId: string };
  prune_notifications: Record<string, never>;
  sweep_visitors: Record<string, never>;
  sweep_letters: Record<string, never>;
  sweep_search_days: Record<string, never>;
  sweep_search_changes: Record<string, never>;
  sweep_files: Record<string, never>;
  tell_engines: Record<string, never>;
  notice_pages: Record<string, never>;
  copy_audit: Record<string, never>;
};

export type QueueName = keyof JobData;

const { minute, hour, day } = inSeconds;

/** Seconds after the last heartbeat of a process until its jobs are given to another; the minimum of pg-boss. */
const heartbeatSeconds = 10;

export const queues: Record<QueueName, Omit<Queue, "name" | "deadLetter" | "notify">> = {
  // Retried for about an hour. A mail with a one-time code is dropped when that expires, long before the last try,
  // and its worker deletes sent jobs: so no code remains here or among the dead letters.
  mail: {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 20 * minute,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
    retentionSeconds: day,
    deleteAfterSeconds: hour,
  },
  // Retried soon and not for long: the person waits.
  code: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: minute,
    heartbeatSeconds,
    retentionSeconds: 10 * minute,
    deleteAfterSeconds: minute,
  },
  // As a code by mail: retried while it is valid, and deleted.
  text_message: {
    retryLimit: 4,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: minute,
    heartbeatSeconds,
    retentionSeconds: 10 * minute,
    deleteAfterSeconds: minute,
  },
  guessing: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: minute, deleteAfterSeconds: minute },
  // One waiting job per person: several notifications at once wake a device once.
  push: {
    policy: "short",
    retryLimit: 3,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: minute,
    retentionSeconds: hour,
    deleteAfterSeconds: minute,
  },
  prune_notifications: { policy: "singleton", retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  sweep_visitors: { policy: "singleton", retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  sweep_search_days: { policy: "singleton", retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  sweep_search_changes: { policy: "singleton", retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  sweep_letters: { policy: "singleton", retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  sweep_files: { policy: "singleton", retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  notice_pages: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: hour },
  tell_engines: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: hour },
  erase_accounts: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: day },
  sweep_accounts: { policy: "singleton", retryLimit: 0, expireInSeconds: hour, deleteAfterSeconds: day },
  expire_requests: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: hour },
  ask_questions: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: day },
  offer_similar_teachers: {
    policy: "singleton",
    retryLimit: 0,
    expireInSeconds: 10 * minute,
    deleteAfterSeconds: hour,
  },
  remind_of_lessons: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: hour },
  sweep_lessons: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: hour },
  match_wishes: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: hour },
  count_reviews: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: day },
  label_slow_teachers: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: day },
  copy_audit: { policy: "singleton", retryLimit: 0, expireInSeconds: 10 * minute, deleteAfterSeconds: hour },
};

/** Jobs that failed every time, for a person to look at. */
export const deadLetters = "dead_letters";
export const deadLetterRetention: Omit<Queue, "name"> = { retentionSeconds: 7 * day };
