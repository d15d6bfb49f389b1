import { describe, expect, it } from "vitest";
import { structureQuestions, structureTrail } from "./structured.ts";
import { writeStructured } from "./write-structured.ts";

describe("structured data of documents (R2.1)", () => {
  it("cannot break out of its script element, whatever people write", () => {
    const hostile = "</script><script>alert(1)</script><!-- \u2028 ]]>";
    const written = writeStructured([structureQuestions([{ question: hostile, answer: hostile }])]);
    expect(written).not.toContain("<");
    const [node] = JSON.parse(written)["@graph"];
    expect(node["@type"]).toBe("FAQPage");
    expect(node.mainEntity[0].name).toBe(hostile);
    expect(node.mainEntity[0].acceptedAnswer.text).toBe(hostile);
  });

  it("numbers the steps of a breadcrumb trail from one", () => {
    const trail = structureTrail([
      { name: "Home", url: "https://nukkad.example/" },
      { name: "Help", url: "https://nukkad.example/help" },
    ]);
    expect(trail.itemListElement).toMatchObject([
      { position: 1, name: "Home", item: "https://nukkad.example/" },
      { position: 2, name: "Help", item: "https://nukkad.example/help" },
    ]);
  });
});
