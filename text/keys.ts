/** The keys of the texts as types: English is the reference, the other languages must match it. */
import type { LimitName } from "#contract/limit-values.ts";
import type { en } from "./en.ts";

/** Every text of one language, by group. */
export type Texts = typeof en;

/** A file of texts; a page loads only the groups it names. */
export type Group = keyof Texts;

/** `one` and `other` are all the plural forms that English, Hindi and Urdu have. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? WithoutPlural<Key> : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** `home:hero.title`: the group, a colon, the path inside its file. */
export type TextKey = { [G in Group]: `${G}:${Paths<Texts[G]>}` }[Group];

/** The values of a text's `{{names}}`; `count` also chooses the plural form. */
export type TextValues = { count?: number } & Record<string, string | number | undefined> & {
    /** Those are filled in already. */
    [Name in LimitName]?: never;
  };

export type Translate = (key: TextKey, values?: TextValues) => string;
