/** Starts every job worker, noun by noun. */

import { workAccounts } from "#server/accounts/work-accounts.ts";
import { workOffice } from "#server/admin/work-office.ts";
import { workContact } from "#server/contact/work-contact.ts";
import type { Context } from "#server/context.ts";
import { workFiles } from "#server/files/work-files.ts";
import { noteMailed } from "#server/lessons/note-mailed.ts";
import { workLessons } from "#server/lessons/work-lessons.ts";
import { workMails } from "#server/mails/work-mails.ts";
import { workNotifications } from "#server/notifications/work-notifications.ts";
import { workPrivacy } from "#server/privacy/work-privacy.ts";
import { workQuestions } from "#server/questions/work-questions.ts";
import { workRelations } from "#server/relations/work-relations.ts";
import { workReviews } from "#server/reviews/work-reviews.ts";
import { listOfferedKeywords } from "#server/search/keywords/offered-keywords.ts";
import { workSearch } from "#server/search/work-search.ts";
import { workSeo } from "#server/seo/work-seo.ts";
import { workTeachers } from "#server/teachers/work-teachers.ts";
import { workWishes } from "#server/wishes/work-wishes.ts";

export async function startWork(context: Context): Promise<void> {
  await workAccounts(context);
  await workContact(context);
  await workSeo(context, () => listOfferedKeywords(context.db, new Date()));
  await workFiles(context);
  await workPrivacy(context);
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
