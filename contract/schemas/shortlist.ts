/** Schemas of contract/shortlist.ts. */
import * as z from "zod/mini";
import { shortlist as limits } from "#contract/shortlist-limits.ts";
import { queryWordList } from "./query-values.ts";
import { foundTeacher } from "./search.ts";

/** A card without a search: no distance and no reasons. */
export const listedTeacher = z.omit(foundTeacher, { distance: true, bearing: true, zone: true, why: true });

/** Ids of a link; invalid ones are dropped, so that a mistyped link still opens. */
const linkedIds = z.pipe(
  queryWordList(60),
  z.transform((words) => words.filter((word) => z.safeParse(z.uuid(), word).success).slice(0, limits.most)),
);

const saved = z.object({ ids: z.array(z.uuid()).check(z.maxLength(limits.most)) });

export const schemas = {
  listedTeachers: {
    summary: "Teachers by their ids, in that order; who is not to be found any more is left out.",
    query: z.object({ ids: linkedIds }),
    answer: z.array(listedTeacher),
  },
  readShortlist: {
    summary: "The teachers the student keeps, newest first; who has left stays among them until taken off.",
    answer: saved,
  },
  saveShortlist: {
    summary: "Keeps these, newest first, in place of those before; what is no teacher's id is left out.",
    body: saved,
    answer: saved,
  },
};
