/** One page of a list, with the counts of the response headers (R7.12). */
import type { Answer, Endpoint, SentInput } from "#contract/endpoint.ts";
import { list } from "#contract/limits.ts";
import { totalHeader, unreadHeader } from "#contract/paging.ts";
import { call } from "./client.ts";

export type ListPage<Items> = {
  items: Items;
  total: number;
  pages: number;
  /** Only for notifications. */
  unread: number;
};

export async function callList<E extends Endpoint>(
  endpoint: E,
  input: SentInput<E>,
  options: { signal?: AbortSignal } = {},
): Promise<ListPage<Answer<E>>> {
  let headers = new Headers();
  const onHeaders = (given: Headers) => {
    headers = given;
  };
  const items = await call(endpoint, input, { ...options, onHeaders });
  const count = (name: string) => Number(headers.get(name) ?? 0);
  const total = count(totalHeader);
  return { items, total, pages: Math.ceil(total / list.limit), unread: count(unreadHeader) };
}
