import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publicNearbyTeachersEndpoint, teacherMapEndpoint } from "#contract/search.ts";
import { createRandom } from "#demo/random.ts";
import { type OpenSearch, openSearch } from "#test/open-search.ts";
import { someOrAll } from "#test/random-cases.ts";
import { seedTeacher, seedTeachers } from "#test/seed-people.ts";

/** Kilometres east and north of the map's centre; treats the area as flat, which is accurate enough within 30 km. */
type Spot = readonly [east: number, north: number];

const middle = { longitude: 77.2, latitude: 28.6 };
const perDegree = 111.195;
const perDegreeEast = perDegree * Math.cos((middle.latitude * Math.PI) / 180);
const placeAt = ([east, north]: Spot) => ({
  longitude: middle.longitude + east / perDegreeEast,
  latitude: middle.latitude + north / perDegree,
});
const distanceBetween = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const medianOf = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// The cell centre is a median 349 m from these homes, 371 m at most: an attack that finds the cell misses by the promised
// distance, a closer one reveals more.
const random = createRandom("many homes");
const homes = Array.from({ length: someOrAll(20, 200) }, (_, number) => ({
  /** A subject nobody else teaches, so that the attacker sees one person at a time. */
  subject: `target ${number}`,
  spot: [random.next() * 10 - 5, random.next() * 10 - 5] as Spot,
}));

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** Finds by bisection where between the two the answer changes. */
async function findChange(
  from: number,
  to: number,
  isInside: (at: number) => Promise<boolean>,
  within = 0.02,
): Promise<number> {
  let [inside, outside] = [from, to];
  while (Math.abs(outside - inside) > within) {
    const between = (inside + outside) / 2;
    if (await isInside(between)) inside = between;
    else outside = between;
  }
  return (inside + outside) / 2;
}

/** The least median error of an attack, in kilometres. */
const promised = 0.35;

/** In a short run, each engine gets every other home. */
const homesOf = (engine: number) => homes.filter((_, number) => someOrAll(number % 2 === engine, true));

/** The points from which these distances are measured best. */
function fitDistances(posts: { from: Spot; distance: number }[]): Spot {
  let best: Spot = [0, 0];
  for (let reach = 4; reach > 0.0005; reach *= 0.8) {
    const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Spot => [best[0] + x * reach, best[1] + y * reach]));
    const errorOf = (spot: Spot) =>
      posts.reduce((sum, { from, distance }) => sum + (distanceBetween(from, spot) - distance) ** 2, 0);
    best = around.reduce((least, spot) => (errorOf(spot) < errorOf(least) ? spot : least), best);
  }
  return best;
}

describe.each([
  { engine: 0, asks: "the database", inMemory: false },
  { engine: 1, asks: "the index in memory", inMemory: true },
])(
  "R3.4 an attacker who may search $asks without limit",
  { timeout: someOrAll(180_000, 900_000) },
  ({ engine, inMemory }) => {
    const targets = homesOf(engine);
    let search: OpenSearch;
    let decoySpot: Spot | undefined;

    beforeAll(async () => {
      search = await openSearch({ inMemory });
      const target = { teaching_range: 60, phone: "+919800000000", verified: true, gender: "female" as const };
      await seedTeachers(search.database.pool, [
        ...targets.map(({ subject, spot }, number) =>
          seedTeacher({ ...target, id: idOf(number), subjects: [subject], ...placeAt(spot) }),
        ),
        // The attacker's own account, beside each target in the list.
        seedTeacher({ ...target, id: idOf(999), name: "Decoy", subjects: ["decoy"], ...placeAt([0.2, 0.1]) }),
      ]);
      if (inMemory) await vi.waitFor(async () => expect(await search.index?.freshen()).toBe(true), { timeout: 20_000 });
    });
    afterAll(() => search.close());

    const searchFrom = (from: Spot, subjects: string, distance: number, more = {}) =>
      search.call(publicNearbyTeachersEndpoint, { ...placeAt(from), subjects, distance, ...more });

    async function seenFrom(from: Spot, subject: string, distance: number) {
      return (await searchFrom(from, subject, distance)).teachers[0];
    }

    async function missOf(attack: (subject: string) => Promise<Spot>): Promise<number> {
      const misses: number[] = [];
      for (const { subject, spot } of targets) misses.push(distanceBetween(await attack(subject), spot));

      return medianOf(misses);
    }

    /** Distances from nine points around the target, then the point that fits them best. */
    async function trilaterate(subject: string): Promise<Spot> {
      const posts: { from: Spot; distance: number }[] = [];
      for (let step = 0; step < 9; step++) {
        const from: Spot = [9 * Math.cos(step * 0.7), 9 * Math.sin(step * 0.7)];
        posts.push({ from, distance: (await seenFrom(from, subject, 60))?.distance ?? 0 });
      }
      return fitDistances(posts);
    }

    const boundaries = new Map<string, Promise<Spot>>();
    /** Stored for the attack that starts from it. */
    function searchBoundary(subject: string): Promise<Spot> {
      const known = boundaries.get(subject) ?? walkToBoundary(subject);
      boundaries.set(subject, known);
      return known;
    }

    // Reads the number beside a filter, which gives the same information as the total.
    const countsVerified = async (from: Spot, subject: string) =>
      (await searchFrom(from, subject, 12, { counts: true })).counts?.verified === 1;

    /**
     * Moves away in four directions until a 12 km circle no longer contains the target; the centre of the four points is the
     * target.
     */
    async function walkToBoundary(subject: string, isInside = countsVerified): Promise<Spot> {
      const contains = (from: Spot) => isInside(from, subject);
      const edge = (at: (step: number) => Spot) => findChange(0, 18, (step) => contains(at(step)));
      const east = (await edge((step) => [step, 0])) - (await edge((step) => [-step, 0]));
      const north = (await edge((step) => [east / 2, step])) - (await edge((step) => [east / 2, -step]));
      return [east / 2, north / 2];
    }

    /** Finds two points equally far from target and decoy: the target is the decoy's mirror image. */
    async function compareOrder(subject: string): Promise<Spot> {
      decoySpot ??= await searchBoundary("decoy");
      const decoy = decoySpot;
      const decoyFirst = async (from: Spot) =>
        (await searchFrom(from, `${subject},decoy`, 60)).teachers[0]?.name === "Decoy";
      const rough = await searchBoundary(subject);
      const length = distanceBetween(decoy, rough);
      if (length < 0.1) return decoy;
      const along: Spot = [(rough[0] - decoy[0]) / length, (rough[1] - decoy[1]) / length];
      const flipAt = async (side: number): Promise<Spot> => {
        const at = (step: number): Spot => [
          decoy[0] + along[0] * step - along[1] * side,
          decoy[1] + along[1] * step + along[0] * side,
        ];
        return at(await findChange(-2, length + 2, (step) => decoyFirst(at(step))));
      };
      const [one, other] = [await flipAt(-3), await flipAt(3)];
      const middleOfBoth: Spot = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
      return [2 * middleOfBoth[0] - decoy[0], 2 * middleOfBoth[1] - decoy[1]];
    }

    it("ends 350 m from the home or more, by trilateration of distances", async () => {
      expect(await missOf(trilaterate)).toBeGreaterThanOrEqual(promised);
    });

    it("ends 350 m from the home or more, by the edge of the radius and the numbers beside filters", async () => {
      expect(await missOf(searchBoundary)).toBeGreaterThanOrEqual(promised);
    });

    it("ends 350 m from the home or more, by the order beside an account of the attacker's own", async () => {
      expect(await missOf(compareOrder)).toBeGreaterThanOrEqual(promised);
    });

    it("ends 350 m from the home or more, by distance and direction on the ring map", async () => {
      const readMap = async (subject: string): Promise<Spot> => {
        let sum: Spot = [0, 0];
        for (let step = 0; step < 12; step++) {
          const from: Spot = [6 * Math.cos(step * 0.53), 6 * Math.sin(step * 0.53)];
          const { distance = 0, bearing = 0 } = (await seenFrom(from, subject, 60)) ?? {};
          const angle = (bearing * Math.PI) / 180;
          sum = [sum[0] + from[0] + distance * Math.sin(angle), sum[1] + from[1] + distance * Math.cos(angle)];
        }
        return [sum[0] / 12, sum[1] / 12];
      };
      expect(await missOf(readMap)).toBeGreaterThanOrEqual(promised);
    });

    it("ends 350 m from the home or more, by the zones of the map and their edges", async () => {
      const readZones = async (subject: string): Promise<Spot> => {
        let sum: Spot = [0, 0];
        for (let step = 0; step < 12; step++) {
          const from: Spot = [6 * Math.cos(step * 0.53), 6 * Math.sin(step * 0.53)];
          const { zones } = await search.call(teacherMapEndpoint, {
            ...placeAt(from),
            subjects: subject,
            distance: 60,
          });
          const { distance = 0, bearing = 0 } = zones[0] ?? {};
          const angle = (bearing * Math.PI) / 180;
          sum = [sum[0] + from[0] + distance * Math.sin(angle), sum[1] + from[1] + distance * Math.cos(angle)];
        }
        const rough: Spot = [sum[0] / 12, sum[1] / 12];
        // Zone 0 lies north of the searcher, 22.5 degrees to either side: find where the target leaves it.
        const isInZone = async (east: number) => {
          const query = { ...placeAt([rough[0] - east, rough[1] - 3]), subjects: subject, distance: 12, zone: 0 };
          return (await search.call(publicNearbyTeachersEndpoint, query)).total === 1;
        };
        const [east, west] = [await findChange(0, 3, isInZone), await findChange(0, -3, isInZone)];
        return [rough[0] - (east + west) / 2, rough[1]];
      };
      expect(await missOf(readZones)).toBeGreaterThanOrEqual(promised);
    });

    it("ends 350 m from the home or more, by a distance with many digits", async () => {
      const measure = async (subject: string): Promise<Spot> => {
        const posts: { from: Spot; distance: number }[] = [];
        for (const from of [
          [8, 7],
          [-8, 6],
          [1, -9],
        ] as const) {
          const isShort = async (distance: number) => (await seenFrom(from, subject, distance)) === undefined;
          const about = (await seenFrom(from, subject, 60))?.distance ?? 0;
          posts.push({ from, distance: await findChange(about - 0.1, about + 0.1, isShort, 1e-5) });
        }
        return fitDistances(posts);
      };
      expect(await missOf(measure)).toBeGreaterThanOrEqual(promised);
    });

    it("ends 350 m from the home or more, by the counts of another filter value", async () => {
      // The search finds nobody; the count beside the other value shows who would match.
      const countsOthers = async (from: Spot, subjects: string) => {
        const { total, counts } = await searchFrom(from, subjects, 12, { gender: "male", counts: true });
        expect(total).toBe(0);
        return counts?.gender.female === 1;
      };
      expect(await missOf((subject) => walkToBoundary(subject, countsOthers))).toBeGreaterThanOrEqual(promised);
    });
  },
);
