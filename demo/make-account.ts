/** Generates the account and the place of one demo person. */
import { nearestPlace } from "#content/find-place.ts";
import { cities } from "#content/places.ts";
import type { Language, MemberRole } from "#contract/vocabulary.ts";
import type { accounts } from "#server/db/schema/accounts.ts";
import { snapPoint } from "#server/db/snap-point.ts";
import { demoId } from "./demo-id.ts";
import { chooseHome, type Locality } from "./localities.ts";
import type { Random } from "./random.ts";

export type DemoAccountRow = typeof accounts.$inferInsert & { id: string; createdAt: Date };

type AccountFacts = { role: MemberRole; index: number; name: string; language: Language; createdAt: Date };

/** Numbers under 90000 0: teachers from 00000, students from 50000. */
const demoPhone = (role: MemberRole, index: number) =>
  `+9190000${String(index + (role === "student" ? 50_000 : 0)).padStart(5, "0")}`;

export function makeAccount({ role, index, name, language, createdAt }: AccountFacts): DemoAccountRow {
  const mailbox = `${name.toLowerCase().replaceAll(" ", ".")}.${role.charAt(0)}${index}`;
  return {
    id: demoId(role, index),
    role,
    email: `${mailbox}@demo.test`,
    name,
    phone: demoPhone(role, index),
    language,
    status: "active",
    createdAt,
    updatedAt: createdAt,
  };
}

function chooseStreet(random: Random): string {
  const number = random.int(1, 480);
  return random.pick([
    `House ${number}, Block ${random.pick(["A", "B", "C", "D", "E", "F", "G"])}`,
    `${number}, Gali No. ${random.int(1, 18)}`,
    `Flat ${number}, Pocket ${random.int(1, 9)}`,
    `${random.pick(["A", "B", "C", "D", "J", "K"])}-${number}, ${random.pick(["Ground", "First", "Second", "Third"])} Floor`,
    `H. No. ${number}, Near ${random.pick(["Metro Station", "Mother Dairy", "Main Market", "Community Centre", "Post Office"])}`,
  ]);
}

/** The exact place, and the public snapped one (R3.4). */
export function makePlace(random: Random, locality: Locality, locatedAt: Date) {
  const [longitude, latitude] = chooseHome(random, locality);
  const snapped = snapPoint({ latitude, longitude });
  const { name, city, pins, slug } = locality.place;
  const street = chooseStreet(random);
  const formatted = `${name.en}, ${cities[city].name.en}`;
  return {
    longitude,
    latitude,
    address: { fullAddress: `${street}, ${formatted} ${pins[0]}`, formattedAddress: formatted, streetAddress: street },
    locationIsManual: random.chance(0.4),
    locatedAt,
    publicCell: snapped.cell,
    publicLongitude: snapped.longitude,
    publicLatitude: snapped.latitude,
    publicArea: nearestPlace([snapped.longitude, snapped.latitude])?.slug ?? slug,
    publicCellChangedAt: locatedAt,
  };
}
