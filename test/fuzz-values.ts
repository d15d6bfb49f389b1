/** For tests: values from a JSON schema, mostly valid, sometimes invalid. */
import fc from "fast-check";

export type Schema = Record<string, unknown>;

/** Stands for a number that JSON can write and no double can hold; see `writeJson`. */
const beyondDouble = "@beyond-double@";

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u2066x",
  "x".repeat(300),
  "ख़".repeat(1200),
  "';--",
  "__proto__",
  "2024-02-30T25:61:00Z",
  "+275760-09-13T00:00:00.001Z",
  "0001-01-01T00:00:00Z",
  "1e309",
  -1,
  0.1,
  -0,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  beyondDouble,
  [],
  {},
  [[[[[[]]]]]],
  Array.from({ length: 60 }, () => 1),
);

const bounds = (schema: Schema, least: string, most: string) => ({
  min: Number(schema[least] ?? -(2 ** 40)),
  max: Number(schema[most] ?? 2 ** 40),
});

function textOf({ format, pattern, minLength = 0, maxLength = 80 }: Schema, ids: string[]): fc.Arbitrary<unknown> {
  if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === "email") return fc.emailAddress();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof pattern === "string" && /^[\x20-\x7e]+$/.test(pattern) && !pattern.includes("\\p"))
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.string());
  const [least, most] = [Number(minLength), Math.min(Number(maxLength), 2000)];
  return fc.oneof(
    fc.constantFrom("Asha Rao", "mathematics", "9876543210", "10:00", "Gulmohar@47", "123456"),
    fc.string({ unit: "binary", minLength: least, maxLength: most }),
    fc.string({ minLength: Number(maxLength), maxLength: Number(maxLength) + 1, unit: "grapheme-ascii" }),
  );
}

function validValue(schema: Schema, ids: string[]): fc.Arbitrary<unknown> {
  const inner = (each: unknown) => valuesOf(each as Schema, ids);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map(inner));
  if (Array.isArray(schema.allOf))
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case "string":
      return textOf(schema, ids);
    case "integer": {
      const { min, max } = bounds(schema, "minimum", "maximum");
      return fc.oneof(
        fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) }),
        fc.constantFrom(min, max),
      );
    }
    case "number": {
      const { min, max } = bounds(schema, "minimum", "maximum");
      return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const places = schema.prefixItems as Schema[] | undefined;
      return places ? fc.tuple(...places.map(inner)) : fc.array(inner(schema.items ?? {}), { maxLength: 8 });
    }
    case "object":
      return objectOf(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [] }: Schema, ids: string[]): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, each] of Object.entries(properties as Record<string, Schema>)) fields[name] = valuesOf(each, ids);
  const whole = fc.record(fields, { requiredKeys: (required as string[]).filter((name) => name in fields) });
  return fc.oneof({ weight: 4, arbitrary: whole }, { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) });
}

/** `ids` of existing rows, for schemas of ids. */
export function valuesOf(schema: Schema, ids: string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: validValue(schema, ids) }, { weight: 1, arbitrary: nasty });
}

export function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(JSON.stringify(beyondDouble), "1e400");
}
