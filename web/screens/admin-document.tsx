/** One document of a teacher (R11.1): the paper and what the teacher claims side by side, then the decision and the next. */
import { readOfficeDocument } from "#contract/office/documents.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { DocumentActs } from "#web/features/office/documents/document-acts.tsx";
import { DocumentView } from "#web/features/office/documents/document-view.tsx";
import { TeacherClaims } from "#web/features/office/documents/teacher-claims.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import type { Route } from "./+types/admin-document";

export const handle: PageHandle = { kind: "app" };

export default function AdminDocument({ params }: Route.ComponentProps) {
  const { t } = useLanguage();
  const asked = useSubject(readOfficeDocument, params.id);
  return (
    <SubjectPage
      asked={asked}
      back={{ to: "/admin/documents", label: t("office:parts.documents") }}
      title={asked.data?.teacher.name ?? t("office:kinds.document")}
    >
      {(paper) => (
        <>
          <ClaimItem id={paper.state === "waiting" ? paper.queueItemId : null} />
          <div className="office-beside">
            <DocumentView key={paper.id} paper={paper} />
            <div className="office-side">
              <DocumentActs paper={paper} />
              <TeacherClaims paper={paper} />
            </div>
          </div>
        </>
      )}
    </SubjectPage>
  );
}
