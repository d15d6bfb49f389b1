/** Turns a row of the search into the card of the response, with the reasons for the match. */
import * as z from "zod/mini";
import { areaName } from "#content/area-name.ts";
import { bearingBetween, type Coordinates, roundDistance, surfaceOf } from "#contract/distance.ts";
import { inOrder } from "#contract/in-order.ts";
import { location } from "#contract/limits.ts";
import { zoneOf } from "#contract/map-zones.ts";
import { listedTeacher } from "#contract/schemas/shortlist.ts";
import type { FoundTeacher } from "#contract/search.ts";
import type { ListedTeacher } from "#contract/shortlist.ts";
import { type Day, days, type Language, type Qualification } from "#contract/vocabulary.ts";
import { publicPhoto } from "#server/people/photo-address.ts";

/** What a card shows except the distance, which depends on the place. */
export type CardRow = {
  id: string;
  name: string;
  subjects: string[];
  public_longitude: number;
  public_latitude: number;
  verified: boolean;
  rating: number | null;
  review_count: number;
  qualifications: Qualification[];
  experience_years: number | null;
  fee_hourly: number | null;
  fee_monthly: number | null;
  modes: FoundTeacher["modes"];
  boards: FoundTeacher["boards"];
  classes: FoundTeacher["classes"];
  languages: FoundTeacher["languages"];
  photo_key: string | null;
  public_area: string | null;
  slow_to_answer: boolean;
  accepting_students: boolean;
  free_days: Day[];
};

/** A match, and the straight-line distance in kilometres. */
export type FoundRow = { card: CardRow; chord: number };

/** The searcher's preferences, for the reasons on the card. */
export type Wishes = { subjects: readonly string[]; days: readonly string[] };

const highestFirst = inOrder<Qualification>()(
  "phd",
  "master_degree",
  "bachelor_degree",
  "teaching_certificate",
  "professional_certification",
  "associate_degree",
  "diploma",
  "high_school",
);

/** Who looks at it: from where, with which preferences, in which language. */
export type CardViewer = {
  place: Coordinates;
  /** Radius of the requested circle in kilometres. */
  reach: number | undefined;
  wishes: Wishes;
  language: Language;
};

/** The part that is the same for every place. */
export function toFace(row: CardRow, language: Language): ListedTeacher {
  return {
    id: row.id,
    name: row.name,
    subject: row.subjects[0] ?? "",
    subjects: row.subjects,
    verified: row.verified,
    rating: row.rating,
    reviewCount: row.review_count,
    qualification: highestFirst.find((each) => row.qualifications.includes(each)) ?? null,
    qualifications: row.qualifications,
    experienceYears: row.experience_years,
    fee: { hourly: row.fee_hourly, monthly: row.fee_monthly },
    modes: row.modes,
    boards: row.boards,
    classes: row.classes,
    languages: row.languages,
    photo: publicPhoto(row.photo_key),
    area: row.public_area,
    areaName: areaName(row.public_area, language),
    days: days.filter((day) => row.free_days.includes(day)),
    slowToAnswer: row.slow_to_answer,
    acceptingStudents: row.accepting_students,
  };
}

/** The part that depends on the place and the searcher. */
function toView(
  { card, chord }: FoundRow,
  { place, reach, wishes }: CardViewer,
): Omit<FoundTeacher, keyof ListedTeacher> {
  const distance = roundDistance(surfaceOf(chord));
  const point = { longitude: card.public_longitude, latitude: card.public_latitude };
  return {
    distance,
    bearing: bearingBetween(place, point, location.bearingStep),
    zone: reach === undefined ? null : zoneOf(place, reach, point),
    why: {
      distance,
      sharedDays:
        wishes.days.length === 0 ? [] : days.filter((day) => wishes.days.includes(day) && card.free_days.includes(day)),
      subject: card.subjects.find((subject) => wishes.subjects.includes(subject)) ?? null,
      verified: card.verified,
    },
  };
}

export function toCard(found: FoundRow, viewer: CardViewer): FoundTeacher {
  return { ...toFace(found.card, viewer.language), ...toView(found, viewer) };
}

/** By the cached row object, which is replaced on every change. */
const writtenFaces = new WeakMap<CardRow, Partial<Record<Language, string>>>();

/** Up to its last brace. */
function writeFace(row: CardRow, language: Language): string {
  const written = writtenFaces.get(row) ?? {};
  written[language] ??= JSON.stringify(z.parse(listedTeacher, toFace(row, language))).slice(0, -1);
  writtenFaces.set(row, written);
  return written[language];
}

/** As JSON, with `more` for this searcher only. */
export const writeCard = (found: FoundRow, viewer: CardViewer, more: object): string =>
  `${writeFace(found.card, viewer.language)},${JSON.stringify({ ...toView(found, viewer), ...more }).slice(1)}`;

export type BeyondRow = CardRow & { chord: number; teaching_range: number };

/** A match outside the circles, with how far outside. */
export function toCardBeyond(row: BeyondRow, viewer: CardViewer): FoundTeacher & { tooFar: number } {
  const edge = Math.min(viewer.reach ?? Number.POSITIVE_INFINITY, row.teaching_range);
  return {
    ...toCard({ card: row, chord: row.chord }, viewer),
    zone: null,
    tooFar: roundDistance(surfaceOf(row.chord) - edge),
  };
}
