/** Read requests beside the writes: cached pages, uncached pages, and calls. */
import { readMeEndpoint } from "#contract/me.ts";
import { studentNotificationKinds } from "#contract/notifications.ts";
import { myTeachersEndpoint, relationCountsEndpoint, requestedTeachersEndpoint } from "#contract/relations.ts";
import { nearbyTeachersEndpoint, publicNearbyTeachersEndpoint, teacherMapEndpoint } from "#contract/search.ts";
import { subjects } from "#contract/vocabulary.ts";
import type { Random } from "#demo/random.ts";
import type { Town } from "#drill/cluster/city.ts";
import type { Sample } from "#drill/ledger/judge-answers.ts";
import type { LoadRequest } from "./ask.ts";

/** Popular documents that are the same for everyone. */
export const cachedPages = ["/", "/hi", "/ur", "/help", "/home-tuition", "/about", "/online-tutoring"];

/** Browsers' headers. */
const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

/** The queries of a student's tabs, each with its counts. */
const lists = [
  relationCountsEndpoint.path,
  relationCountsEndpoint.path,
  myTeachersEndpoint.path,
  requestedTeachersEndpoint.path,
];

/**
 * How often each is requested, as measured in a browser on two visits: of somebody who lands on a page, looks at results twice
 * and at a teacher; and of a student at home, in three tabs and two searches, with a teacher between them (decision 45).
 */
const shares = [
  ["cached", 10],
  ["teacher", 10],
  ["results", 7],
  ["search", 12],
  ["map", 10],
  ["own search", 16],
  ["home", 2],
  ["lists", 23],
  ["me", 6],
  ["bell", 4],
] as const;

/** Results are requested twice: by a popular link, then narrowed to an affordable fee, in round thousands. */
const ownWish = (random: Random) => `&feeMax=${random.int(1, 10)}000`;

/** `what`: the kind of request, to tell slow ones apart. */
type Read = { kind: Sample["kind"]; what: string; question: LoadRequest };

export function chooseRead(town: Town, random: Random): Read {
  const visitor = `10.200.${random.int(0, 250)}.${random.int(0, 250)}`;
  const student = random.pick(town.students);
  const around = {
    latitude: (28.57 + random.int(0, 90) / 1000).toFixed(3),
    longitude: (77.2 + random.int(0, 90) / 1000).toFixed(3),
  };
  const own = { token: student.token, from: student.from };
  const what = random.weighted(shares);
  const page = (path: string) => ({ kind: "page" as const, what, question: { path, from: visitor, headers } });
  const read = (path: string, given: Partial<LoadRequest>) => ({
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
      return page(`/home-tuition?subjects=${random.pick(subjects)}${random.chance(0.5) ? ownWish(random) : ""}`);
    case "search":
      return read(
        `${publicNearbyTeachersEndpoint.path}?${new URLSearchParams({ ...around, subjects: "mathematics" })}`,
        {
          from: visitor,
        },
      );
    case "map":
      return read(`${teacherMapEndpoint.path}?${new URLSearchParams(around)}`, { from: visitor });
    case "own search":
      return read(`${nearbyTeachersEndpoint.path}?${new URLSearchParams({ ...around, distance: "10" })}`, own);
    case "home":
      return {
        kind: "page",
        what,
        // Over https and over http.
        question: {
          path: "/student-dashboard",
          from: student.from,
          headers: { ...headers, cookie: `__Host-nukkad_page=${student.page}; nukkad_page=${student.page}` },
        },
      };
    case "lists":
      return read(random.pick(lists), own);
    case "me":
      return read(readMeEndpoint.path, own);
    case "bell":
      return read(studentNotificationKinds.list.path, own);
  }
}
