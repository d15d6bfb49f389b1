/** Schemas of contract/indexnow.ts. */
import * as z from "zod/mini";
import { indexNow as limits } from "#contract/limits.ts";
import { paging } from "./query-values.ts";

export const submission = z.object({
  id: z.uuid(),
  /** Addresses of all languages. */
  urlCount: z.number(),
  /** Null while under way or when the service was not reached. */
  statusCode: z.nullable(z.number()),
  /** The error; null when there was an answer. */
  failure: z.nullable(z.string()),
  /** Name of the admin; null when submitted automatically. */
  submittedBy: z.nullable(z.string()),
  submittedAt: z.iso.datetime(),
});

/** A path of this site, without a language; the server builds its address in each. */
const path = z.string().check(
  z.maxLength(limits.path, "too_long"),
  z.refine((text) => /^\/(?![/\\])[^\s\p{Cc}#]*$/u.test(text), "indexnow_path"),
);

export const schemas = {
  readIndexNow: {
    summary:
      "The service, the key file, how many pages wait, and what was told, newest first; `X-Total-Count` counts that",
    query: z.object(paging),
    answer: z.object({
      /** The operator's service; null without one. */
      host: z.nullable(z.string()),
      keyAddress: z.string(),
      automatic: z.boolean(),
      waiting: z.number(),
      submissions: z.array(submission),
    }),
  },
  listIndexNowUrls: {
    summary: "Pages that wait to be told, by their path without a language",
    query: z.object(paging),
    answer: z.array(z.object({ url: z.string(), queuedAt: z.iso.datetime() })),
  },
  submitIndexNow: {
    summary:
      "Tells the service now: the named pages, else all that wait, in batches of at most 10,000 addresses; 409 `indexnow_off` without a service",
    body: z.object({
      urls: z.optional(z.array(path).check(z.minLength(1, "required"), z.maxLength(limits.batch, "too_many"))),
    }),
    answer: z.array(submission),
  },
  changeIndexNow: {
    summary: "Whether changed pages are told every ten minutes without anybody's doing",
    body: z.object({ automatic: z.boolean() }),
    answer: z.object({ automatic: z.boolean() }),
  },
};
