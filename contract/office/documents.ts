/** The office's calls for documents of teachers (R4.3, R11.1): waiting first and oldest first, viewed, verified or rejected, and reopened. */
import type * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import type { officeDocument } from "#contract/schemas/office/documents.ts";
import { documentForm } from "#contract/upload-forms.ts";

const load = async () => (await import("#contract/schemas/office/documents.ts")).schemas;

export type OfficeDocument = z.output<typeof officeDocument>;

export const listOfficeDocumentsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/documents",
  access: "documents.read",
  schemas: async () => (await load()).listOfficeDocuments,
});

export const readOfficeDocumentEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/documents/{id}",
  access: "documents.read",
  schemas: async () => (await load()).readOfficeDocument,
});

export const showDocumentFileEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/documents/{id}/file",
  access: "documents.read",
  sends: { mediaTypes: documentForm.mediaTypes },
  schemas: async () => (await load()).showDocumentFile,
});

export const verifyDocumentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/documents/{id}/verify",
  access: "documents.decide",
  schemas: async () => (await load()).verifyDocument,
});

export const rejectDocumentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/documents/{id}/reject",
  access: "documents.decide",
  schemas: async () => (await load()).rejectDocument,
});

export const reopenDocumentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/documents/{id}/reopen",
  access: "documents.decide",
  schemas: async () => (await load()).reopenDocument,
});
