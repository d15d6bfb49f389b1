/** One document of the owner: what it is, since when, its verification; download and delete. */
import { BadgeCheck, Clock, Download, FileText, Image, Trash2, X } from "lucide-react";
import { useState } from "react";
import { type OwnDocument, readDocumentFileEndpoint } from "#contract/documents.ts";
import { fileEndings } from "#contract/upload-forms.ts";
import { formatDate } from "#text/format.ts";
import { callFile } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { formatSize } from "./format-size.ts";

/** The call needs the token, so the file is fetched rather than linked. */
async function downloadDocument({ id, name, mediaType }: OwnDocument): Promise<void> {
  const ending = `.${fileEndings[mediaType]}`;
  saveFile(
    name.toLowerCase().endsWith(ending) ? name : name + ending,
    await callFile(readDocumentFileEndpoint, { params: { id } }),
  );
}

function CheckBadge({ doc }: { doc: OwnDocument }) {
  const { t } = useLanguage();
  if (doc.verified)
    return (
      <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
        {t("profiles:documents.verified")}
      </Badge>
    );
  if (doc.rejectedAt !== null)
    return (
      <Badge tone="brick" icon={<X aria-hidden="true" />}>
        {t("profiles:documents.rejected")}
      </Badge>
    );
  return (
    <Badge tone="marigold" icon={<Clock aria-hidden="true" />}>
      {t("profiles:documents.pending")}
    </Badge>
  );
}

export function DocumentRow({ doc, onDelete }: { doc: OwnDocument; onDelete: () => void }) {
  const { language, t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const Icon = doc.mediaType === "application/pdf" ? FileText : Image;
  const date = (moment: string) => formatDate(language, new Date(moment));

  const download = async () => {
    setBusy(true);
    try {
      await downloadDocument(doc);
    } catch (error) {
      toast({
        title: t("profiles:documents.downloadFailed"),
        text: callFailureText(t, error),
        variant: "destructive",
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 py-3 not-first:border-t not-first:border-line svg:w-7 svg:text-slate">
      <Icon aria-hidden="true" />
      <div className="grid gap-1">
        <p className="font-bold wrap-anywhere">
          <bdi>{doc.name}</bdi>
        </p>
        <p className="text-slate">
          {t(`vocabulary:documentTypes.${doc.type}`)} · <bdi>{formatSize(doc.size)}</bdi> ·{" "}
          {t("profiles:documents.uploadedOn", { date: date(doc.uploadedAt) })}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <CheckBadge doc={doc} />
          {doc.verifiedAt !== null && (
            <span className="text-slate">{t("profiles:documents.verifiedOn", { date: date(doc.verifiedAt) })}</span>
          )}
          {!doc.verified && doc.verifiedName !== null && (
            <span className="text-slate">
              {t("profiles:documents.setBack", { name: `\u2068${doc.verifiedName}\u2069` })}
            </span>
          )}
          {doc.rejectionReason !== null && <bdi>{doc.rejectionReason}</bdi>}
        </p>
      </div>
      <div className="flex gap-1.5 items-start max-xs:flex-col">
        <Button
          variant="quiet"
          size="icon"
          icon={<Download aria-hidden="true" />}
          busy={busy}
          aria-label={t("profiles:documents.downloadNamed", { name: doc.name })}
          onClick={() => void download()}
        />
        <Button
          variant="destructive"
          size="icon"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t("profiles:documents.deleteNamed", { name: doc.name })}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
