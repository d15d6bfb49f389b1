import { describe, expect, it } from "vitest";
import { textIn } from "#content/text-in.ts";
import { findInList } from "#web/features/search/address/gazetteer.ts";
import { changeSearch, readSearch, searchParamsOf } from "#web/features/search/address/search.ts";
import { listApplied } from "./applied-filters.tsx";

const { t } = textIn("en");
const read = (given: URLSearchParams) => findInList(readSearch(given));
const address = read(
  new URLSearchParams(
    "searchQuery=mats&subjects=physics&place=rohini-sector-3&distance=25&days=monday,friday&verifiedOnly=true" +
      "&gender=female&modes=online&qualifications=phd&classes=10&boards=cbse&languages=urdu&feeMax=900&feeUnit=hourly&zone=9&sort=fee&page=2",
  ),
);

describe("the filters in use (R2.13)", () => {
  it("names each once, in the reader's language", () => {
    expect(listApplied(address, t, "en").map(({ label }) => label)).toEqual([
      "mats",
      "Physics",
      "Rohini Sector 3",
      "within 25 km",
      "Monday",
      "Friday",
      "Verified teachers only",
      "A woman",
      "Online",
      "PhD",
      "Class 10",
      "CBSE",
      "Urdu",
      "up to ₹900 per hour",
      "8.3–16.7 km to the north-east",
    ]);
  });

  it("links to the same search without the removed one", () => {
    const [monday] = listApplied(address, t, "en").filter(({ label }) => label === "Monday");
    const without = new URLSearchParams(changeSearch(searchParamsOf(address), monday?.without ?? {}));
    expect(without.get("days")).toBe("friday");
    expect(without.get("subjects")).toBe("physics");
    expect(without.has("page")).toBe(false);
  });

  it("leaves nothing when all are removed", () => {
    const all = listApplied(read(new URLSearchParams("days=monday&feeMax=5&latitude=28&longitude=77")), t, "en");
    expect(Object.assign({}, ...all.map(({ without }) => without))).toEqual({
      days: null,
      feeMax: null,
      feeUnit: null,
      latitude: null,
      longitude: null,
    });
  });
});
