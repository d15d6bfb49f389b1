/** Generates one person of a community: name, gender, and a matching face. */
import type { Gender } from "#contract/vocabulary.ts";
import { type Age, type Attire, formatAvatarKey } from "./avatar-key.ts";
import { type Community, demoNamesOf } from "./names.ts";
import type { Random } from "./random.ts";

export type DemoPerson = { name: string; gender: Gender; avatarKey: string };

function chooseName(random: Random, community: Community, female: boolean): string {
  const { female: women, male: men, family } = demoNamesOf[community];
  const given = random.pick(female ? women : men);
  const surname = random.pick(family.filter((each) => each !== given));
  if (community === "sikh") {
    const middle = female ? "Kaur" : "Singh";
    return random.chance(0.55) ? `${given} ${middle}` : `${given} ${middle} ${surname}`;
  }
  if (community === "muslim") {
    if (!female && random.chance(0.14)) return `Mohd ${given} ${surname}`.replace("Mohd Abdul", "Abdul");
    if (female && random.chance(0.2))
      return `${given} ${random.pick(["Parveen", "Khatoon", "Begum", "Fatima", "Bano"])}`;
    return given === "Abdul"
      ? `Abdul ${random.pick(["Rahman", "Rashid", "Wahid", "Qadir", "Samad"])} ${surname}`
      : `${given} ${surname}`;
  }
  if (community === "hindu" && random.chance(0.1))
    return `${given} ${female ? "Rani" : "Kumar"} ${surname}`.replace("Kumar Kumar", "Kumar");
  return `${given} ${surname}`;
}

type Odds = readonly (readonly [Attire, number])[];

const womensAttire: Record<Community, Odds> = {
  hindu: [
    ["hair", 5],
    ["bindi", 5],
    ["dupatta", 0.6],
  ],
  muslim: [
    ["hijab", 5],
    ["dupatta", 3],
    ["hair", 3],
  ],
  sikh: [
    ["hair", 6],
    ["dupatta", 3],
  ],
  christian: [["hair", 1]],
  bengali: [
    ["bindi", 6],
    ["hair", 4],
  ],
  southern: [
    ["bindi", 7],
    ["hair", 3],
  ],
  northeastern: [["hair", 1]],
};

const mensAttire: Partial<Record<Community, Odds>> = {
  muslim: [
    ["hair", 6],
    ["topi", 3],
  ],
  sikh: [
    ["turban", 9],
    ["hair", 1],
  ],
};

function chooseAttire(random: Random, community: Community, female: boolean, age: Age): Attire {
  if (!female) return random.weighted(mensAttire[community] ?? [["hair", 1]]);
  const odds = womensAttire[community];
  // A girl of school age wears a scarf less often, and no bindi.
  return random.weighted(
    age === "k" ? odds.map(([attire, weight]) => [attire === "bindi" ? "hair" : attire, weight] as const) : odds,
  );
}

export function choosePerson(random: Random, community: Community, age: Age, femaleShare: number): DemoPerson {
  const female = random.chance(femaleShare);
  const attire = chooseAttire(random, community, female, age);
  return {
    name: chooseName(random, community, female),
    gender: female ? "female" : "male",
    avatarKey: formatAvatarKey({ figure: female ? "f" : "m", attire, age, variant: random.int(0, 9999) }),
  };
}
