/** The student's search with what can be done with each teacher. */
import { dashboardOf } from "#web/api/dashboard-of.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { AskByAddress } from "#web/features/relations/ask-by-address.tsx";
import { FindTeachers } from "#web/features/search/find-teachers.tsx";
import { studentPhone } from "./phone-slot.tsx";

const at = { path: dashboardOf("student"), kept: { tab: "find" } };

export default function FindTeachersPanel() {
  return (
    <>
      <FindTeachers at={at} action={(teacher) => <AskButton side="student" person={teacher} phone={studentPhone} />} />
      <AskByAddress phone={studentPhone} />
    </>
  );
}
