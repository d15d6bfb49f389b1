/** From the values of an address to the filters of a search and back: what is wrong is dropped, what is left has one spelling. */
import * as z from "zod/mini";

/** A form sends one parameter per ticked box; a shared link may carry a comma list. Both mean the same. */
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

/** Parsed by the endpoint's own schema, without the values it refuses. */
export function keepValid<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: Map<string, string>,
): z.output<Schema> {
  const parsed = z.safeParse(schema, Object.fromEntries(values));
  if (parsed.success) return parsed.data;
  const kept = new Map(values);
  for (const issue of parsed.error.issues) kept.delete(String(issue.path[0]));
  // Half a point is none.
  if (kept.has("latitude") !== kept.has("longitude")) for (const name of ["latitude", "longitude"]) kept.delete(name);
  return keepValid(schema, kept.size < values.size ? kept : new Map());
}

/** Empty for what is absent or off. */
export function writeValue(value: string | number | boolean | readonly string[] | undefined): string {
  if (value === undefined || value === false) return "";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** What a search form asks for as it stands, in the words of an address. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
