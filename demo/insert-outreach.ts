/** The demo operator's history: videos, IndexNow submissions, and searches (R11.1, R11.2, R11.3). */
import { sql } from "drizzle-orm";
import { dayOf } from "#contract/time-zone.ts";
import type { Subject } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { indexnowSubmissions, introVideos, searchDays } from "#server/db/schema/admin.ts";
import { demoId } from "./demo-id.ts";
import { insertRows } from "./insert-rows.ts";
import { makeVideos } from "./intro-videos.ts";
import { daysBefore } from "./moments.ts";

/** Days before now, addresses, the answer, and whether an admin submitted it. */
const submissions = [
  [24, 6120, 202, false],
  [17, 84, 429, false],
  [16, 84, 202, false],
  [9, 33, 403, true],
  [8, 33, 200, true],
  [3, 27, null, false],
  [2, 27, 202, false],
] as const;

/** Pages that still wait, so that there is something to submit. */
const stillWaiting = 12;

/** Searches a day, and how many of ten find nobody. */
const searched: readonly [subject: Subject | "", area: string, searches: number, misses: number][] = [
  ["mathematics", "rohini-sector-7", 22, 0],
  ["mathematics", "dwarka-sector-12", 18, 0],
  ["physics", "janakpuri", 11, 0],
  ["english", "lajpat-nagar", 9, 0],
  ["", "saket", 14, 0],
  ["french", "dwarka-sector-12", 5, 6],
  ["chess", "rohini-sector-7", 4, 8],
  ["quran", "jamia-nagar", 3, 5],
  ["music", "najafgarh", 4, 9],
  ["german", "noida-sector-62", 2, 10],
];

function makeSubmissions(adminId: string, now: Date): (typeof indexnowSubmissions.$inferInsert)[] {
  return submissions.map(([days, urlCount, statusCode, byAdmin], index) => ({
    id: demoId("submission", index),
    urlCount,
    statusCode,
    failure: statusCode === null ? "TimeoutError" : null,
    submittedBy: byAdmin ? adminId : null,
    submittedAt: daysBefore(now, days),
  }));
}

/** The last month, more at the weekend. */
function makeSearchDays(now: Date): (typeof searchDays.$inferInsert)[] {
  return Array.from({ length: 30 }, (_, before) => daysBefore(now, before)).flatMap((moment) =>
    searched.map(([subject, area, usual, misses]) => {
      const searches = usual + (moment.getUTCDay() % 6 === 0 ? Math.ceil(usual / 3) : moment.getUTCDate() % 3);
      return { day: dayOf(moment), subject, area, searches, withoutResult: Math.floor((searches * misses) / 10) };
    }),
  );
}

/** Runs after all are listed, as that queues their pages. */
export async function insertOutreach(tx: Tx, adminId: string, now: Date): Promise<void> {
  await insertRows(tx, introVideos, makeVideos(now));
  await insertRows(tx, searchDays, makeSearchDays(now));
  await insertRows(tx, indexnowSubmissions, makeSubmissions(adminId, now));
  await tx.execute(sql`
    update indexnow_urls set submission_id = ${demoId("submission", 0)}::uuid
    where id not in (select id from indexnow_urls order by url limit ${stillWaiting})`);
}
