/** Schemas of contract/own-profile.ts. */
import { studentFields, studentProfile } from "./students.ts";
import { teacherFields, teacherProfile } from "./teachers.ts";

export const schemas = {
  saveStudentProfile: {
    summary:
      "Changes the fields it carries; with the header X-Location-Update the place only, never a manual one by a detected one",
    body: studentFields,
    answer: studentProfile,
  },
  saveTeacherProfile: {
    summary:
      "Changes the fields it carries; with the header X-Location-Update the place only, never a manual one by a detected one",
    body: teacherFields,
    answer: teacherProfile,
  },
};
