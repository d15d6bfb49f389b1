/** Writes beside each filter value how many teachers it would leave (R7.11); for apps and documents, when the button is counted. */
import type { SearchCounts } from "#contract/schemas/search-counts.ts";
import { type FilterName, isCodeFilter, isSwitchFilter, searchFilters } from "#contract/search-filters.ts";

const isFilter = (name: string): name is FilterName => Object.hasOwn(searchFilters, name);

function numberOf(name: string, value: string, counts: SearchCounts): number | undefined {
  if (!isFilter(name)) return undefined;
  if (isSwitchFilter(name)) return counts[searchFilters[name].counts];
  return isCodeFilter(name) && value !== "" ? (counts[name][value] ?? 0) : undefined;
}

/** Only online lessons have no circle: counts inside one do not apply to them, nor theirs to the others. */
function hasOtherCircle(form: HTMLFormElement, name: string, value: string): boolean {
  if (name !== "modes") return false;
  const chosen = new FormData(form).getAll("modes");
  const isOnlineOnly = chosen.length === 1 && chosen[0] === "online";
  return (value === "online") !== isOnlineOnly;
}

/** Under the highest fee its usual steps are suggested, each with how many charge at most that. */
function offerFees(field: HTMLInputElement, bands: SearchCounts["fees"]): void {
  const list = field.list ?? document.createElement("datalist");
  list.id = "fee-steps";
  let many = 0;
  const steps = bands.flatMap(({ to, count }) => {
    many += count;
    return to === null ? [] : [new Option(`(${many})`, String(to))];
  });
  list.replaceChildren(...steps);
  field.after(list);
  field.setAttribute("list", list.id);
}

/** Without counts the texts are removed. */
export function showCounts(form: HTMLFormElement, counts: SearchCounts | undefined): void {
  const fee = form.elements.namedItem("feeMax");
  if (fee instanceof HTMLInputElement) offerFees(fee, counts?.fees ?? []);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      for (const option of field.options) {
        const number = counts && numberOf(field.name, option.value, counts);
        if (number === undefined) option.removeAttribute("label");
        else option.label = `${option.text} (${number})`;
      }
    } else if (field instanceof HTMLInputElement && field.type === "checkbox") {
      const label = field.closest("label")?.querySelector<HTMLElement>("span");
      const isOther = hasOtherCircle(form, field.name, field.value);
      const number = counts && !isOther ? numberOf(field.name, field.value, counts) : undefined;
      if (label && number === undefined) delete label.dataset.many;
      else if (label) label.dataset.many = String(number);
    }
  }
}
