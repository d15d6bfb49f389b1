/** What the home of a teacher asks for; the server asks it too, for the HTML of the home. */
import { teacherProfileQuery } from "#web/api/own-profile.ts";
import type { AnyQuery } from "#web/api/query-client.ts";
import { lessonsQuery } from "#web/features/lessons/queries.ts";
import { questionsQuery } from "#web/features/questions/queries.ts";
import { relationCountsQuery, teacherListQuery, waitingPage } from "#web/features/relations/queries.ts";

export const teacherRequestsQuery = teacherListQuery("studentRequests", waitingPage);

export const teacherHomeQueries: readonly AnyQuery[] = [
  relationCountsQuery,
  teacherProfileQuery,
  teacherRequestsQuery,
  questionsQuery,
  lessonsQuery("teacher"),
];
