/** What the calls of contract/own-profile.ts take and answer. */
import { studentFields, studentProfile } from "./students.ts";
import { teacherFields, teacherProfile } from "./teachers.ts";

export const schemas = {
  saveStudentProfile: {
    body: studentFields,
    answer: studentProfile,
  },
  saveTeacherProfile: {
    body: teacherFields,
    answer: teacherProfile,
  },
};
