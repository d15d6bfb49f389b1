/** Total, number of pages and current page. */
import { search } from "#contract/limits.ts";

export type Pages = { total: number; pages: number; page: number };

export function countPages(query: { page?: number; limit?: number }, total: number): Pages {
  return { total, pages: Math.ceil(total / (query.limit ?? search.limit)), page: query.page ?? 1 };
}
