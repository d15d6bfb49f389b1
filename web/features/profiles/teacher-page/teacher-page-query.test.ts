import { describe, expect, it } from "vitest";
import { teacherPageQuery } from "./teacher-page-query.ts";

const query = (search: string) => teacherPageQuery(new URLSearchParams(search)).toString();

describe("R2.1 which parameters matter on a teacher's page", () => {
  it.each([
    ["utm_source=x&page=2", "page=2"],
    ["longitude=77.27123&latitude=28.63456", "latitude=28.635&longitude=77.271"],
    ["latitude=28.63&longitude=999", ""],
    ["latitude=28.63", ""],
    ["place=laxmi-nagar", "place=laxmi-nagar"],
    ["place=nowhere-at-all-xyz", ""],
    ["page=1", ""],
    ["page=-3&latitude=&longitude=", ""],
    ["page=2.5", ""],
  ])("%s is %s", (given, kept) => expect(query(given)).toBe(kept));
});
