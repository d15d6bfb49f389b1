/** The calls of a teacher's documents (R5.4, R7.7): uploaded, listed, read and withdrawn by their owner, read by admins. */
import type * as z from "zod/mini";
import type { ownDocument } from "#contract/schemas/documents.ts";
import { defineEndpoint } from "./endpoint.ts";
import { documentForm } from "./upload-forms.ts";

const load = async () => (await import("#contract/schemas/documents.ts")).schemas;

export type OwnDocument = z.output<typeof ownDocument>;

export const listDocumentsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/documents",
  access: "documents.upload",
  schemas: async () => (await load()).listDocuments,
});

export const uploadDocumentEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/teachers/documents",
  access: "documents.upload",
  multipart: documentForm,
  status: 201,
  schemas: async () => (await load()).uploadDocument,
});

export const readDocumentFileEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/teachers/documents/{id}/file",
  access: "documents.download",
  sends: { mediaTypes: documentForm.mediaTypes },
  schemas: async () => (await load()).readDocumentFile,
});

export const deleteDocumentEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/teachers/documents/{id}",
  access: "documents.upload",
  schemas: async () => (await load()).deleteDocument,
});
