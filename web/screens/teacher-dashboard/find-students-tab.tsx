/** The teacher's search for students as a tab of the dashboard (`?tab=find`): fetched with its words when it is opened. */
import { lazy, Suspense } from "react";
import { CardSkeletons } from "#web/features/search/results/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";

const FindStudentsPanel = lazy(async () => {
  const [panel] = await Promise.all([import("./find-students-panel.tsx"), loadPageText(["search"])]);
  return panel;
});

export function FindStudentsTab() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("app:teacher.findStudents")} noindex />
      <Suspense fallback={<CardSkeletons label={t("shell:splash")} />}>
        <FindStudentsPanel />
      </Suspense>
    </>
  );
}
