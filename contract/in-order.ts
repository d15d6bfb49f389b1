/** All of some names in an explicit order: a missing one does not compile. */

/** Several in a row may form one entry. */
type Single<Entry> = Entry extends readonly (infer Name)[] ? Name : Entry;

/** The type error names what is missing. */
type Whole<Missing extends string> = [Missing] extends [never] ? unknown : { missing: Missing };

export const inOrder =
  <Name extends string>() =>
  <const Names extends readonly (Name | readonly Name[])[]>(
    ...names: Names & Whole<Exclude<Name, Single<Names[number]>>>
  ): Names =>
    names;
