/** All of some names in an order of their own: one that is missing does not compile. */

/** Those that stand in a row together are one entry. */
type Single<Entry> = Entry extends readonly (infer Name)[] ? Name : Entry;

/** The error names what is missing. */
type Whole<Missing extends string> = [Missing] extends [never] ? unknown : { missing: Missing };

export const inOrder =
  <Name extends string>() =>
  <const Names extends readonly (Name | readonly Name[])[]>(
    ...names: Names & Whole<Exclude<Name, Single<Names[number]>>>
  ): Names =>
    names;
