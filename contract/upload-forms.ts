/** The forms that carry a file (R5.4): its field, the types we take and how large it may be. */
import type { Multipart } from "./endpoint.ts";
import { uploads } from "./file-limits.ts";

type UploadForm = Multipart & { mediaTypes: readonly FileType[] };

/** What files of a type are called at their end. */
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

/** The picture that stands for an introduction video until it is played (R11.2). */
export const posterForm = {
  file: "poster",
  mediaTypes: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: uploads.poster,
} as const satisfies UploadForm;

/** An introduction video, and beside it that picture. */
export const videoForm = {
  file: "video",
  mediaTypes: ["video/mp4", "video/webm"],
  maxBytes: uploads.video,
  beside: posterForm,
} as const satisfies UploadForm;

export type VideoFileType = (typeof videoForm.mediaTypes)[number];
