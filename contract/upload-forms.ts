/** The forms that carry a file (R5.4): its field, the types we take and how large it may be. */
import type { Multipart } from "./endpoint.ts";
import { uploads } from "./limits.ts";

export const photoForm = {
  file: "profileImage",
  mediaTypes: ["image/jpeg", "image/png", "image/webp"],
  maxBytes: uploads.photo,
} as const satisfies Multipart;

export const documentForm = {
  file: "document",
  mediaTypes: ["application/pdf", "image/jpeg", "image/png"],
  maxBytes: uploads.document,
} as const satisfies Multipart;
