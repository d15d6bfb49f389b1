/** The teacher's search for students with what can be done with each. */
import { dashboardOf } from "#web/dashboard-of.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { phoneOf } from "#web/features/relations/phone-slot.tsx";
import { FindStudents } from "#web/features/search/find-students.tsx";
import { useLanguage } from "#web/i18n/language.tsx";

const at = { path: dashboardOf("teacher"), kept: { tab: "find" } };

const phone = phoneOf("teacher");

export default function FindStudentsPanel() {
  const { t } = useLanguage();
  return (
    <FindStudents
      at={at}
      action={(student) => (
        <AskButton
          side="teacher"
          person={{ ...student, name: t("relations:student", { initial: student.initial }) }}
          phone={phone}
        />
      )}
    />
  );
}
