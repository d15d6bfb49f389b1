/** The signed-in person's own profile, asked for once and kept until somebody here changes it. */
import { queryOptions } from "@tanstack/react-query";
import { readStudentProfile } from "#contract/students.ts";
import { readTeacherProfile } from "#contract/teachers.ts";
import { call } from "./client.ts";

const kept = { staleTime: Number.POSITIVE_INFINITY } as const;

export const studentProfileQuery = queryOptions({
  queryKey: ["profile", "student"],
  queryFn: () => call(readStudentProfile, {}),
  ...kept,
});

export const teacherProfileQuery = queryOptions({
  queryKey: ["profile", "teacher"],
  queryFn: () => call(readTeacherProfile, {}),
  ...kept,
});
