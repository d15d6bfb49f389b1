/** Where a search of an app stands: its path, and the parameters of the address that are not filters. */
import { type Changes, changeSearch } from "./search-params.ts";

export type SearchPlace = { path: string; kept: Record<string, string> };

export function addressAt({ path, kept }: SearchPlace, params = new URLSearchParams(), changes: Changes = {}): string {
  return path + changeSearch(new URLSearchParams([...Object.entries(kept), ...params]), changes);
}
