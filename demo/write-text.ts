/** Joins sentence pieces into plausible bios, reviews and requests. */
import type { Gender, Language } from "#contract/vocabulary.ts";
import type { BioPieces } from "./bio-pieces.ts";
import { bioPiecesEn } from "./bio-pieces-en.ts";
import { bioPiecesHi } from "./bio-pieces-hi.ts";
import { bioPiecesUr } from "./bio-pieces-ur.ts";
import type { Locality } from "./localities.ts";
import type { Random } from "./random.ts";
import { requestPieces } from "./request-pieces.ts";
import { reviewPieces, verdictOf } from "./review-pieces.ts";
import type { TeachingField } from "./teaching-plans.ts";

export const bioPieces: Record<Language, BioPieces> = { en: bioPiecesEn, hi: bioPiecesHi, ur: bioPiecesUr };

/** Chooses `{m|f}` and fills in `{name}`; a name without a value throws. */
function fillPiece(piece: string, gender: Gender, values: Record<string, string | number> = {}): string {
  return piece.replace(/\{([^{}]*)\}/g, (_, inner: string) => {
    const [male, female] = inner.split("|");
    if (female !== undefined) return gender === "female" ? female : (male ?? "");
    const value = values[inner];
    if (value === undefined) throw new RangeError(`no value for {${inner}}`);
    return String(value);
  });
}

export type BioFacts = { language: Language; gender: Gender; locality: Locality; years: number; field: TeachingField };

export function writeTeacherBio(random: Random, { language, gender, locality, years, field }: BioFacts): string {
  const { openers, starters, fields, methods, schoolMethods, closings } = bioPieces[language];
  const ways = field === "arts" || field === "exams" ? methods : [...methods, ...schoolMethods];
  const opener = random.pick(years < 2 ? starters : openers);
  const subject = random.sample(fields[field], random.chance(0.35) ? 2 : 1);
  const method = random.sample(
    ways,
    random.weighted([
      [1, 5],
      [2, 3],
    ]),
  );
  const body = random.chance(0.7) ? [...subject, ...method] : [...method, ...subject];
  const pieces = random.chance(0.85) ? [opener, ...body] : [...body, opener];
  if (random.chance(0.65))
    pieces.push(random.pick(closings.filter((piece) => !(piece.includes("{area}") && opener.includes("{area}")))));
  return pieces.map((piece) => fillPiece(piece, gender, { years, area: locality.place.name[language] })).join(" ");
}

type LearnerFacts = { language: Language; gender: Gender; locality: Locality; grade: string; byParent: boolean };

export function writeStudentBio(random: Random, { language, gender, locality, grade, byParent }: LearnerFacts): string {
  const pieces = bioPieces[language][byParent ? "parents" : "learners"].filter(
    (piece) => /^\d+$/.test(grade) || !piece.includes("{grade}"),
  );
  return random
    .sample(pieces, random.int(1, 2))
    .map((piece) => fillPiece(piece, gender, { grade, area: locality.place.name[language] }))
    .join(" ");
}

export function writeReviewText(random: Random, language: Language, stars: number, teacherGender: Gender): string {
  const [first, second] = reviewPieces[language][verdictOf(stars)];
  const pieces = [random.pick(first), ...(random.chance(0.55) ? [random.pick(second)] : [])];
  return pieces.map((piece) => fillPiece(piece, teacherGender)).join(" ");
}

export type RequestKind = keyof (typeof requestPieces)["en"];

export function writeRequest(random: Random, kind: RequestKind, language: Language, gender: Gender): string {
  return fillPiece(random.pick(requestPieces[language][kind]), gender);
}
