/** Limits of uploaded and served files (R9.1): sizes in bytes, times in milliseconds. */
import { hour, minute, second } from "./durations.ts";

/**
 * Introduction videos (R11.2): their number, and how many the home page shows; length of a title and of a link in
 * characters. `part`: bytes read of a file at once; `fresh`: how long a browser caches it.
 */
export const introVideoLimits = {
  most: 50,
  shown: 6,
  title: 100,
  link: 500,
  part: 256 * 1024,
  fresh: 5 * minute,
  /** Boxes or elements read of one file. */
  parts: 400_000,
} as const;

/** How long a browser caches a teacher's photo before it revalidates. */
export const publicPhotoLimits = { fresh: minute } as const;

/** The minimal life of a student photo's address, in steps, so that a browser can cache the picture between two views. */
export const signedPhotoLimits = { life: 10 * minute, step: 5 * minute } as const;

export const uploads = {
  photo: 5 * 1024 * 1024,
  document: 10 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  poster: 2 * 1024 * 1024,
  documentsPerTeacher: 20,
  /** Bytes being uploaded to one process, in total and per account: three documents at once. */
  arriving: 256 * 1024 * 1024,
  arrivingPerAccount: 32 * 1024 * 1024,
  /** When checking a PDF: decompressed bytes, and number of compressed parts. */
  unfoldedPdf: 64 * 1024 * 1024,
  pdfStreams: 2000,
  /** Keywords that begin or end a stream, in the raw file. */
  pdfStreamWords: 20_000,
  /** Megabytes and time of checking one, and how many may wait for it. */
  pdfMemory: 512,
  pdfPatience: 20 * second,
  pdfQueue: 20,
  /** Photos and documents of one account, also refused and deleted ones. */
  perDay: 60,
  /** For an upload whose process was killed. */
  arrivalKept: hour,
} as const;

/** The bucket of photos and documents: all attempts of one call together stay within this time. */
export const fileStore = {
  patience: 8 * second,
  /** The slowest accepted transfer of a large file to the bucket, in bytes a millisecond. */
  slowest: 500,
  tries: 3,
  retryAfter: 100,
  pageSize: 1000,
  /** Seconds, as Retry-After for a file that could not be stored. */
  askAgainSeconds: 30,
} as const;
