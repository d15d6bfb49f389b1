/** A page of an office list, as every list is sent (R7.12): the rows, and the total in a header. */
import { totalHeader } from "#contract/paging.ts";
import type { ReplyHead } from "#server/http/endpoint.ts";

export type OfficePage<Row> = { items: Row[]; total: number };

export function answerOfficePage<Row>(reply: ReplyHead, { items, total }: OfficePage<Row>): Row[] {
  reply.header(totalHeader, total);
  return items;
}

/** ISO 8601, as in JSON; null stays null. */
export const writtenMoment = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());
