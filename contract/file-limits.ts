/** The constants of files that people send and are shown (R9.1): sizes in bytes, times in milliseconds. */
import { hour, minute, second } from "./durations.ts";

/**
 * Introduction videos (R11.2): how many there may be, of which so many are shown on the home page; length of a title and of a
 * link in characters. `part`: bytes that are read of a file at once; `fresh`: how long a browser keeps it.
 */
export const introVideoLimits = {
  most: 50,
  shown: 6,
  title: 100,
  link: 500,
  part: 256 * 1024,
  fresh: 5 * minute,
  /** Boxes or elements of a file that is looked through. */
  parts: 400_000,
} as const;

/** Of a teacher's photo: how long a browser shows it before it asks whether it is still there. */
export const publicPhotoLimits = { fresh: minute } as const;

/** Of a student's photo: how long its address works at least, in steps, so that a browser may keep the picture between two looks. */
export const signedPhotoLimits = { life: 10 * minute, step: 5 * minute } as const;

export const uploads = {
  photo: 5 * 1024 * 1024,
  document: 10 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  poster: 2 * 1024 * 1024,
  documentsPerTeacher: 20,
  /** Bytes on their way to one process, of all and of one account: three documents at once. */
  arriving: 256 * 1024 * 1024,
  arrivingPerAccount: 32 * 1024 * 1024,
  /** Of a PDF that is looked into: bytes with all that is compressed, and how many compressed parts. */
  unfoldedPdf: 64 * 1024 * 1024,
  pdfStreams: 2000,
  /** Words that begin or end a stream, in the file as it comes. */
  pdfStreamWords: 20_000,
  /** Megabytes and time that looking into one may take, and how many may wait for it. */
  pdfMemory: 512,
  pdfPatience: 20 * second,
  pdfQueue: 20,
  /** Photos and documents of one account, also those that were refused or deleted. */
  perDay: 60,
  /** Of an upload whose process was killed. */
  arrivalKept: hour,
} as const;

/** The bucket of photos and documents: all tries of a question together take no longer than the patience. */
export const fileStore = {
  patience: 8 * second,
  /** Bytes a millisecond that a large file must at least move by, on its way to the bucket. */
  slowest: 500,
  tries: 3,
  retryAfter: 100,
  pageSize: 1000,
  /** Seconds, as told to whoever sent a file that could not be kept. */
  askAgainSeconds: 30,
} as const;
