/** Receives one uploaded file and the fields beside it: to disk while it comes, into memory only when its turn has come. */
import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { createLimiter } from "#server/limiter.ts";
import { Refusal } from "#server/refusal.ts";
import { makeArrival } from "./arriving-uploads.ts";
import { reserveUpload } from "./reserve-upload.ts";

export type Upload = { bytes: Buffer; fields: Record<string, string> };

export type Expected = {
  /** Name of the form's field that holds the file. */
  field: string;
  /** Bytes. */
  limit: number;
  /** The text for a file above the limit. */
  tooLarge: string;
  /** Who sends it. */
  account: string;
};

/** Files in memory, decoded pictures too: so many at once, and no more. */
const inTurn = createLimiter({ atOnce: 2, longestQueue: 40 });

/** Gives the file to `use`; whatever happens, nothing of it stays behind here. */
export async function receiveUpload<T>(
  request: FastifyRequest,
  expected: Expected,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw refuse(expected.field, "file_required");
  const giveBack = takeRoom(request, expected);
  const dir = await makeArrival();
  try {
    const path = join(dir, "file");
    const { fields, size } = await readForm(request, expected, path);
    if (size === undefined) throw refuse(expected.field, "file_required");
    if (size === 0) throw refuse(expected.field, "file_empty");
    return await inTurn(async () => use({ bytes: await readFile(path), fields }));
  } finally {
    await rm(dir, { recursive: true, force: true });
    giveBack();
  }
}

/** Of the form as much as is announced, and never more than may be kept of it. */
function takeRoom(request: FastifyRequest, { account, limit }: Expected): () => void {
  const announced = Number(request.headers["content-length"]);
  try {
    return reserveUpload(account, Number.isFinite(announced) ? Math.min(announced, limit) : limit);
  } catch (error) {
    drop(request);
    throw error;
  }
}

/** What still comes is read and dropped, or the next call on this connection would wait behind it for ever. */
function drop(request: FastifyRequest): void {
  request.raw.unpipe().resume();
}

export function refuse(path: string, code: string): Refusal {
  return new Refusal("validation", { issues: [{ path, code }] });
}

async function readForm(request: FastifyRequest, { field, limit, tooLarge }: Expected, path: string) {
  const fields: Record<string, string> = {};
  let size: number | undefined;
  const limits = { fileSize: limit, files: 1, fields: 10, parts: 11, fieldSize: 2000, fieldNameSize: 100 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== field) part.file.resume();
      else {
        await pipeline(part.file, createWriteStream(path, { flags: "wx", mode: 0o600 }));
        size = part.file.bytesRead;
      }
    }
  } catch (error) {
    drop(request);
    throw readingFailure(error, field, tooLarge);
  }
  return { fields, size };
}

/** A form that cannot be read is the sender's mistake; a disk that cannot be written is ours. */
function readingFailure(error: unknown, field: string, tooLarge: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return error;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Refusal("too_large", { issues: [{ path: field, code: tooLarge }] });
  return refuse(field, "invalid");
}
