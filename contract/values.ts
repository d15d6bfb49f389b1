/**
 * Parsers of single query values: numbers, switches and comma lists as text; an empty form field is absent. Without a schema
 * library: browsers parse search filters by these before they show anything (decision 51), the server by the schemas that
 * `query-values.ts` makes of them.
 */

/** The value, or the code of the issue with the text and, for a list, its entry. */
export type Read<Meant> = { value: Meant } | { refused: string; at?: number | undefined };

export type ValueKind = "list" | "number" | "text" | "switch" | "choice";

/** An address's or a JSON body's value; absent is undefined. */
export type WrittenValue = string | string[] | number | boolean | undefined;

export type Value<Meant, K extends ValueKind = ValueKind> = {
  kind: K;
  read: (given: WrittenValue) => Read<Meant>;
  /** A choice: the first is the default. */
  among?: readonly string[];
};

const refuse = (code = "invalid", at?: number) => ({ refused: code, at });

const listLimit = 50;

/** A comma list, or the repeated name that a form of checkboxes sends. */
function splitList(given: WrittenValue, tidy = (part: string) => part): string[] {
  const found: string[] = [];
  for (const text of Array.isArray(given) ? given : [given ?? ""])
    for (const part of String(text).split(",")) {
      const word = tidy(part.trim());
      if (word !== "") found.push(word);
    }
  return found.length < 2 ? found : [...new Set(found)];
}

/** Codes in free spelling: "Master Degree" is `master_degree`. */
const toCode = (word: string) => word.toLowerCase().replace(/[\s-]+/g, "_");

/** Any of the known codes; an unknown one is refused. */
export function codeList<const Code extends string>(codes: readonly Code[]): Value<Code[], "list"> {
  const known = new Set<string>(codes);
  const isKnown = (code: string): code is Code => known.has(code);
  const tidy = (word: string) => (known.has(word) ? word : toCode(word));
  return {
    kind: "list",
    read: (given) => {
      const asked = splitList(given, tidy);
      if (asked.every(isKnown)) return { value: asked };
      return refuse(
        "invalid",
        asked.findIndex((code) => !isKnown(code)),
      );
    },
  };
}

const controls = /\p{Cc}/u;

function checkText(text: string, longest: number): string | undefined {
  if (text.length > longest) return "too_long";
  return controls.test(text) ? "invalid" : undefined;
}

/** Any texts; each at most `longest` characters. */
export function wordList(longest: number): Value<string[], "list"> {
  return {
    kind: "list",
    read: (given) => {
      const words = splitList(given);
      if (words.length > listLimit) return refuse("too_big");
      const wrong = words.map((word) => checkText(word, longest));
      const at = wrong.findIndex((code) => code !== undefined);
      return at === -1 ? { value: words } : refuse(wrong[at], at);
    },
  };
}

const decimal = /^\s*-?(\d{1,12}(\.\d{0,20})?|\.\d{1,20})\s*$/;

/** A decimal number within the limits, absent when empty; `NaN`, `1e9` and `0x10` are no numbers. */
export function numberBetween(least: number, most: number, error = "invalid"): Value<number | undefined, "number"> {
  return {
    kind: "number",
    read: (given) => {
      const written = typeof given === "string" ? given.trim() : given;
      if (written === undefined || written === "") return { value: undefined };
      const number = typeof written === "number" || decimal.test(String(written)) ? Number(written) : Number.NaN;
      return number >= least && number <= most ? { value: number } : refuse(error);
    },
  };
}

export function wholeBetween(least: number, most: number, error = "invalid"): Value<number | undefined, "number"> {
  const { kind, read } = numberBetween(least, most, error);
  return {
    kind,
    read: (given) => {
      const found = read(given);
      const isWhole = "refused" in found || found.value === undefined || Number.isSafeInteger(found.value);
      return isWhole ? found : refuse(error);
    },
  };
}

/** Text without control characters, trimmed; empty when absent. */
export function textUpTo(longest: number): Value<string, "text"> {
  return {
    kind: "text",
    read: (given) => {
      const text = String(given ?? "").trim();
      const wrong = checkText(text, longest);
      return wrong === undefined ? { value: text } : refuse(wrong);
    },
  };
}

const yes = ["true", "1", "on", "yes"];
export const switchWords = [...yes, "false", "0", "no", ""];

/** A JSON body uses booleans. */
export const yesNo: Value<boolean, "switch"> = {
  kind: "switch",
  read: (given = false) => (switchWords.includes(String(given)) ? { value: yes.includes(String(given)) } : refuse()),
};

export function choiceOf<const Code extends string>(codes: readonly [Code, ...Code[]]): Value<Code, "choice"> {
  return {
    kind: "choice",
    among: codes,
    read: (given = codes[0]) => {
      const value = codes.find((code) => code === given);
      return value === undefined ? refuse() : { value };
    },
  };
}

export type Values = Record<string, Value<unknown>>;

export type Meant<Asked extends Values> = {
  [Name in keyof Asked]: Asked[Name] extends Value<infer One> ? One : never;
};
