/** The sizes in web/styles/fallback-faces.css match the current fonts and texts (decision 46). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeFallbackFaces } from "./fallback-faces.ts";

const sizesOf = (sheet: string) => [...sheet.matchAll(/size-adjust: ([\d.]+)%/g)].map(([, size]) => Number(size));
const withoutNumbers = (sheet: string) => sheet.replace(/[\d.]+%/g, "%");

test("design: text is as wide before its web font arrives as after, within half a percent; else run scripts/assets/make-fonts.ts", async () => {
  const written = readFileSync(new URL("../../web/styles/fallback-faces.css", import.meta.url), "utf8");
  const measured = await writeFallbackFaces();
  expect(withoutNumbers(written)).toBe(withoutNumbers(measured));
  const sizes = sizesOf(measured);
  expect(sizes.length).toBeGreaterThan(15);
  for (const [place, size] of sizesOf(written).entries())
    expect(Math.abs(size - (sizes[place] ?? 0))).toBeLessThan(0.5);
});
