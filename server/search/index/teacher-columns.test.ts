/** The columns compared with a plain list while teachers are added, changed and removed (decision 36). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomCases } from "#test/random-cases.ts";
import { groupSize, groupWords } from "./bit-slices.ts";
import { wordCount } from "./bits.ts";
import { TeacherColumns } from "./teacher-columns.ts";
import type { IndexedTeacher } from "./teacher-line.ts";

type Change = { who: number; leaves: boolean; where: number; reach: number; word: number; own: string[] };

const changes = fc.array(
  fc.record({
    who: fc.nat({ max: 60 }),
    leaves: fc.boolean(),
    where: fc.nat({ max: 3 }),
    reach: fc.constantFrom(2, 3, 5, 8, 25),
    word: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    own: fc.subarray(["Madhubani painting"]),
  }),
  { minLength: 40, maxLength: 300 },
);

const idOf = (who: number): IndexedTeacher["id"] => [1, 2, 3, who];
const teacherOf = ({ who, where, reach, word, own }: Change): IndexedTeacher => ({
  id: idOf(who),
  point: [where, where % 2, 6371],
  words: Array.from({ length: wordCount }, (_, at) => (at % 2 === 0 ? word ^ at : ~word)),
  others: own,
  reach,
  rating: who,
  reviews: reach,
  experience: where,
  feeHourly: who * 2,
  feeMonthly: word >>> 1,
});

/** The columns' content of a row, with the bits as the slices have them. */
function readRow(columns: TeacherColumns, row: number) {
  const group = Math.floor(row / groupSize) * groupWords;
  const bits = Array.from(
    { length: groupWords },
    (_, bit) => ((columns.slices.words[group + bit] ?? 0) >>> (row % groupSize)) & 1,
  );
  const words = [...columns.words.subarray(row * wordCount, (row + 1) * wordCount)];
  expect(bits).toEqual(bits.map((_, bit) => ((words[bit >> 5] ?? 0) >>> (bit & 31)) & 1));
  const cell = columns.cellOf[row] ?? -1;
  return {
    id: [...columns.ids.subarray(row * 4, row * 4 + 4)],
    point: [columns.cells.x[cell], columns.cells.y[cell], columns.cells.z[cell]],
    words,
    others: columns.others.get(row) ?? [],
    reach: columns.reachOf(row),
    rating: columns.rating[row],
    reviews: columns.reviews[row],
    experience: columns.experience[row],
    feeHourly: columns.feeHourly[row],
    feeMonthly: columns.feeMonthly[row],
  };
}

function blocksOf({ cells }: TeacherColumns): number[][] {
  return Array.from({ length: cells.size }, (_, cell) =>
    Array.from({ length: cells.count[cell] ?? 0 }, (_, at) => (cells.start[cell] ?? 0) + at),
  );
}

describe("R7.11 the columns of the index", () => {
  it("contain the same teachers as a plain list, grouped by point and sorted by range, widest first", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 40 }), changes, async (first, all) => {
        const people = new Map<number, IndexedTeacher>();
        const columns = new TeacherColumns(0);
        for (const change of all.slice(0, first)) {
          if (people.has(change.who)) continue;
          people.set(change.who, teacherOf(change));
          columns.append(teacherOf(change));
        }
        await columns.settle(async () => {});
        for (const change of all.slice(first)) {
          if (change.leaves) columns.remove(idOf(change.who));
          else columns.put(teacherOf(change));
          if (change.leaves) people.delete(change.who);
          else people.set(change.who, teacherOf(change));
        }
        expect(columns.size).toBe(people.size);
        for (const teacher of people.values())
          expect(readRow(columns, columns.rowOf(teacher.id))).toEqual({ ...teacher, words: [...teacher.words] });
        const blocks = blocksOf(columns);
        expect(blocks.flat()).toHaveLength(people.size);
        for (const [cell, rows] of blocks.entries()) {
          expect(rows.map((row) => columns.cellOf[row])).toEqual(rows.map(() => cell));
          const ranges = rows.map((row) => columns.reachOf(row));
          expect(ranges).toEqual(ranges.toSorted((a, b) => b - a));
        }
      }),
      randomCases(1000),
    );
  });
});
