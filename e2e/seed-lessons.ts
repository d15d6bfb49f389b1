/** Lessons of a pair and the student's wishes, with a script in every text field. */
import { hour } from "#contract/durations.ts";
import { openDatabase } from "#server/db/client.ts";
import { longScript, type Planter, shortScript } from "./inject-scripts.ts";
import { type LongNamePair, wordsIn } from "./long-names.ts";
import { findMail } from "./people.ts";

/** One hour long, some days ahead. */
function timeIn(days: number) {
  const startsAt = new Date(Math.ceil(Date.now() / hour) * hour + days * 24 * hour).toISOString();
  return { times: [{ startsAt, minutes: 60 }], mode: "online", startsAt };
}

async function letPass(id: string): Promise<void> {
  const { pool, close } = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  const past = `update lessons set starts_at = date_trunc('hour', now()) - interval '2 hours',
    ends_at = date_trunc('hour', now()) - interval '1 hour' where id = $1`;
  await pool.query(past, [id]).finally(close);
}

/** Proposed and cancelled by both; one held, and disputed: in English from the mail. */
async function seedLessonsOf(
  planter: Planter,
  { student, teacher, relationId, language }: LongNamePair,
): Promise<void> {
  const words = wordsIn(language).slice(0, 300);
  const propose = (by: typeof student, day: number) => {
    const { startsAt: _, ...proposal } = timeIn(day);
    return planter.send(by, `POST /api/${by.role}s/relations/{id}/lessons`, {
      params: { id: relationId },
      data: { ...proposal, note: words },
    });
  };
  for (const [at, by] of [student, teacher].entries()) {
    const { id } = await propose(by, 2 + at);
    await planter.send(by, `POST /api/${by.role}s/lessons/{id}/cancel`, { params: { id }, data: { reason: words } });
  }
  const { id, startsAt } = await propose(teacher, 4);
  await planter.send(student, "POST /api/students/lessons/{id}/pick", { params: { id }, data: { startsAt } });
  await letPass(id);
  await planter.send(teacher, "POST /api/teachers/lessons/{id}/outcome", {
    params: { id },
    data: { outcome: "held", topic: words, homework: words },
  });
  if (language === "en") {
    const [, token = ""] = await findMail(planter.request, student.email, /\/lesson\?token=([\w.~%-]+)/);
    const data = { token: decodeURIComponent(token), reason: words };
    await planter.send(null, "POST /api/public/lesson", { data });
  } else
    await planter.send(student, "POST /api/students/lessons/{id}/object", { params: { id }, data: { reason: words } });
}

async function seedWishesOf(planter: Planter, { student }: LongNamePair): Promise<void> {
  const wished = { searchQuery: longScript.slice(0, 190), subjects: [shortScript] };
  await planter.send(student, "POST /api/students/wishes", { data: wished });
  const codes = ["qualifications", "days", "modes", "boards", "classes", "languages", "gender"];
  const data = Object.fromEntries(codes.map((name) => [name, shortScript]));
  await planter.refuse(student, "POST /api/students/wishes", { data });
}

export async function seedLessons(planter: Planter, pair: LongNamePair): Promise<void> {
  await seedLessonsOf(planter, pair);
  await seedWishesOf(planter, pair);
}
