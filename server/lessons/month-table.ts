/** A month as a table for spreadsheets (R13.5); names of columns are for programs, not words of a page. */
import type { MonthAccount } from "#contract/class-book.ts";
import { wallTimeOf } from "#contract/time-zone.ts";
import { writeCsv } from "#server/http/write-csv.ts";

const head = ["day", "time", "outcome", "minutes", "rupees", "state", "topic", "homework"];

const rupees = (paise: number) => (paise / 100).toFixed(2);

export function monthTable({ lines, minutes, fee }: MonthAccount): string {
  return writeCsv([
    head,
    ...lines.map((line) => {
      const { date, time } = wallTimeOf(new Date(line.startsAt));
      const { outcome, state, topic, homework } = line;
      return [date, time, outcome, line.minutes, rupees(line.paise), state, topic ?? "", homework ?? ""];
    }),
    ["", "", "", minutes, rupees(fee), "confirmed", "", ""],
  ]);
}
