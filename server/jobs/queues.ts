/** Every queue of the product: what its jobs carry, and how often they are tried. A new noun adds its line to both tables. */
import type { Queue } from "pg-boss";

export type Mail = { to: { name: string; address: string }; subject: string; text: string; html: string };

export type JobData = {
  mail: Mail;
};

export type QueueName = keyof JobData;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const queues: Record<QueueName, Omit<Queue, "name" | "deadLetter" | "notify">> = {
  // Tried for about an hour; a mail may hold a one-time code, so it does not stay once it was sent.
  mail: {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 20 * minute,
    expireInSeconds: 2 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: hour,
  },
};

/** Where jobs rest that failed every time, for a person to look at. */
export const deadLetters = "dead_letters";
export const deadLettersRest: Omit<Queue, "name"> = { retentionSeconds: 7 * day };
