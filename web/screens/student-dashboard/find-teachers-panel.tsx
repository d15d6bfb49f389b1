/** The student's search with what can be done with each teacher. */
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { dashboardOf } from "#web/dashboard-of.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { phoneOf } from "#web/features/relations/phone-slot.tsx";
import { FindTeachers } from "#web/features/search/find-teachers.tsx";

const AskByAddress = lazy(() => import("#web/features/relations/ask-by-address.tsx"));

const at = { path: dashboardOf("student"), kept: { tab: "find" } };
const phone = phoneOf("student");

export default function FindTeachersPanel() {
  const [params] = useSearchParams();
  return (
    <>
      <FindTeachers at={at} action={(teacher) => <AskButton side="student" person={teacher} phone={phone} />} />
      {params.has("contact") && (
        <Suspense>
          <AskByAddress phone={phone} />
        </Suspense>
      )}
    </>
  );
}
