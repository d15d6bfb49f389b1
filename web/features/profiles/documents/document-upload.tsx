/** Uploads a document: name, kind and file, checked before it is sent, with progress. */
import { useQueryClient } from "@tanstack/react-query";
import { Paperclip, Upload } from "lucide-react";
import { useState } from "react";
import { uploadDocumentEndpoint } from "#contract/documents.ts";
import type { IssueCode } from "#contract/issues.ts";
import { profile } from "#contract/limits.ts";
import { documentForm } from "#contract/upload-forms.ts";
import { type DocumentType, documentTypes } from "#contract/vocabulary.ts";
import { upload } from "#web/api/upload.ts";
import { findIssues } from "#web/forms/find-issues.ts";
import { useForm } from "#web/forms/use-form.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { describeField, Field } from "#web/ui/field.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { changeDocuments } from "./documents-query.ts";
import { formatSize } from "./format-size.ts";

function findFileIssues(file: File | null): IssueCode[] {
  const wrong = (code: string) => [{ path: "document", code }];
  if (file === null) return wrong("file_required");
  if (!documentForm.mediaTypes.some((type) => type === file.type)) return wrong("document_type");
  if (file.size === 0) return wrong("file_empty");
  return file.size > documentForm.maxBytes ? wrong("document_too_large") : [];
}

type Values = { name: string; type: DocumentType | ""; document: File | null };

const nothing: Values = { name: "", type: "", document: null };

/** The fields first: the server reads them before the file. */
function writeForm({ name, type, document }: Values): FormData {
  const body = new FormData();
  body.set("name", name);
  body.set("type", type);
  if (document !== null) body.set("document", document);
  return body;
}

export function DocumentUpload() {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  // An error of the whole is shown at the file.
  const form = useForm(nothing, { fieldOf: (path) => path || "document" });
  const [progress, setProgress] = useState(0);
  /** A file input can only be cleared by a new one. */
  const [handedIn, setHandedIn] = useState(0);
  const { name, type, document: file } = form.values;

  async function send() {
    setProgress(0);
    const added = await upload(uploadDocumentEndpoint, { form: writeForm(form.values), onProgress: setProgress });
    form.reset();
    setHandedIn((before) => before + 1);
    toast({ title: t("profiles:documents.uploaded"), variant: "success" });
    changeDocuments(queryClient, (before) => [added, ...before]);
  }

  const submit = () =>
    void form.attempt({
      wrong: findIssues(uploadDocumentEndpoint, { name, type }, findFileIssues(file), "fields"),
      act: send,
      failed: (error) =>
        toast({ title: t("profiles:documents.failed"), text: callFailureText(t, error), variant: "destructive" }),
    });

  const described = describeField("document", { error: form.errorOf("document") });
  return (
    <form className="document-form grid gap-4" {...form.props(submit)}>
      <TextField
        label={t("profiles:documents.name")}
        hint={t("profiles:documents.nameHint")}
        id="field-document-name"
        maxLength={profile.documentName}
        {...form.field("name")}
      />
      <SelectField
        label={t("profiles:documents.type")}
        placeholder={t("profiles:documents.chooseType")}
        options={documentTypes.map((code) => ({ value: code, label: t(`vocabulary:documentTypes.${code}`) }))}
        {...form.choice("type", documentTypes)}
      />
      <Field id={described.id} label={t("profiles:documents.file")} error={form.errorOf("document")}>
        <label className="file-drop">
          <input
            key={handedIn}
            {...described}
            type="file"
            accept={documentForm.mediaTypes.join(",")}
            onChange={({ target }) => form.change("document", target.files?.[0] ?? null)}
          />
          <Paperclip aria-hidden="true" />
          <span>
            {file === null ? (
              t("profiles:documents.chooseFile")
            ) : (
              <bdi>{t("profiles:documents.chosen", { file: file.name, size: formatSize(file.size) })}</bdi>
            )}
          </span>
        </label>
      </Field>
      {form.busy && (
        <Progress
          label={t("profiles:documents.uploading", { name })}
          value={progress * 100}
          valueText={`${Math.round(progress * 100)}%`}
        />
      )}
      <Button type="submit" icon={<Upload aria-hidden="true" />} busy={form.busy}>
        {t("profiles:documents.upload")}
      </Button>
    </form>
  );
}
