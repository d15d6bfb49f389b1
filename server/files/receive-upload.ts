/** Receives one uploaded file and its form fields: streamed to disk, loaded into memory only when its turn comes. */
import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { createLimiter } from "#server/rate-limits/limiter.ts";
import { Refusal } from "#server/refusal.ts";
import { makeArrival } from "./arriving-uploads.ts";
import { refuseFullDisk } from "./free-space.ts";
import { reserveUpload } from "./reserve-upload.ts";

export type Upload = { bytes: Buffer; fields: Record<string, string> };

/** A form stored on disk; `beside`: the second file, if the form allows one and it came. */
export type Arrived = { path: string; size: number; fields: Record<string, string>; beside?: Buffer | undefined };

export type Expected = {
  /** Name of the form field of the file. */
  field: string;
  /** Bytes. */
  limit: number;
  /** Error code for a file above the limit. */
  tooLarge: string;
  /** The uploading account. */
  account: string;
  /** Counts it among the account's uploads of the day, or refuses it. */
  count?: () => Promise<unknown>;
  /** A second file, small enough for memory. */
  beside?: Pick<Expected, "field" | "limit" | "tooLarge">;
};

/** Limits files in memory, decoded pictures included. */
const inTurn = createLimiter({ atOnce: 2, longestQueue: 40 });

/** Passes the file to `use`; the temporary copy is always removed. */
export function receiveUpload<T>(
  request: FastifyRequest,
  expected: Expected,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  return receiveFile(request, expected, ({ path, fields }) =>
    inTurn(async () => use({ bytes: await readFile(path), fields })),
  );
}

/** The same for a file that may be too large for memory. */
export async function receiveFile<T>(
  request: FastifyRequest,
  expected: Expected,
  use: (arrived: Arrived) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw refuse(expected.field, "file_required");
  await admit(expected).catch((error: unknown) => {
    drop(request);
    throw error;
  });
  const giveBack = takeRoom(request, expected);
  const dir = await makeArrival();
  try {
    const path = join(dir, "file");
    const { fields, size, beside } = await readForm(request, expected, path);
    if (size === undefined) throw refuse(expected.field, "file_required");
    if (size === 0) throw refuse(expected.field, "file_empty");
    return await use({ path, size, fields, beside });
  } finally {
    await rm(dir, { recursive: true, force: true });
    giveBack();
  }
}

async function admit({ count }: Expected): Promise<void> {
  await refuseFullDisk();
  await count?.();
}

/** Reserves the announced size of the form, at most the limit. */
function takeRoom(request: FastifyRequest, { account, limit }: Expected): () => void {
  const announced = Number(request.headers["content-length"]);
  try {
    return reserveUpload(account, Number.isFinite(announced) ? Math.min(announced, limit) : limit);
  } catch (error) {
    drop(request);
    throw error;
  }
}

/** Reads and drops the rest of the body, or the next call on this connection would wait forever. */
function drop(request: FastifyRequest): void {
  request.raw.unpipe().resume();
}

export function refuse(path: string, code: string): Refusal {
  return new Refusal("validation", { issues: [{ path, code }] });
}

async function readForm(request: FastifyRequest, { field, limit, tooLarge, beside: second }: Expected, path: string) {
  const fields: Record<string, string> = {};
  let size: number | undefined;
  let beside: Buffer | undefined;
  const limits = {
    fileSize: limit,
    files: second === undefined ? 1 : 2,
    fields: 10,
    parts: 11,
    fieldSize: 2000,
    fieldNameSize: 100,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") fields[part.fieldname] = String(part.value);
      else if (part.fieldname === second?.field) beside = await gather(part.file, second);
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
  return { fields, size, beside };
}

/** Into memory, as it is small; a larger one is refused while it arrives. */
async function gather(file: AsyncIterable<Buffer>, { field, limit, tooLarge }: NonNullable<Expected["beside"]>) {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of file) {
    size += part.length;
    if (size > limit) throw new Refusal("too_large", { issues: [{ path: field, code: tooLarge }] });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** An unreadable form is the client's fault; an unwritable disk is ours. */
function readingFailure(error: unknown, field: string, tooLarge: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined || error instanceof Refusal) return error;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Refusal("too_large", { issues: [{ path: field, code: tooLarge }] });
  return refuse(field, "invalid");
}
