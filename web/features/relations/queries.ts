/** Queries of both sides' lists, each page cached by itself; all under one key, so that a change invalidates them all. */
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import * as contract from "#contract/relations.ts";
import { callList } from "#web/api/call-list.ts";
import { call } from "#web/api/client.ts";
import { dashboardList } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";

export type ListQuery = { page: string; status?: string };

/** The default query of a list: the dashboard and the list share it. */
export const waitingPage: ListQuery = { page: "1", status: "pending" };
export const activePage: ListQuery = { page: "1", status: "accepted" };

/** The last page stays while the next one loads. */
const listOptions = { placeholderData: keepPreviousData, ...dashboardList } as const;

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
    ...listOptions,
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
    ...listOptions,
  });

export const relationCountsQuery = queryOptions({
  queryKey: keys.relationCounts,
  queryFn: ({ signal }) => call(contract.relationCountsEndpoint, {}, { signal }),
  ...dashboardList,
});

/**
 * How many relations the person has, must answer and waits for: for the dashboard and the navigation. Undefined until loaded;
 * nothing is shown then. `asks`: false for an admin, who has none.
 */
export function useRelationCounts(asks = true): contract.RelationCounts | undefined {
  return useQuery({ ...relationCountsQuery, enabled: asks }).data;
}
