/** Lists are bare arrays (R7.12): the headers that say how many there are in all, and which rows a page of one has. */
import { list } from "./limits.ts";

export const totalHeader = "x-total-count";
/** Beside a list of notifications: how many of all are unread. */
export const unreadHeader = "x-unread-count";

export type Paging = { page?: number | undefined; limit?: number | undefined };

export function limitAndOffset({ page = 1, limit = list.limit }: Paging): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit };
}
