/** Neck, head, eyes, mouth, beard and glasses of a drawn face; numbers are units of a 64 by 64 field. */
import type { Look } from "./avatar-look.ts";
import { dots, fillPath, line } from "./draw-path.ts";

const ink = "#241a1a";

/** Jaw: how far the cheek goes down, how pointed the chin is, how long the face is. */
function chooseJaw({ age, figure, random }: Look): readonly [cheek: number, point: number, length: number] {
  if (age === "k") return [9, 4, 15.5];
  if (figure === "f")
    return random.pick([
      [8, 6, 16.5],
      [8.5, 5, 16.5],
      [9, 5, 17],
    ] as const);
  return random.pick([
    [9, 5, 17],
    [10, 4, 17],
    [9.5, 4.5, 17.5],
  ] as const);
}

function drawHead(look: Look): string {
  const [cheek, point, length] = chooseJaw(look);
  const head = `M20 26c0-7.5 5-11.5 12-11.5S44 18.5 44 26c0 ${cheek}-${point} ${length}-12 ${length}S20 ${26 + cheek} 20 26z`;
  return fillPath(look.shade, "M27 38h10v10q-5 4.5-10 0z") + dots(look.skin, 5, 20, 29.5) + fillPath(look.skin, head);
}

function drawEyes({ age, figure, hair, random }: Look): string {
  const y = random.pick([25.4, 25.8, 26.2]);
  const brows = line(hair, figure === "f" ? 1 : 1.4, `M24.8 ${y}q2.4-1.5 4.7-.2m5 0q2.3-1.3 4.7.2`);
  if (age !== "k" && random.chance(0.15)) return brows + line(ink, 1.2, "M25.6 30q1.6-1.9 3.2 0m6.4 0q1.6-1.9 3.2 0");
  const size = age === "k" ? 3.2 : 2.8;
  return brows + dots(ink, size, 27.2, 29.4);
}

function drawMouth({ figure, shade, random }: Look): string {
  const lip = figure === "f" ? random.pick(["#a8433d", "#b5544a", "#9c3d4a"]) : "#7d3b2e";
  const nose = random.pick(["M32.3 30.5l-1.3 3.7h1.8", "M31 34q1 .8 2 0", "M32.2 31q-2.2 3.3.5 3.3"]);
  const mouth = random.pick([
    line(lip, 1.3, "M28.5 37.3q3.5 2.7 7 0"),
    line(lip, 1.3, "M29 37.6q3 1.8 6 0"),
    `<path fill="#fff" stroke="${lip}" d="M28.6 37h6.8q-.5 2.8-3.4 2.8t-3.4-2.8z"/>`,
  ]);
  return line(shade, 1.2, nose) + mouth;
}

type Beard = "none" | "moustache" | "full" | "stubble" | "chin";

function chooseBeard({ figure, attire, age, random }: Look): Beard {
  if (figure !== "m" || age === "k") return "none";
  const chances: Record<Beard, number> = { none: 5, moustache: age === "y" ? 1 : 4, stubble: 2, full: 1, chin: 0 };
  if (attire === "turban") Object.assign(chances, { none: 0, stubble: 0, full: age === "y" ? 4 : 9, moustache: 1 });
  if (attire === "topi") Object.assign(chances, { none: 2, stubble: 1, full: 4, chin: 3, moustache: 0 });
  return random.weighted(Object.entries(chances) as [Beard, number][]);
}

const fullBeard =
  "M19.9 28c1 4 1.9 6.3 3.6 7.4 2.3-1.5 5.5-1.6 8.5-.6 3-1 6.2-.9 8.5.6 1.7-1.1 2.6-3.4 3.6-7.4.5 8.5-1.6 18-12.1 18s-12.6-9.5-12.1-18z";

function drawBeard(look: Look): string {
  const moustache = look.random.pick([
    "M27.3 36.8q1.8-2.6 4.7-1.3 2.9-1.3 4.7 1.3-2.4.6-4.7-.4-2.3 1-4.7.4z",
    "M26.8 36.6q2.5-2 5.2-1.5 2.7-.5 5.2 1.5-5.2.7-10.4 0z",
  ]);
  switch (chooseBeard(look)) {
    case "moustache":
      return fillPath(look.hair, moustache);
    case "full":
      return fillPath(look.hair, fullBeard);
    case "stubble":
      return fillPath(`${look.hair}33`, fullBeard);
    case "chin":
      return fillPath(look.hair, "M25 39.8q7 2.6 14 0-.8 6.2-7 6.2t-7-6.2z");
    default:
      return "";
  }
}

function drawGlasses({ age, random }: Look): string {
  if (!random.chance({ k: 0.12, y: 0.2, m: 0.32, s: 0.55 }[age])) return "";
  const lenses = random.pick([
    "M23 26.8h8v4q0 2-4 2t-4-2zm10 0h8v4q0 2-4 2t-4-2z",
    "M27 25.7a3.9 3.9 0 1 1-.1 0zm10 0a3.9 3.9 0 1 1-.1 0z",
  ]);
  return line(random.pick([ink, "#5b3a24", "#12343b", "#8a6d3b"]), 1, `${lenses}M31 29h2M23 28l-2-.5M41 28l2-.5`);
}

/** The face below hair and headwear. */
export function drawFace(look: Look): string {
  const rosy = look.figure === "f" || look.age === "k";
  const cheeks = dots("#d9604a33", 5, 24.5, 34);
  const bindi = `<circle cx="32" cy="23.5" r="1.1" fill="${look.random.pick(["#b23a22", "#8c2f45", ink])}"/>`;
  return [
    drawHead(look),
    rosy ? cheeks : "",
    drawBeard(look),
    drawEyes(look),
    drawMouth(look),
    look.attire === "bindi" ? bindi : "",
    drawGlasses(look),
  ].join("");
}
