/** Every job the server works, noun by noun. */
import type { Context } from "#server/context.ts";
import { workAccounts } from "./accounts/work-accounts.ts";
import { workOffice } from "./admin/work-office.ts";
import { workContact } from "./contact/work-contact.ts";
import { workEngines } from "./engines/work-engines.ts";
import { workFiles } from "./files/work-files.ts";
import { workLeaving } from "./leaving/work-leaving.ts";
import { noteMailed } from "./lessons/note-mailed.ts";
import { workLessons } from "./lessons/work-lessons.ts";
import { workMails } from "./mails/work-mails.ts";
import { workNotifications } from "./notifications/work-notifications.ts";
import { workQuestions } from "./questions/work-questions.ts";
import { workRelations } from "./relations/work-relations.ts";
import { workReviews } from "./reviews/work-reviews.ts";
import { listOfferedKeywords } from "./search/keywords/offered-keywords.ts";
import { workSearch } from "./search/work-search.ts";
import { workTeachers } from "./teachers/work-teachers.ts";
import { workWishes } from "./wishes/work-wishes.ts";

export async function startWork(context: Context): Promise<void> {
  await workAccounts(context);
  await workContact(context);
  await workEngines(context, () => listOfferedKeywords(context.db, new Date()));
  await workFiles(context);
  await workLeaving(context);
  await workLessons(context);
  await workMails(context, (order) => noteMailed(context, order));
  await workNotifications(context);
  await workOffice(context);
  await workQuestions(context);
  await workRelations(context);
  await workReviews(context);
  await workSearch(context);
  await workTeachers(context);
  await workWishes(context);
}
