/** A month as a CSV table (R13.5); column names are for programs, not for people. */

import type { MonthAccount } from "#contract/class-book.ts";
import { toRupees } from "#contract/paise.ts";
import { localTimeOf } from "#contract/time-zone.ts";
import { writeCsv } from "#server/http/write-csv.ts";

const head = ["day", "time", "outcome", "minutes", "rupees", "state", "topic", "homework", "learners", "classes"];

/** The learners' column is empty where they are not shown. */
const join = (words: (string | null)[]) => words.filter((word) => word !== null).join("; ");

const rupees = (paise: number) => toRupees(paise).toFixed(2);

export function monthTable({ lines, minutes, fee }: MonthAccount): string {
  return writeCsv([
    head,
    ...lines.map((line) => {
      const { date, time } = localTimeOf(new Date(line.startsAt));
      const { outcome, state, topic, homework, learners } = line;
      const said = [date, time, outcome, line.minutes, rupees(line.paise), state, topic ?? "", homework ?? ""];
      return [...said, join(learners.map(({ name }) => name)), join(learners.map(({ grade }) => grade))];
    }),
    ["", "", "", minutes, rupees(fee), "confirmed", "", "", "", ""],
  ]);
}
