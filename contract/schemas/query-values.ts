/** Query schemas: parse with `values.ts`; used by the server and OpenAPI. */
import * as z from "zod/mini";
import { list } from "#contract/limits.ts";
import * as values from "#contract/values.ts";

const written = {
  list: z._default(z.union([z.string(), z.array(z.string())]), []),
  number: z.optional(z.union([z.string(), z.number()])),
  text: z._default(z.string(), ""),
  switch: z._default(z.union([z.boolean(), z.enum(values.switchWords)]), false),
  choice: z._default(z.string(), ""),
};
type Written = typeof written;

type QuerySchema<Meant, Kind extends values.ValueKind> = z.ZodMiniPipe<
  Written[Kind],
  z.ZodMiniTransform<Meant, z.output<Written[Kind]>>
>;

function schemaOf<Meant, Kind extends values.ValueKind>(value: values.Value<Meant, Kind>): QuerySchema<Meant, Kind> {
  const [meant = "", ...others] = value.among ?? [];
  const from: z.core.$ZodType<values.WrittenValue> =
    value.among === undefined ? written[value.kind] : z._default(z.enum([meant, ...others]), meant);
  const read = z.transform<values.WrittenValue, Meant>((given, context) => {
    const found = value.read(given);
    if ("value" in found) return found.value;
    const path = found.at === undefined ? [] : [found.at];
    context.issues.push({ code: "custom", message: found.refused, input: given, path });
    return z.NEVER;
  });
  return z.pipe(from, read) as QuerySchema<Meant, Kind>;
}

type SchemasOf<Asked extends values.Values> = {
  [Name in keyof Asked]: Asked[Name] extends values.Value<infer Meant, infer Kind> ? QuerySchema<Meant, Kind> : never;
};

export const schemasOf = <const Asked extends values.Values>(asked: Asked): SchemasOf<Asked> =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, schemaOf(value)])) as SchemasOf<Asked>;

export const queryCodeList = <const Code extends string>(codes: readonly Code[]) => schemaOf(values.codeList(codes));
export const queryWordList = (longest: number) => schemaOf(values.wordList(longest));
export const queryNumberBetween = (least: number, most: number, error?: string) =>
  schemaOf(values.numberBetween(least, most, error));
export const queryWholeBetween = (least: number, most: number) => schemaOf(values.wholeBetween(least, most));
export const queryTextUpTo = (longest: number) => schemaOf(values.textUpTo(longest));

/** The page of a list (R7.12); see `paging.ts`. */
export const paging = { page: queryWholeBetween(1, list.lastPage), limit: queryWholeBetween(1, list.maxLimit) };
