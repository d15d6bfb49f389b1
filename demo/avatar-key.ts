/** The key of a drawn face encodes its look: `f-hijab-m-0421` is a woman, hijab, middle-aged, variant 421. */
export const attires = {
  f: ["hair", "bindi", "dupatta", "hijab"],
  m: ["hair", "turban", "topi"],
  o: ["hair"],
} as const;

export type AvatarFigure = keyof typeof attires;
export type Attire = (typeof attires)[AvatarFigure][number];

/** Child, young, middle-aged, senior. */
export const ages = ["k", "y", "m", "s"] as const;
export type Age = (typeof ages)[number];

export type AvatarTraits = { figure: AvatarFigure; attire: Attire; age: Age; variant: number };

export function formatAvatarKey({ figure, attire, age, variant }: AvatarTraits): string {
  return `${figure}-${attire}-${age}-${String(variant).padStart(4, "0")}`;
}

const figures = Object.keys(attires) as AvatarFigure[];

export function parseAvatarKey(key: string): AvatarTraits | undefined {
  const parts = /^([fmo])-([a-z]{4,7})-([kyms])-(\d{4})$/.exec(key);
  const figure = figures.find((each) => each === parts?.[1]);
  const attire = figure && attires[figure].find((each) => each === parts?.[2]);
  const age = ages.find((each) => each === parts?.[3]);
  return figure && attire && age ? { figure, attire, age, variant: Number(parts?.[4]) } : undefined;
}

/** The value of `photo_key`, and the path after `/photos/`. */
export const photoKeyOf = (avatarKey: string) => `demo-${avatarKey}.svg`;
