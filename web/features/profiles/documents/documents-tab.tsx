/** The documents tab (R5.4): what is needed, what is uploaded, uploading and deleting. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteDocumentEndpoint, type OwnDocument } from "#contract/documents.ts";
import { uploads } from "#contract/file-limits.ts";
import { call } from "#web/api/client.ts";
import { ProfileSection } from "#web/features/profiles/section.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { DocumentRow } from "./document-row.tsx";
import { DocumentUpload } from "./document-upload.tsx";
import { changeDocuments, documentsQuery } from "./documents-query.ts";

function DeleteDialog({ doc, onClose }: { doc: OwnDocument | null; onClose: () => void }) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    if (doc === null) return;
    setBusy(true);
    try {
      await call(deleteDocumentEndpoint, { params: { id: doc.id } });
      toast({ title: t("profiles:documents.deleted") });
      changeDocuments(queryClient, (before) => before.filter(({ id }) => id !== doc.id));
    } catch (error) {
      toast({ title: t("profiles:documents.deleteFailed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setBusy(false);
      onClose();
    }
  };

  return (
    <ConfirmDialog
      open={doc !== null}
      onClose={onClose}
      title={t("profiles:documents.confirm")}
      confirm={{ variant: "destructive", busy, onClick: () => void remove(), children: t("profiles:documents.delete") }}
      cancel={{ "data-first-focus": true }}
    >
      <p>{t("profiles:documents.confirmBody", { name: doc?.name ?? "" })}</p>
    </ConfirmDialog>
  );
}

export default function DocumentsTab() {
  const { t } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(documentsQuery);
  const [deleting, setDeleting] = useState<OwnDocument | null>(null);
  const handIn = (
    <ProfileSection key="hand-in" id="hand-in" title={t("profiles:documents.title")}>
      <p>{t("profiles:documents.body")}</p>
      <p className="field-hint">
        {t("profiles:documents.limits", { most: uploads.documentsPerTeacher, count: data?.length ?? 0 })}
      </p>
      <DocumentUpload />
    </ProfileSection>
  );
  const list = (
    <ProfileSection key="handed-in" id="handed-in" title={t("profiles:documents.list")}>
      {data === undefined && error === null && (
        <SkeletonGroup label={t("profiles:edit.loading")} className="grid gap-2">
          <Skeleton shape="block" className="h-20" />
          <Skeleton shape="block" className="h-20" />
        </SkeletonGroup>
      )}
      {data === undefined && error !== null && (
        <LoadFailed title={t("profiles:documents.listFailed")} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {data?.length === 0 && (
        <EmptyState heading="h3" title={t("profiles:documents.empty")}>
          {t("profiles:documents.emptyBody")}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="grid">
          {data.map((doc) => (
            <DocumentRow key={doc.id} doc={doc} onDelete={() => setDeleting(doc)} />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
  return (
    <div className="profile-form">
      {/* Uploaded documents come first, if any. */}
      {data?.length === 0 ? [handIn, list] : [list, handIn]}
      <DeleteDialog doc={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}
