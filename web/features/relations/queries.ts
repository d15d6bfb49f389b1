/** The lists of both sides, each page kept apart; all under one key, so that a change reaches every one of them. */
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import * as contract from "#contract/relations.ts";
import { callList } from "#web/api/call-list.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";

export type ListQuery = { page: string; status?: string };

/** What a list shows when nothing else is asked for: the home and the list ask the same, once. */
export const waitingPage: ListQuery = { page: "1", status: "pending" };
export const activePage: ListQuery = { page: "1", status: "accepted" };

/** While the next page is on its way the last one stays. */
const kept = { placeholderData: keepPreviousData, ...dashboardList } as const;

const studentLists = {
  requestedTeachers: contract.requestedTeachersEndpoint,
  teacherRequests: contract.teacherRequestsEndpoint,
  myTeachers: contract.myTeachersEndpoint,
} as const;
export type StudentList = keyof typeof studentLists;

export const studentListQuery = (list: StudentList, query: ListQuery) =>
  queryOptions({
    queryKey: [...keys.relations, list, query],
    queryFn: ({ signal }) => callList(studentLists[list], { query }, { signal }),
    ...kept,
  });

const teacherLists = {
  studentRequests: contract.studentRequestsEndpoint,
  requestedStudents: contract.requestedStudentsEndpoint,
  myStudents: contract.myStudentsEndpoint,
} as const;
export type TeacherList = keyof typeof teacherLists;

export const teacherListQuery = (list: TeacherList, query: ListQuery) =>
  queryOptions({
    queryKey: [...keys.relations, list, query],
    queryFn: ({ signal }) => callList(teacherLists[list], { query }, { signal }),
    ...kept,
  });

export const relationCountsQuery = queryOptions({
  queryKey: keys.relationCounts,
  queryFn: ({ signal }) => call(contract.relationCountsEndpoint, {}, { signal }),
  ...dashboardList,
});

/**
 * How many the person has, must answer and waits for: for the home, and for the bar of the apps. Undefined until they are known;
 * whoever shows them shows nothing then. `asks`: false for an admin, who has none.
 */
export function useRelationCounts(asks = true): contract.RelationCounts | undefined {
  return useQuery({ ...relationCountsQuery, enabled: asks }).data;
}
