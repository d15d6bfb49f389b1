/** Fills the limits of the contract into texts, such as `{{requestDays}}`: once, on loading a text file, so that browsers load no numbers. */
import { limitValues } from "#contract/limit-values.ts";
import { formatNumber } from "./format-number.ts";

const values = new Map<string, number>(Object.entries(limitValues));

/** `json`: texts as JSON. All other placeholders stay. */
export function fillLimits(json: string): string {
  return json.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values.get(name);
    return value === undefined ? placeholder : formatNumber(value);
  });
}
