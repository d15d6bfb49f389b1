/** Records that the family's mail server accepted the mail about a marked lesson: from then on silence counts (R13.5). */
import { and, eq, sql } from "drizzle-orm";
import { readLessonToken } from "#contract/class-book.ts";
import type { Context } from "#server/context.ts";
import { lessons } from "#server/db/schema/lessons.ts";
import type { MailOrder } from "#server/mails/kinds.ts";
import { isLessonToken } from "./lesson-link.ts";

/** The mail's link identifies the lesson, and whether its outcome is still the mailed one. */
export async function noteMailed({ db, accepted }: Pick<Context, "db" | "accepted">, order: MailOrder): Promise<void> {
  if (order.kind !== "lesson_marked" && order.kind !== "lesson_marked_longer") return;
  const token = new URLSearchParams(order.params.link?.split("?")[1]).get("token") ?? "";
  const said = readLessonToken(token);
  if (said === null) return;
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, said.id));
  if (lesson === undefined || lesson.markedAt === null || !isLessonToken(accepted, token, lesson)) return;
  const asMailed = and(eq(lessons.id, lesson.id), eq(lessons.state, "marked"), eq(lessons.markedAt, lesson.markedAt));
  await db.update(lessons).set({ mailedAt: sql`now()` }).where(asMailed);
}
