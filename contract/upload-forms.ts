/** The forms that carry a file (R5.4): its field, accepted types and maximal size. */
import type { Multipart } from "./endpoint.ts";
import { uploads } from "./file-limits.ts";

type UploadForm = Multipart & { mediaTypes: readonly FileType[] };

/** The file extension of each type. */
export const fileEndings = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
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

/** The poster of an introduction video (R11.2). */
export const posterForm = {
  file: "poster",
  mediaTypes: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: uploads.poster,
} as const satisfies UploadForm;

/** An introduction video with its poster. */
export const videoForm = {
  file: "video",
  mediaTypes: ["video/mp4", "video/webm"],
  maxBytes: uploads.video,
  beside: posterForm,
} as const satisfies UploadForm;

export type VideoFileType = (typeof videoForm.mediaTypes)[number];
