/** A page of a list of the office, as every list is sent (R7.12): the rows, and how many there are in all in a header. */
import { totalHeader } from "#contract/paging.ts";
import type { ReplyHead } from "#server/http/endpoint.ts";

export type OfficePage<Row> = { items: Row[]; total: number };

export function answerOfficePage<Row>(reply: ReplyHead, { items, total }: OfficePage<Row>): Row[] {
  reply.header(totalHeader, total);
  return items;
}

/** ISO 8601, as the wire has it; null stays null. */
export const writtenMoment = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());
