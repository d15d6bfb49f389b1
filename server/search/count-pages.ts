/** How many there are in all, on how many pages, and which one this is. */
import { search } from "#contract/limits.ts";

export type Pages = { total: number; pages: number; page: number };

export function countPages(query: { page?: number; limit?: number }, total: number): Pages {
  return { total, pages: Math.ceil(total / (query.limit ?? search.limit)), page: query.page ?? 1 };
}
