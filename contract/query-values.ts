/** Values of a query as addresses carry them: numbers, switches and comma lists as text; what a form left empty is absent. */
import * as z from "zod/mini";
import { list } from "./limits.ts";

/** A comma list, or the repeated name that a form of checkboxes sends. */
const written = z.union([z.string(), z.array(z.string())]);

const listLimit = 50;

function splitList(value: string | string[]): string[] {
  const parts = (Array.isArray(value) ? value : [value]).flatMap((text) => text.split(","));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ""))];
}

/** Words as people write codes: "Master Degree" is `master_degree`. */
const toCode = (word: string) => word.toLowerCase().replace(/[\s-]+/g, "_");

/** Any of the known codes; an unknown one is refused. */
export function codeList<const Code extends string>(codes: readonly Code[]) {
  return z._default(
    z.pipe(
      z.pipe(
        written,
        z.transform((value) => [...new Set(splitList(value).map(toCode))]),
      ),
      z.array(z.enum(codes)),
    ),
    [],
  );
}

/** Any words; each at most `longest` characters. */
export function wordList(longest: number) {
  return z._default(
    z.pipe(
      z.pipe(written, z.transform(splitList)),
      z.array(z.string().check(z.maxLength(longest), z.regex(/^\P{Cc}*$/u))).check(z.maxLength(listLimit)),
    ),
    [],
  );
}

const decimal = /^\s*-?(\d{1,12}(\.\d{0,20})?|\.\d{1,20})\s*$/;

/** A decimal number within the limits, absent when empty; `NaN`, `1e9` and `0x10` are no numbers. */
export function numberBetween(least: number, most: number, error = "invalid") {
  return z.pipe(
    z.optional(z.union([z.string(), z.number()])),
    z.transform((value, context) => {
      if (value === undefined || (typeof value === "string" && value.trim() === "")) return undefined;
      const number = typeof value === "number" || decimal.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      context.issues.push({ code: "custom", message: error, input: value });
      return z.NEVER;
    }),
  );
}

export function wholeBetween(least: number, most: number, error = "invalid") {
  return z.pipe(numberBetween(least, most, error), z.optional(z.int({ error })));
}

/** Text without control characters, trimmed; empty when absent. */
export function textUpTo(longest: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(longest), z.regex(/^\P{Cc}*$/u)), "");
}

export const yesNo = z._default(
  z.pipe(
    // A body says it in JSON's own words.
    z.union([z.boolean(), z.enum(["true", "false", "1", "0", "on", "yes", "no", ""])]),
    z.transform((word) => word === true || word === "true" || word === "1" || word === "on" || word === "yes"),
  ),
  false,
);

/** Which part of a list is asked for (R7.12); see `paging.ts`. */
export const paging = { page: wholeBetween(1, list.lastPage), limit: wholeBetween(1, list.maxLimit) };
