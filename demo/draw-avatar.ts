/** Draws a face as a small flat SVG from its key: no file, no photograph, deterministic. */
import { parseAvatarKey } from "./avatar-key.ts";
import { chooseLook } from "./avatar-look.ts";
import { drawCloth, drawHair, drawHeadwear } from "./draw-attire.ts";
import { drawFace } from "./draw-face.ts";
import { fillPath } from "./draw-path.ts";

/** An invalid key still draws a face: its text only seeds the colours. */
export function drawAvatar(key: string): string {
  const look = chooseLook(parseAvatarKey(key) ?? { figure: "o", attire: "hair", age: "m", variant: 0 }, key);
  const hair = drawHair(look);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round">${fillPath(look.ground, "M0 0h64v64H0z")}`,
    hair.behind,
    drawCloth(look),
    drawFace(look),
    hair.front,
    drawHeadwear(look),
    "</svg>",
  ].join("");
}
