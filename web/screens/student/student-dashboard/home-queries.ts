/** Queries of the student's dashboard; the server runs them too, for its HTML. */
import { studentProfileQuery } from "#web/api/own-profile.ts";
import type { AnyQuery } from "#web/api/query-client.ts";
import { lessonsQuery } from "#web/features/lessons/queries.ts";
import { questionsQuery } from "#web/features/questions/queries.ts";
import { activePage, relationCountsQuery, studentListQuery, waitingPage } from "#web/features/relations/queries.ts";

export const offersQuery = studentListQuery("teacherRequests", waitingPage);
export const teachersQuery = studentListQuery("myTeachers", activePage);
export const studentRequestsQuery = studentListQuery("requestedTeachers", waitingPage);

export const studentHomeQueries: readonly AnyQuery[] = [
  relationCountsQuery,
  studentProfileQuery,
  offersQuery,
  teachersQuery,
  studentRequestsQuery,
  questionsQuery,
  lessonsQuery("student"),
];
