/** The student's three lists: teachers of active relations, sent requests, received offers. */
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import type { TextKey } from "#text/keys.ts";
import { OpenReview } from "#web/features/reviews/review-button.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { StatusFilter, useListAddress } from "./list-filter.tsx";
import { type StudentList, studentListQuery } from "./queries.ts";
import { RelationList } from "./relation-list.tsx";
import { SampleTeachers } from "./sample-teachers.tsx";
import { TeacherRelationCard } from "./teacher-relation-card.tsx";

type Words = { title: TextKey; body: TextKey };

const empty: Record<StudentList, Words> = {
  myTeachers: { title: "relations:empty.teachers", body: "relations:empty.teachersBody" },
  requestedTeachers: { title: "relations:empty.requests", body: "relations:empty.requestsBody" },
  teacherRequests: { title: "relations:empty.invitations", body: "relations:empty.invitationsBody" },
};

export default function StudentRelations({ list }: { list: StudentList }) {
  const { t } = useLanguage();
  const narrowed = list === "myTeachers" ? "learning" : "requests";
  const { status, page, hrefOf, query } = useListAddress(narrowed);
  const result = useQuery(studentListQuery(list, query));
  return (
    <>
      <OpenReview />
      <StatusFilter narrowed={narrowed} chosen={status} hrefOf={hrefOf} />
      <RelationList
        query={result}
        page={page}
        hrefOf={hrefOf}
        card={(relation) => <TeacherRelationCard relation={relation} />}
        samples={list === "teacherRequests" ? undefined : <SampleTeachers list={list} />}
        empty={
          <EmptyState
            title={t(empty[list].title)}
            action={
              <ButtonLink to="?tab=find" icon={<Search aria-hidden="true" />}>
                {t("shell:header.findTeachers")}
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
