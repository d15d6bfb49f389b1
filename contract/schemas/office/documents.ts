/** Schemas of contract/office/documents.ts. */
import * as z from "zod/mini";
import { documentStates } from "#contract/office/states.ts";
import { documentForm } from "#contract/upload-forms.ts";
import { documentTypes, genders, qualifications } from "#contract/vocabulary.ts";
import { byId, officer, reasoned, stateQuery } from "./office-fields.ts";

/** The teacher's own data, to compare with the document. */
const teacherClaims = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  subjects: z.array(z.string()),
  qualifications: z.array(z.enum(qualifications)),
  experienceYears: z.nullable(z.int()),
  bio: z.nullable(z.string()),
  verified: z.boolean(),
});

export const officeDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(documentTypes),
  mediaType: z.enum(documentForm.mediaTypes),
  /** Bytes. */
  size: z.number(),
  uploadedAt: z.iso.datetime(),
  state: z.enum(documentStates),
  verifiedAt: z.nullable(z.iso.datetime()),
  /** The name it was verified for; it waits again because the name changed since (R4.3). */
  verifiedName: z.nullable(z.string()),
  rejectedAt: z.nullable(z.iso.datetime()),
  rejectionReason: z.nullable(z.string()),
  decidedBy: z.nullable(officer),
  /** In the queue, to be claimed; null when it was decided before the queue existed. */
  queueItemId: z.nullable(z.uuid()),
  teacher: teacherClaims,
});

export const schemas = {
  listOfficeDocuments: {
    summary: "Documents of teachers: waiting ones oldest first, decided ones newest first",
    query: stateQuery(documentStates),
    answer: z.array(officeDocument),
  },
  readOfficeDocument: {
    summary: "One document with what its teacher claims",
    params: byId,
    answer: officeDocument,
  },
  showDocumentFile: {
    summary:
      "The file, to be shown: a picture drawn anew, or a PDF for a frame that runs no script; written into the audit log",
    params: byId,
  },
  verifyDocument: {
    summary: "The paper shows what it should; the teacher is told. 409 `already_decided` when it waits no more",
    params: byId,
    answer: officeDocument,
  },
  rejectDocument: {
    summary:
      "The paper is not accepted; the teacher is told why and may appeal. 409 `already_decided` when it waits no more",
    params: byId,
    body: reasoned,
    answer: officeDocument,
  },
  reopenDocument: {
    summary: "Takes a decision back, so that the document waits again; the teacher is told why",
    params: byId,
    body: reasoned,
    answer: officeDocument,
  },
};
