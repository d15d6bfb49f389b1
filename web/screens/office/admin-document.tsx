/** One document of a teacher (R11.1): the document and the teacher's claims side by side, then the decision and the next. */

import { BadgeCheck, SkipForward, Undo2, X } from "lucide-react";
import { useState } from "react";
import { rulesOf } from "#contract/office/acts.ts";
import {
  type OfficeDocument,
  readOfficeDocumentEndpoint,
  rejectDocumentEndpoint,
  reopenDocumentEndpoint,
  verifyDocumentEndpoint,
} from "#contract/office/documents.ts";
import { formatDate, formatList, formatMoment } from "#text/format.ts";
import { useCan } from "#web/api/use-can.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { DocumentView } from "#web/features/office/documents/document-view.tsx";
import { useNextDocument } from "#web/features/office/documents/use-next-document.ts";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import type { PageHandle } from "#web/page.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/admin-document";

export const handle: PageHandle = { kind: "app" };

/** The teacher's own data, to compare with the document. */
function TeacherClaims({ doc }: { doc: OfficeDocument }) {
  const { language, t } = useLanguage();
  const { teacher } = doc;
  const facts: [label: string, words: string][] = [
    [t("office:documents.type"), t(`vocabulary:documentTypes.${doc.type}`)],
    [t("office:documents.named"), `\u2068${doc.name}\u2069`],
    [t("office:documents.uploaded"), formatDate(language, new Date(doc.uploadedAt))],
    ...(teacher.gender
      ? [[t("office:documents.gender"), t(`vocabulary:genders.${teacher.gender}`)] as [string, string]]
      : []),
    [
      t("office:documents.subjects"),
      formatList(
        language,
        teacher.subjects.map((code) => subjectName(t, code)),
      ),
    ],
    [
      t("office:documents.qualifications"),
      formatList(
        language,
        teacher.qualifications.map((code) => t(`vocabulary:qualifications.${code}`)),
      ),
    ],
    [
      t("office:documents.experience"),
      teacher.experienceYears === null ? "" : t("office:documents.years", { count: teacher.experienceYears }),
    ],
  ];
  return (
    <Card as="section" aria-labelledby="claims" className="office-claims">
      <h2 id="claims">{t("office:documents.claims")}</h2>
      <p className="flex flex-wrap gap-3 items-center">
        <Avatar name={teacher.name} src={teacher.photo} />
        <PersonLink person={teacher} />
        {teacher.verified && <Badge tone="leaf">{t("office:documents.teacherVerified")}</Badge>}
      </p>
      <dl className="facts">
        {facts
          .filter(([, words]) => words !== "")
          .map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
      {doc.verifiedName !== null && doc.state === "waiting" && (
        <p>{t("office:documents.renamed", { name: `\u2068${doc.verifiedName}\u2069` })}</p>
      )}
      {teacher.bio && <p dir="auto">{teacher.bio}</p>}
      <p className="text-slate">{t(`office:documents.look.${doc.type}`)}</p>
    </Card>
  );
}

/** Decisions on a document: verify, reject with words, undo; then the next one. */
function DocumentActs({ doc }: { doc: OfficeDocument }) {
  const { t } = useLanguage();
  const { act, busy } = useAct();
  const next = useNextDocument(doc.id);
  const [asks, setAsks] = useState<"reject" | "reopen" | null>(null);
  const close = () => setAsks(null);
  const { id, teacher } = doc;
  const name = `\u2068${teacher.name}\u2069`;
  const verify = () =>
    void act(
      verifyDocumentEndpoint,
      { params: { id } },
      { said: t("office:documents.verifiedNow", { name }), done: next.goOn },
    );

  return (
    <div className="office-acts">
      {doc.state === "waiting" ? (
        <>
          <Button icon={<BadgeCheck aria-hidden="true" />} busy={busy} onClick={verify}>
            {t("office:documents.verify")}
          </Button>
          <Button variant="destructive" icon={<X aria-hidden="true" />} onClick={() => setAsks("reject")}>
            {t("office:documents.reject")}
          </Button>
        </>
      ) : (
        <>
          <Decided doc={doc} />
          <Button
            variant="secondary"
            icon={<Undo2 className="turns" aria-hidden="true" />}
            onClick={() => setAsks("reopen")}
          >
            {t("office:documents.reopen")}
          </Button>
        </>
      )}
      {next.address !== undefined && (
        <ButtonLink
          variant="secondary"
          icon={<SkipForward className="turns" aria-hidden="true" />}
          to={next.address}
          aria-keyshortcuts="N"
        >
          {t("office:documents.next")}{" "}
          <kbd className="px-1.5 border border-edge rounded-sm text-xs pointer-coarse:hidden">N</kbd>
        </ButtonLink>
      )}
      <WordsDialog
        key={`reject ${id}`}
        open={asks === "reject"}
        onClose={close}
        title={t("office:documents.rejectTitle")}
        rules={rulesOf("document")}
        confirm={{ label: t("office:documents.reject"), destructive: true }}
        endpoint={rejectDocumentEndpoint}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("office:documents.rejectedNow", { name })}
        done={next.goOn}
      >
        <p>{t("office:documents.rejectBody", { name })}</p>
      </WordsDialog>
      <WordsDialog
        key={`reopen ${id}`}
        open={asks === "reopen"}
        onClose={close}
        title={t("office:documents.reopenTitle")}
        confirm={{ label: t("office:documents.reopen") }}
        endpoint={reopenDocumentEndpoint}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("office:documents.reopenedNow", { name })}
      >
        <p>{t("office:documents.reopenBody", { name })}</p>
      </WordsDialog>
    </div>
  );
}

function Decided({ doc: { state, verifiedAt, rejectedAt, decidedBy, rejectionReason } }: { doc: OfficeDocument }) {
  const { language, t } = useLanguage();
  const at = verifiedAt ?? rejectedAt;
  const values = {
    by: `\u2068${decidedBy?.email ?? decidedBy?.name ?? t("office:people.erased")}\u2069`,
    moment: at === null ? "" : formatMoment(language, new Date(at)),
  };
  return (
    <Notice tone={state === "verified" ? "leaf" : "brick"}>
      <p>{t(state === "verified" ? "office:documents.verifiedBy" : "office:documents.rejectedBy", values)}</p>
      {rejectionReason && <p dir="auto">{rejectionReason}</p>}
    </Notice>
  );
}

export default function AdminDocument({ params }: Route.ComponentProps) {
  const { t } = useLanguage();
  const may = useCan();
  const query = useSubject(readOfficeDocumentEndpoint, params.id);
  return (
    <SubjectPage
      query={query}
      back={{ to: "/admin/documents", label: t("office:parts.documents") }}
      title={query.data?.teacher.name ?? t("office:kinds.document")}
    >
      {(doc) => (
        <>
          <ClaimItem id={doc.state === "waiting" ? doc.queueItemId : null} />
          <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <DocumentView key={doc.id} doc={doc} />
            <div className="grid gap-3 min-w-0">
              {may("documents.decide") && <DocumentActs doc={doc} />}
              <TeacherClaims doc={doc} />
            </div>
          </div>
        </>
      )}
    </SubjectPage>
  );
}
