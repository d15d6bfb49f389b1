/** The calls of a student's profile (R3.9, R7.7): the own one, its photo, and what others may see of it (R2.7). */
import type * as z from "zod/mini";
import type { shownStudent, studentFields, studentProfile } from "#contract/schemas/students.ts";
import { defineEndpoint } from "./endpoint.ts";
import { photoForm } from "./upload-forms.ts";

const load = async () => (await import("#contract/schemas/students.ts")).schemas;

export type StudentProfile = z.output<typeof studentProfile>;
export type StudentFields = z.output<typeof studentFields>;

export const readStudentProfileEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/profile",
  access: "student.account",
  schemas: async () => (await load()).readStudentProfile,
});

export const uploadStudentPhotoEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/students/profile/upload-image",
  access: "student.account",
  multipart: photoForm,
  schemas: async () => (await load()).uploadStudentPhoto,
});

export const removeStudentPhotoEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/students/profile/image",
  access: "student.account",
  schemas: async () => (await load()).removeStudentPhoto,
});

export type ShownStudent = z.output<typeof shownStudent>;

export const readStudentEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/students/{id}",
  access: "students.see",
  schemas: async () => (await load()).readStudent,
});
