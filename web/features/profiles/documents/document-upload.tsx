/** Handing in a document: name, kind and file, checked before a byte is sent, with progress while they go. */
import { useQueryClient } from "@tanstack/react-query";
import { Paperclip, Upload } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { documentFields, uploadDocument } from "#contract/documents.ts";
import { issuesOf } from "#contract/issues.ts";
import { profile, uploads } from "#contract/limits.ts";
import { documentTypes } from "#contract/vocabulary.ts";
import { CallError } from "#web/api/client.ts";
import { upload } from "#web/api/upload.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { describeField, Field } from "#web/ui/field.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { changeDocuments } from "./documents-query.ts";
import { formatSize } from "./format-size.ts";

const kinds = ["application/pdf", "image/jpeg", "image/png"];

function findFileIssue(file: File | null): string | null {
  if (file === null) return "file_required";
  if (!kinds.includes(file.type)) return "document_type";
  if (file.size === 0) return "file_empty";
  return file.size > uploads.document ? "document_too_large" : null;
}

export function DocumentUpload() {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [name, setName] = useState("");
  const [type, setType] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(issues).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);

  const errorOf = (field: string) => {
    const code = issues[field];
    return code === undefined ? undefined : issueText(t, code);
  };

  function check(): boolean {
    const fields = { name, type };
    const { error } = z.safeParse(documentFields, fields);
    const wrong = error === undefined ? [] : issuesOf(error, fields).map(({ path, code }) => [path, code]);
    const inFile = findFileIssue(file);
    const found: Record<string, string> = Object.fromEntries(wrong);
    if (inFile !== null) found.document = inFile;
    setIssues(found);
    return Object.keys(found).length === 0;
  }

  async function send(chosen: File) {
    const body = new FormData();
    // The fields first: the server knows what comes before it reads the file.
    body.set("name", name);
    body.set("type", type);
    body.set("document", chosen);
    setProgress(0);
    try {
      const handedIn = await upload(uploadDocument, { form: body, onProgress: setProgress });
      setName("");
      setType("");
      setFile(null);
      form.current?.reset();
      toast({ title: t("profiles:documents.uploaded"), variant: "success" });
      changeDocuments(queryClient, (before) => [handedIn, ...before]);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const named = Object.fromEntries((error.body.issues ?? []).map(({ path, code }) => [path || "document", code]));
      setIssues(named);
      toast({ title: t("profiles:documents.failed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setProgress(null);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (progress === null && check() && file !== null) void send(file);
  };

  const described = describeField("document", { error: errorOf("document") });
  return (
    <form ref={form} className="document-form" noValidate onSubmit={submit}>
      <TextField
        label={t("profiles:documents.name")}
        hint={t("profiles:documents.nameHint")}
        name="name"
        id="field-document-name"
        value={name}
        maxLength={profile.documentName}
        error={errorOf("name")}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={t("profiles:documents.type")}
        name="type"
        value={type}
        placeholder={t("profiles:documents.chooseType")}
        options={documentTypes.map((code) => ({ value: code, label: t(`vocabulary:documentTypes.${code}`) }))}
        error={errorOf("type")}
        onChange={({ target }) => setType(target.value)}
      />
      <Field id={described.id} label={t("profiles:documents.file")} error={errorOf("document")}>
        <label className="file-drop">
          <input
            {...described}
            type="file"
            accept={kinds.join(",")}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setIssues({});
            }}
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
      {progress !== null && (
        <Progress
          label={t("profiles:documents.uploading", { name })}
          value={progress * 100}
          valueText={`${Math.round(progress * 100)}%`}
        />
      )}
      <Button type="submit" icon={<Upload aria-hidden="true" />} busy={progress !== null}>
        {t("profiles:documents.upload")}
      </Button>
    </form>
  );
}
