/** The student's search as a tab of the dashboard (`?tab=find`): fetched with its words when it is opened. */
import { lazy, Suspense } from "react";
import { dashboardOf } from "#web/api/dashboard-of.ts";
import { CardSkeletons } from "#web/features/search/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadSearchText } from "./load-search-text.ts";

const FindTeachers = lazy(async () => {
  const [{ FindTeachers }] = await Promise.all([import("#web/features/search/find-teachers.tsx"), loadSearchText()]);
  return { default: FindTeachers };
});

const at = { path: dashboardOf("student"), kept: { tab: "find" } };

export function FindTeachersTab() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("shell:header.findTeachers")} noindex />
      <Suspense fallback={<CardSkeletons label={t("shell:splash")} />}>
        <FindTeachers at={at} />
      </Suspense>
    </>
  );
}
