/** The documents of teachers (R11.1): pending, verified, rejected; the pending ones oldest first. */
import { FileText } from "lucide-react";
import { listOfficeDocumentsEndpoint, type OfficeDocument } from "#contract/office/documents.ts";
import { documentStates } from "#contract/office/states.ts";
import { formatAgo } from "#text/format.ts";
import { StateList } from "#web/features/office/list/state-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card, CardLink } from "#web/ui/card.tsx";

export const handle: PageHandle = { kind: "app" };

function DocumentCard({ doc }: { doc: OfficeDocument }) {
  const { language, t } = useLanguage();
  const ago = (moment: string) => formatAgo(language, new Date(moment), new Date());
  return (
    <Card pressable className="office-row">
      <FileText aria-hidden="true" />
      <div>
        <h2>
          <CardLink to={`/admin/documents/${doc.id}`}>
            <bdi>{doc.teacher.name}</bdi>
          </CardLink>
        </h2>
        <p className="office-facts">
          <span>{t(`vocabulary:documentTypes.${doc.type}`)}</span>
          <bdi>{doc.name}</bdi>
          <span>{t("office:documents.uploadedAgo", { ago: ago(doc.uploadedAt) })}</span>
        </p>
        {doc.rejectionReason && <p dir="auto">{doc.rejectionReason}</p>}
      </div>
    </Card>
  );
}

export default function AdminDocuments() {
  const { t } = useLanguage();
  const list = useOfficeList(listOfficeDocumentsEndpoint, { state: documentStates });
  return (
    <StateList
      title={t("office:parts.documents")}
      states={documentStates}
      nameOf={(state) => t(`office:documents.${state}`)}
      list={list}
      row={(doc) => <DocumentCard doc={doc} />}
    />
  );
}
