/** The phone modal inside the apps (R4.2): once the number is saved, the cached profile and session have it too. */
import { useQueryClient } from "@tanstack/react-query";
import type { StudentProfile } from "#contract/students.ts";
import type { TeacherProfile } from "#contract/teachers.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { meQuery } from "#web/api/me-query.ts";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import PhoneDialog from "./phone-dialog.tsx";

type PhoneStepProps = { side: MemberRole; onSaved?: () => void; onClose: () => void };

export default function PhoneStep({ side, onSaved, onClose }: PhoneStepProps) {
  const client = useQueryClient();
  const goOn = () => {
    client.setQueryData(meQuery.queryKey, (user) => user && { ...user, hasPhone: true });
    onSaved?.();
  };
  const cacheStudent = (profile: StudentProfile) => {
    client.setQueryData(studentProfileQuery.queryKey, profile);
    goOn();
  };
  const cacheTeacher = (profile: TeacherProfile) => {
    client.setQueryData(teacherProfileQuery.queryKey, profile);
    goOn();
  };
  return side === "student" ? (
    <PhoneDialog open onSaved={cacheStudent} onClose={onClose} />
  ) : (
    <PhoneDialog open side="teacher" onSaved={cacheTeacher} onClose={onClose} />
  );
}
