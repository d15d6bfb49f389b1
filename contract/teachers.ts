/** The calls of a teacher's profile (R3.9, R7.7): the own one, its photo, and the page that parents see. */
import type * as z from "zod/mini";
import type { shownTeacher, teacherFields, teacherProfile } from "#contract/schemas/teachers.ts";
import { defineEndpoint } from "./endpoint.ts";
import { photoForm } from "./upload-forms.ts";

const load = async () => (await import("#contract/schemas/teachers.ts")).schemas;

export type TeacherProfile = z.output<typeof teacherProfile>;
export type TeacherFields = z.output<typeof teacherFields>;

export const readTeacherProfileEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/profile",
  access: "teacher.account",
  schemas: async () => (await load()).readTeacherProfile,
});

export const uploadTeacherPhotoEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/profile/upload-image",
  access: "teacher.account",
  multipart: photoForm,
  schemas: async () => (await load()).uploadTeacherPhoto,
});

export const removeTeacherPhotoEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/teachers/profile/image",
  access: "teacher.account",
  schemas: async () => (await load()).removeTeacherPhoto,
});

export type ShownTeacher = z.output<typeof shownTeacher>;

export const readTeacherEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/{id}",
  access: "anyone",
  schemas: async () => (await load()).readTeacher,
});

/** Counted by the browser: rendered pages come from a cache, and bots read them too. */
export const countTeacherViewEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/{id}/views",
  access: "anyone",
  schemas: async () => (await load()).countTeacherView,
});
