/** Converts address parameters to search filters and back: invalid ones are dropped, the rest has one canonical form. */
import type { Meant, Values } from "#contract/values.ts";

/** A form sends one parameter per ticked box; a shared link may have a comma list. Both mean the same. */
export function collectValues(
  given: URLSearchParams,
  names: readonly string[],
  free: readonly string[] = [],
): Map<string, string> {
  const collected = names.map((name): [string, string] => {
    if (free.includes(name)) return [name, given.get(name)?.trim() ?? ""];
    const parts = given.getAll(name).flatMap((value) => value.split(","));
    return [name, [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(",")];
  });
  return new Map(collected.filter(([, value]) => value !== ""));
}

/** Parsed values; a refused one counts as absent. */
export function keepValid<Asked extends Values>(filters: Asked, values: Map<string, string>): Meant<Asked> {
  const read = Object.entries(filters).flatMap(([name, { read }]) => {
    const found = [read(values.get(name)), read(undefined)].find((one) => "value" in one);
    return found === undefined ? [] : [[name, found.value]];
  });
  return Object.fromEntries(read) as Meant<Asked>;
}

/** Empty for what is absent or off. */
export function writeValue(value: string | number | boolean | readonly string[] | undefined): string {
  if (value === undefined || value === false) return "";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** The parameters of a search form in its present state. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
