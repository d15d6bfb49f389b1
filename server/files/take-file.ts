/** Turns an upload into what may be kept (R5.4): recognised by its content, scanned, and drawn anew where it is a picture. */
import { fileTypeFromBuffer } from "file-type";
import { type DocumentFileType, documentForm, type FileType, photoForm } from "#contract/upload-forms.ts";
import type { Antivirus } from "#server/gateways/antivirus.ts";
import { Refusal } from "#server/refusal.ts";
import { findPdfFault } from "./check-pdf.ts";
import { refuse } from "./receive-upload.ts";
import { ImageFault, reencodeDocument, reencodePhoto } from "./reencode-image.ts";

export type Storable<T extends FileType = FileType> = { bytes: Buffer; mediaType: T };

async function recognise<T extends FileType>(bytes: Buffer, allowed: readonly T[]): Promise<T | undefined> {
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  return allowed.find((type) => type === found);
}

async function refuseInfected(isClean: Antivirus, bytes: Buffer, field: string): Promise<void> {
  const clean = await isClean(bytes).catch(() => {
    throw new Refusal("overloaded", { retryAfter: 60 });
  });
  if (!clean) throw refuse(field, "file_infected");
}

function unsupported(field: string, code: string): Refusal {
  return new Refusal("unsupported_media_type", { issues: [{ path: field, code }] });
}

async function drawn(field: string, drawing: Promise<Buffer>): Promise<Buffer> {
  try {
    return await drawing;
  } catch (error) {
    throw error instanceof ImageFault ? refuse(field, error.code) : error;
  }
}

export async function takePhoto(isClean: Antivirus, bytes: Buffer, field: string): Promise<Storable> {
  const type = await recognise(bytes, photoForm.mediaTypes);
  if (type === undefined) throw unsupported(field, "photo_type");
  await refuseInfected(isClean, bytes, field);
  return { bytes: await drawn(field, reencodePhoto(bytes, type)), mediaType: "image/webp" };
}

export async function takeDocument(
  isClean: Antivirus,
  bytes: Buffer,
  field: string,
): Promise<Storable<DocumentFileType>> {
  const mediaType = await recognise(bytes, documentForm.mediaTypes);
  if (mediaType === undefined) throw unsupported(field, "document_type");
  await refuseInfected(isClean, bytes, field);
  if (mediaType !== "application/pdf")
    return { bytes: await drawn(field, reencodeDocument(bytes, mediaType)), mediaType };
  const fault = await findPdfFault(bytes);
  if (fault !== undefined) throw refuse(field, fault);
  return { bytes, mediaType };
}
