/** What the calls of contract/office/documents.ts take and answer. */
import * as z from "zod/mini";
import { documentStates } from "#contract/office/states.ts";
import { documentForm } from "#contract/upload-forms.ts";
import { documentTypes, genders, qualifications } from "#contract/vocabulary.ts";
import { byId, officer, reasoned, stateQuery } from "./office-fields.ts";

/** What the teacher says of themselves, to be held against the paper. */
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
  /** For which name it was verified; waiting all the same, because the name was changed since (R4.3). */
  verifiedName: z.nullable(z.string()),
  rejectedAt: z.nullable(z.iso.datetime()),
  rejectionReason: z.nullable(z.string()),
  decidedBy: z.nullable(officer),
  /** In the queue, to be claimed; null when it was decided before there was one. */
  queueItemId: z.nullable(z.uuid()),
  teacher: teacherClaims,
});

export const schemas = {
  listOfficeDocuments: {
    query: stateQuery(documentStates),
    answer: z.array(officeDocument),
  },
  readOfficeDocument: {
    params: byId,
    answer: officeDocument,
  },
  showDocumentFile: {
    params: byId,
  },
  verifyDocument: {
    params: byId,
    answer: officeDocument,
  },
  rejectDocument: {
    params: byId,
    body: reasoned,
    answer: officeDocument,
  },
  reopenDocument: {
    params: byId,
    body: reasoned,
    answer: officeDocument,
  },
};
