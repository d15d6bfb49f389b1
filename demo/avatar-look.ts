/** The colours of a drawn face, chosen once from its key so that all parts match. */
import type { AvatarTraits } from "./avatar-key.ts";
import { createRandom, type Random } from "./random.ts";

export type Look = AvatarTraits & {
  ground: string;
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  trim: string;
  wrap: string;
  random: Random;
};

/** Skin and its shade, with their weights. */
const skins: readonly (readonly [readonly [string, string], number])[] = [
  [["#f2c9a0", "#dba678"], 2],
  [["#e6b584", "#cb935f"], 4],
  [["#d69b68", "#b97c49"], 5],
  [["#c28552", "#a3683a"], 4],
  [["#a56c40", "#87532d"], 3],
  [["#8a5733", "#6d4122"], 1],
];

const darkHair = ["#1d1a1c", "#2a2020", "#38261f"];
const greyHair = ["#8d8a86", "#b9b5ae", "#d8d4cb"];
const grounds = ["#fbe3a1", "#f6d9c6", "#cfe3d2", "#cfe0e4", "#ead9ea", "#f3e4c8", "#d9e2c3", "#f5cfc0"];
const cream = "#f4efe2";
const cloths = [
  "#12343b",
  "#b23a22",
  "#256b45",
  "#2f5d8a",
  "#7a3b69",
  "#d98a1f",
  cream,
  "#4a6b6f",
  "#8c2f45",
  "#3d7f86",
];
const uniforms = [cream, "#dfe9ee", "#c9dcec"];
const wraps = ["#12343b", "#7a3b69", "#2f5d8a", "#256b45", "#c9b8a0", "#8c2f45", "#3a3340", "#d8a7a0", "#6f8f7d"];
const turbans = ["#f7b500", "#b23a22", "#1f4e79", "#12343b", "#e8743b", "#7a3b69", "#2f6b4f", "#c94f7c"];

export function chooseLook(traits: AvatarTraits, seed: string): Look {
  const random = createRandom(`avatar ${seed}`);
  const [skin, shade] = random.weighted(skins);
  const greying = traits.age === "s" || (traits.age === "m" && random.chance(0.18));
  const cloth = random.pick(traits.age === "k" ? uniforms : cloths);
  const pale = cloth === cream || traits.age === "k";
  return {
    ...traits,
    ground: random.pick(grounds),
    skin,
    shade,
    hair: random.pick(greying ? greyHair : darkHair),
    cloth,
    trim: pale ? random.pick(["#4a6b6f", "#8c2f45", "#12343b"]) : random.pick(["#f7b500", "#fbf8f1"]),
    wrap: random.pick((traits.attire === "turban" ? turbans : wraps).filter((colour) => colour !== cloth)),
    random,
  };
}
