/** Clothes, hair and headwear of a drawn face; numbers are units of a 64 by 64 field. */
import type { AvatarFigure } from "./avatar-key.ts";
import type { Look } from "./avatar-look.ts";
import { dots, fillPath, line } from "./draw-path.ts";

const shoulders = "M6 64c0-11 9-16.5 21-17.5q5 4.5 10 0C49 47.5 58 53 58 64z";

const collars = {
  kurta: (trim: string) =>
    line(trim, 1.3, "M26.5 46.7q5.5 5.5 11 0M32 50v14") + line(trim, 1.6, "M34 55h.01M34 60h.01"),
  band: (trim: string) => line(trim, 2, "M25.5 47.5q6.5 6.5 13 0M32 51.5V64"),
  shirt: (trim: string) => fillPath(trim, "M26.5 46l5.5 6.5-4.5 4-4-9zM37.5 46L32 52.5l4.5 4 4-9z"),
  tie: (trim: string) =>
    fillPath("#fff", "M26.5 46l5.5 6-4.5 4-3.5-9zM37.5 46L32 52l4.5 4 3.5-9z") +
    fillPath(trim, "M30.5 52h3l-.7 2.5 1.7 9.5h-5l1.7-9.5z"),
  saree: (trim: string) => fillPath(trim, "M14 51l8-3.5L46 64H30z") + line("#fff8", 1, "M19 49l21 15"),
  round: (trim: string) => line(trim, 1.6, "M24.5 47.5q7.5 8 15 0"),
  dupatta: (trim: string) => fillPath(trim, "M17 49q7 9 15 10 8-1 15-10l5 3q-8 11-20 11.5T12 52z"),
  waistcoat: (trim: string) =>
    fillPath("#0003", "M20 48l9 16H9q1-11 11-16zM44 48l-9 16h20q-1-11-11-16z") +
    line(trim, 1.2, "M27 47q5 5 10 0M32 50v14"),
};

type Collar = keyof typeof collars;

const worn: Record<AvatarFigure, readonly Collar[]> = {
  f: ["dupatta", "band", "round", "kurta"],
  m: ["kurta", "band", "shirt", "waistcoat", "shirt"],
  o: ["kurta", "band", "round"],
};

function collarsOf({ age, attire, figure }: Look): readonly Collar[] {
  if (attire === "dupatta") return ["round"];
  if (age === "k") return ["tie", "shirt", "tie"];
  return attire === "bindi" ? ["saree", "dupatta", "band", "round"] : worn[figure];
}

export function drawCloth(look: Look): string {
  return fillPath(look.cloth, shoulders) + collars[look.random.pick(collarsOf(look))](look.trim);
}

type Hair = { behind: string; front: string };

/** A cap of hair down to the temples; `parting` is where it divides on the forehead. */
const parted = (parting: number) =>
  `M19 29c-1.5-11 4-17 13-17s14.5 6 13 17q-1-7.5-4.5-9.5Q${parting + 4} 20 ${parting} 16.5q-2 3.5-8.5 4.5Q20.8 23 20 29z`;

function womansHair({ age, hair, random }: Look): Hair {
  const long = "M17 30c-1-13 5-19 15-19s16 6 15 19c0 8 2 14 3 20q-5 3-9 2H23q-4 1-9-2c1-6 3-12 3-20z";
  const bob = "M17 30c-1-13 5-19 15-19s16 6 15 19c0 6 .5 9 0 12q-4 3-8 2H25q-4 1-8-2c-.5-3 0-6 0-12z";
  const bun = `<circle cx="32" cy="10" r="5.5"/>`;
  const plait = "M45 34q5 6 2.5 12t1 12q-4 2-6-1-2-6 0-11t-1-10zM18 30c-1-13 5-18 14-18s15 5 14 18l-3 8H21z";
  const plaits = "M44 32q6 5 4 13-1 4-4 3-2-8-2-14zM20 32q-6 5-4 13 1 4 4 3 2-8 2-14z";
  const front = fillPath(hair, parted(random.pick([29, 32, 32, 34])));
  const shape = random.pick(
    age === "k"
      ? (["plaits", "bob", "plaits"] as const)
      : age === "s"
        ? (["bun", "bun", "bob"] as const)
        : (["long", "bob", "bun", "plait", "long"] as const),
  );
  const behind = {
    long: fillPath(hair, long),
    bob: fillPath(hair, bob),
    bun: `<g fill="${hair}">${bun}</g>`,
    plait: fillPath(hair, plait),
    plaits: fillPath(hair, plaits),
  };
  return { behind: behind[shape], front };
}

function mansHair({ age, hair, random }: Look): string {
  const short = "M19.5 27c-2-10 3-15.5 12.5-15.5S46.5 17 44.5 27q-.8-5-3-7.5-9.5 1.5-19 0-2.2 2.5-3 7.5z";
  const side = "M19.5 28c-2-11 3-17 13-16.5 9 0 14 5.5 12 16q-1-6-3.5-8Q33 20.5 27 17q-1.5 3-4.5 4-2 2.5-3 7z";
  const quiff = "M19.5 27c-1.5-6-1-12 4-14 6-5 20-3.5 21.5 4 .8 4 .3 7-.5 10q-1-5-3.5-7-4 1-9.5-1-6 2-9 1-2.2 2-3 7z";
  const curls =
    "M19.5 27q-3-3-1-6.5-1-4 3-5.5 1-4 5.5-3.5 3-3 6.5-.5 4.5-1.5 6.5 2 4 .5 4 4.5 3 3.5.5 9.5q-1.5-5-4-7-8.5 1-17 0-2.5 2-4 7z";
  const bald = "M19.5 29q-1.8-5 .5-9.5.8 5 1.5 6zM44.5 29q1.8-5-.5-9.5-.8 5-1.5 6z";
  const thin =
    "M19.5 28q-2-8 2-11.5 3-1.6 8.5-1.7-4.5 2-7 5.5-2.5 3-3.5 7.7zM44.5 28q2-8-2-11.5-3-1.6-8.5-1.7 4.5 2 7 5.5 2.5 3 3.5 7.7z";
  const shapes = {
    k: [short, side, curls],
    y: [short, side, quiff, curls],
    m: [short, side, side, thin],
    s: [side, thin, bald, short],
  };
  return fillPath(hair, random.pick(shapes[age]));
}

export function drawHair(look: Look): Hair {
  if (look.attire === "hijab") return { behind: fillPath(look.wrap, "M19 26h26v24H19z"), front: "" };
  if (look.attire === "turban") return { behind: "", front: "" };
  if (look.attire === "dupatta") {
    const veil = "M10 62q6-16 5-32C15 16 22 8 32 8s17 8 17 22q-1 16 5 32z";
    return { behind: fillPath(look.wrap, veil), front: fillPath(look.hair, parted(32)) };
  }
  const short = look.figure === "m" || (look.figure === "o" && look.random.chance(0.5));
  return short ? { behind: "", front: mansHair(look) } : womansHair(look);
}

function drawHijab({ wrap, random }: Look): string {
  const cloth =
    "M32 10c11 0 16.5 7.5 16.5 19 0 7 1.5 11 4 16-2 7-10 10.5-20.5 10.5S13.5 52 11.5 45c2.5-5 4-9 4-16C15.5 17.5 21 10 32 10zm0 7.5c-7 0-11 4.5-11 11.5 0 8 4 14.5 11 14.5S43 37 43 29c0-7-4-11.5-11-11.5z";
  const fold = random.pick(["M21.5 40q5 7.5 14 7t14.5-6", "M42 40q-4 8-14 8t-13-3", "M43 36q1 10-8 18"]);
  return fillPath(wrap, cloth) + line("#0003", 1.1, fold);
}

function drawTurban({ wrap }: Look): string {
  const cloth =
    "M17.5 26.5c-3-12 2-20 14.5-20S49.5 14.5 46.5 26.5q-1.5-4-5-5.5Q37 17 32 17.5 27 17 22.5 21q-3.5 1.5-5 5.5z";
  return (
    fillPath(wrap, cloth) +
    line("#0003", 1.1, "M19 19Q30 17.5 40 8M18 23.5Q32 19 45 12") +
    fillPath("#fff9", "M29.5 18.5L32 14l2.5 4.5-2.5-.8z")
  );
}

function drawTopi({ random, wrap }: Look): string {
  const colour = random.pick(["#fbf8f1", "#fbf8f1", "#e9e2d0", wrap]);
  return fillPath(colour, "M20 20.5q-.5-11 12-11t12 11q-12-4-24 0z") + line("#0002", 1.1, "M20.5 17.5q11.5-4 23 0");
}

function drawEarrings({ figure, age, random }: Look): string {
  if (figure !== "f" || !random.chance(age === "k" ? 0.3 : 0.7)) return "";
  return dots(random.pick(["#f7b500", "#e8d9b0", "#b23a22"]), 2.6, 19.5, 33.5);
}

/** Headwear over the hair; earrings too, where ears are visible. */
export function drawHeadwear(look: Look): string {
  switch (look.attire) {
    case "hijab":
      return drawHijab(look);
    case "dupatta":
      return (
        line(look.wrap, 5, "M14 66q6-18 4-36C16 16 22 10 32 10s16 6 14 20q-1 8 0 15-6 13-28 17") +
        line("#0002", 1, "M18 60q4-16 3-30-1-9 3-14M48 46q-5 14-28 19")
      );
    case "turban":
      return drawTurban(look);
    case "topi":
      return drawTopi(look);
    default:
      return drawEarrings(look);
  }
}
