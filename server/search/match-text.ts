/** Free text as SQL over `teachers t`: every word must be found, a little misspelt or not. */
import { type SQL, sql } from "drizzle-orm";

const mostWords = 8;

/** `%` and `_` are letters to a parent. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}

export function matchText(query: string): SQL[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map((word) => sql`(t.search_text like ${`%${escapeLike(word)}%`} or ${word} <% t.search_text)`);
}
