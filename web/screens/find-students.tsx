/** The teacher's search for students as a tab of the dashboard (`?tab=find`): fetched with its words when it is opened. */
import { lazy, Suspense } from "react";
import { dashboardOf } from "#web/api/dashboard-of.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { CardSkeletons } from "#web/features/search/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadSearchText } from "./load-search-text.ts";
import { teacherPhone } from "./phone-slot.tsx";

const FindStudents = lazy(async () => {
  const [{ FindStudents }] = await Promise.all([import("#web/features/search/find-students.tsx"), loadSearchText()]);
  return { default: FindStudents };
});

const at = { path: dashboardOf("teacher"), kept: { tab: "find" } };

export function FindStudentsTab() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("accounts:dashboard.teacher.findStudents")} noindex />
      <Suspense fallback={<CardSkeletons label={t("shell:splash")} />}>
        <FindStudents
          at={at}
          action={(student) => (
            <AskButton
              side="teacher"
              person={{ ...student, name: t("relations:student", { initial: student.initial }) }}
              phone={teacherPhone}
            />
          )}
        />
      </Suspense>
    </>
  );
}
