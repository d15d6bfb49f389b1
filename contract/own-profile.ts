/** Saving the own profile (R7.7): apart, as many callers need no profile schema. */
import { defineEndpoint } from "./endpoint.ts";

const load = async () => (await import("#contract/schemas/own-profile.ts")).schemas;

export const saveStudentProfileEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/students/profile",
  access: "student.account",
  schemas: async () => (await load()).saveStudentProfile,
});

export const saveTeacherProfileEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/teachers/profile",
  access: "teacher.account",
  schemas: async () => (await load()).saveTeacherProfile,
});
