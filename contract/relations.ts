/** The calls between students and teachers (R4.1, R7.7, R7.12): ask, answer, withdraw, end, and the lists of both sides. */
import type * as z from "zod/mini";
import type { counts, requestQuery, studentRelation, teacherRelation } from "#contract/schemas/relations.ts";
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/relations.ts")).schemas;

export type TeacherRelation = z.output<typeof teacherRelation>;
export type StudentRelation = z.output<typeof studentRelation>;
export type RequestQuery = z.output<typeof requestQuery>;

export const contactTeacherEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/teachers/{id}/contact",
  access: "teachers.ask",
  status: 201,
  schemas: async () => (await load()).contactTeacher,
});

export const requestedTeachersEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/requested-teachers",
  access: "teachers.ask",
  schemas: async () => (await load()).requestedTeachers,
});

export const myTeachersEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/my-teachers",
  access: "teachers.ask",
  schemas: async () => (await load()).myTeachers,
});

export const teacherRequestsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/teacher-requests",
  access: "teachers.ask",
  schemas: async () => (await load()).teacherRequests,
});

export const respondToTeacherEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/respond-to-teacher/{id}",
  access: "teachers.ask",
  schemas: async () => (await load()).respondToTeacher,
});

export const withdrawFromTeacherEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/relations/{id}/withdraw",
  access: "teachers.ask",
  schemas: async () => (await load()).withdrawFromTeacher,
});

export const endWithTeacherEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/relations/{id}/end",
  access: "teachers.ask",
  schemas: async () => (await load()).endWithTeacher,
});

export const changeLearnersEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/students/relations/{id}/learners",
  access: "teachers.ask",
  schemas: async () => (await load()).changeLearners,
});

export const contactStudentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/students/{id}/contact",
  access: "students.ask",
  status: 201,
  schemas: async () => (await load()).contactStudent,
});

export const studentRequestsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/student-requests",
  access: "students.ask",
  schemas: async () => (await load()).studentRequests,
});

export const requestedStudentsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/requested-students",
  access: "students.ask",
  schemas: async () => (await load()).requestedStudents,
});

export const myStudentsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/my-students",
  access: "students.ask",
  schemas: async () => (await load()).myStudents,
});

export const respondToStudentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/respond-to-student/{id}",
  access: "students.ask",
  schemas: async () => (await load()).respondToStudent,
});

export const withdrawFromStudentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/relations/{id}/withdraw",
  access: "students.ask",
  schemas: async () => (await load()).withdrawFromStudent,
});

export const endWithStudentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/relations/{id}/end",
  access: "students.ask",
  schemas: async () => (await load()).endWithStudent,
});

export const teacherStatisticsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/statistics",
  access: "teacher.account",
  schemas: async () => (await load()).teacherStatistics,
});

export type RelationCounts = z.output<typeof counts>;

export const relationCountsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/relations/counts",
  access: "member.account",
  schemas: async () => (await load()).relationCounts,
});
