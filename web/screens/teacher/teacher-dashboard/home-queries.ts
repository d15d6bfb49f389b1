/** Queries of the teacher's dashboard; the server runs them too, for its HTML. */
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
