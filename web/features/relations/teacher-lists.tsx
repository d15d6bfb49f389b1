/** The teacher's three lists: received requests, students of active relations, sent offers. */
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import type { TextKey } from "#text/keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { StatusFilter, useListAddress } from "./list-filter.tsx";
import { type TeacherList, teacherListQuery } from "./queries.ts";
import { RelationList } from "./relation-list.tsx";
import { StudentRelationCard } from "./student-relation-card.tsx";

type Words = { title: TextKey; body: TextKey };

const empty: Record<TeacherList, Words> = {
  studentRequests: { title: "relations:empty.studentRequests", body: "relations:empty.studentRequestsBody" },
  myStudents: { title: "relations:empty.students", body: "relations:empty.studentsBody" },
  requestedStudents: { title: "relations:empty.sent", body: "relations:empty.sentBody" },
};

export default function TeacherRelations({ list }: { list: TeacherList }) {
  const { t } = useLanguage();
  const narrowed = list === "myStudents" ? "learning" : "requests";
  const { status, page, hrefOf, query } = useListAddress(narrowed);
  const result = useQuery(teacherListQuery(list, query));
  return (
    <>
      <StatusFilter narrowed={narrowed} chosen={status} hrefOf={hrefOf} />
      <RelationList
        query={result}
        page={page}
        hrefOf={hrefOf}
        card={(relation) => <StudentRelationCard relation={relation} />}
        empty={
          <EmptyState
            title={t(empty[list].title)}
            action={
              <ButtonLink to="?tab=find" icon={<Search aria-hidden="true" />}>
                {t("relations:tabs.findStudents")}
              </ButtonLink>
            }
          >
            {t(empty[list].body)}
          </EmptyState>
        }
      />
    </>
  );
}
