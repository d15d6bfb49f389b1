/** The calls around a teacher's documents (R5.4, R7.7): handed in, listed, read and taken back by their owner, read by admins. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { profile } from "./limits.ts";
import { documentForm } from "./upload-forms.ts";
import { documentTypes } from "./vocabulary.ts";

export const ownDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(documentTypes),
  uploadedAt: z.iso.datetime(),
  verified: z.boolean(),
  verifiedAt: z.nullable(z.iso.datetime()),
  /** For which name it was verified; with `verified` false, it waits again because the name was changed since (R4.3). */
  verifiedName: z.nullable(z.string()),
  rejectedAt: z.nullable(z.iso.datetime()),
  rejectionReason: z.nullable(z.string()),
  mediaType: z.enum(documentForm.mediaTypes),
  /** Bytes. */
  size: z.number(),
});
export type OwnDocument = z.output<typeof ownDocument>;

const unprintable = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** A dot at the end is that of "M.Sc." */
const path = /\\|^[/.]|\.\.|\/$/;

/** The fields beside the file; the name is a label, so nothing that reads as a path. */
export const documentFields = z.object({
  name: z.string("required").check(
    z.overwrite((text) => text.normalize("NFC").replace(/\s+/g, " ").trim()),
    z.minLength(1, { error: "required", abort: true }),
    z.maxLength(profile.documentName, "too_long"),
    z.refine((text) => !unprintable.test(text) && !path.test(text), "document_name"),
  ),
  type: z.enum(documentTypes, "document_kind"),
});

const documentId = z.object({ id: z.uuid() });

export const listDocuments = defineEndpoint({
  method: "GET",
  path: "/api/teachers/documents",
  access: "documents.upload",
  summary: "The own documents, newest first",
  answer: z.array(ownDocument),
});

export const uploadDocument = defineEndpoint({
  method: "POST",
  path: "/api/teachers/documents",
  access: "documents.upload",
  summary: "Hands a document in; 20 at most",
  multipart: { ...documentForm, fields: documentFields },
  answer: ownDocument,
  status: 201,
});

export const readDocumentFile = defineEndpoint({
  method: "GET",
  path: "/api/teachers/documents/{id}/file",
  access: "documents.download",
  summary: "The file, to be saved; for its owner and admins",
  params: documentId,
  sends: { mediaTypes: documentForm.mediaTypes },
});

export const deleteDocument = defineEndpoint({
  method: "DELETE",
  path: "/api/teachers/documents/{id}",
  access: "documents.upload",
  summary: "Takes an own document back",
  params: documentId,
});
