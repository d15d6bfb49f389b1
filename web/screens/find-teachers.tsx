/** The student's search as a tab of the dashboard (`?tab=find`): fetched with its words when it is opened. */
import { lazy, Suspense } from "react";
import { dashboardOf } from "#web/api/dashboard-of.ts";
import { AskButton } from "#web/features/relations/ask-button.tsx";
import { AskByAddress } from "#web/features/relations/ask-by-address.tsx";
import { CardSkeletons } from "#web/features/search/card-skeletons.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadSearchText } from "./load-search-text.ts";
import { studentPhone } from "./phone-slot.tsx";

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
        <FindTeachers
          at={at}
          action={(teacher) => <AskButton side="student" person={teacher} phone={studentPhone} />}
        />
      </Suspense>
      <AskByAddress phone={studentPhone} />
    </>
  );
}
