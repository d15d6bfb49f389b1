/** Lists are bare arrays (R7.12): the headers for the total, and the parameters of a page. */
import { list } from "./limits.ts";

export const totalHeader = "x-total-count";
/** Beside a list of notifications: the number of unread ones in all. */
export const unreadHeader = "x-unread-count";

export type Paging = { page?: number | undefined; limit?: number | undefined };

export function limitAndOffset({ page = 1, limit = list.limit }: Paging): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit };
}
