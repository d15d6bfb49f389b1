/** The forms that carry a file (R5.4): its field, the types we take and how large it may be. */
import type { Multipart } from "./endpoint.ts";
import { uploads } from "./limits.ts";

type UploadForm = Multipart & { mediaTypes: readonly FileType[] };

/** What files of a type are called at their end. */
export const fileEndings = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
} as const;

export type FileType = keyof typeof fileEndings;

export const photoForm = {
  file: "profileImage",
  mediaTypes: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: uploads.photo,
} as const satisfies UploadForm;

export const documentForm = {
  file: "document",
  mediaTypes: ["application/pdf", "image/jpeg", "image/png"],
  maxBytes: uploads.document,
} as const satisfies UploadForm;

export type DocumentFileType = (typeof documentForm.mediaTypes)[number];
