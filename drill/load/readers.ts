/** What people look at while others write: pages of the cache, pages that are not, and calls. */
import { readMe } from "#contract/me.ts";
import { studentBell } from "#contract/notifications.ts";
import { nearbyTeachers, publicNearbyTeachers } from "#contract/search.ts";
import type { Random } from "#demo/random.ts";
import type { Town } from "#drill/house/town.ts";
import type { Sample } from "#drill/ledger/judge-answers.ts";
import type { Question } from "./ask.ts";

/** Documents that are the same for everyone and asked for all the time. */
export const cachedPages = ["/", "/hi", "/ur", "/help", "/home-tuition", "/about", "/online-tutoring"];

/** As browsers ask. */
const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

/** `what`: the kind of question, by which slow ones are told apart. */
type Read = { kind: Sample["kind"]; what: string; question: Question };

export function chooseRead(town: Town, random: Random): Read {
  const visitor = `10.200.${random.int(0, 250)}.${random.int(0, 250)}`;
  const student = random.pick(town.students);
  const around = {
    latitude: (28.57 + random.int(0, 90) / 1000).toFixed(3),
    longitude: (77.2 + random.int(0, 90) / 1000).toFixed(3),
  };
  const own = { token: student.token, from: student.from };
  const what = random.weighted([
    ["cached", 40],
    ["teacher", 15],
    ["results", 5],
    ["search", 20],
    ["own search", 8],
    ["me", 6],
    ["bell", 6],
  ] as const);
  const page = (path: string) => ({ kind: "page" as const, what, question: { path, from: visitor, headers } });
  const read = (path: string, given: Partial<Question>) => ({
    kind: "read" as const,
    what,
    question: { path, headers, ...given },
  });
  switch (what) {
    case "cached":
      return page(random.pick(cachedPages));
    case "teacher":
      return page(`/teacher-profile/${random.pick(town.teachers).id}`);
    case "results":
      return page(`/home-tuition?feeMax=${random.int(500, 50_000)}`);
    case "search":
      return read(`${publicNearbyTeachers.path}?${new URLSearchParams({ ...around, subjects: "mathematics" })}`, {
        from: visitor,
      });
    case "own search":
      return read(`${nearbyTeachers.path}?${new URLSearchParams({ ...around, distance: "10" })}`, own);
    case "me":
      return read(readMe.path, own);
    case "bell":
      return read(studentBell.list.path, own);
  }
}
