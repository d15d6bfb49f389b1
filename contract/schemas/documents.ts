/** Schemas of contract/documents.ts. */
import * as z from "zod/mini";
import { profile } from "#contract/limits.ts";
import { documentForm } from "#contract/upload-forms.ts";
import { documentTypes } from "#contract/vocabulary.ts";

export const ownDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(documentTypes),
  uploadedAt: z.iso.datetime(),
  verified: z.boolean(),
  verifiedAt: z.nullable(z.iso.datetime()),
  /** The name it was verified for; with `verified` false, it waits again because the name changed since (R4.3). */
  verifiedName: z.nullable(z.string()),
  rejectedAt: z.nullable(z.iso.datetime()),
  rejectionReason: z.nullable(z.string()),
  mediaType: z.enum(documentForm.mediaTypes),
  /** Bytes. */
  size: z.number(),
});

const unprintable = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** A final dot is that of "M.Sc." */
const path = /\\|^[/.]|\.\.|\/$/;

/** The fields beside the file; the name is a label, so nothing that looks like a path. */
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

export const schemas = {
  listDocuments: {
    summary: "The own documents, newest first",
    answer: z.array(ownDocument),
  },
  uploadDocument: {
    summary: "Hands a document in; 20 at most",
    fields: documentFields,
    answer: ownDocument,
  },
  readDocumentFile: {
    summary: "The file, to be saved; for its owner and admins",
    params: documentId,
  },
  deleteDocument: {
    summary: "Takes an own document back",
    params: documentId,
  },
};
