/** The signed-in person's own profile, fetched once and cached until it is changed here. */
import { queryOptions } from "@tanstack/react-query";
import { readStudentProfileEndpoint } from "#contract/students.ts";
import { readTeacherProfileEndpoint } from "#contract/teachers.ts";
import { call } from "./client.ts";
import { keys } from "./query-keys.ts";

const neverStale = { staleTime: Number.POSITIVE_INFINITY } as const;

export const studentProfileQuery = queryOptions({
  queryKey: keys.studentProfile,
  queryFn: () => call(readStudentProfileEndpoint, {}),
  ...neverStale,
});

export const teacherProfileQuery = queryOptions({
  queryKey: keys.teacherProfile,
  queryFn: () => call(readTeacherProfileEndpoint, {}),
  ...neverStale,
});
