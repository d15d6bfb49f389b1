/** Every colour pair used on a screen reaches WCAG AA in light and dark mode; an unused token is reported too. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const text = 4.5;
const ui = 3;

/** Text or icon on background. */
const pairs: [front: string, back: string, least: number][] = [
  ...["chalk", "card", "wash"].flatMap((back): [string, string, number][] => [
    ["ink", back, text],
    ["slate", back, text],
    ["brick", back, text],
    ["leaf", back, text],
    ["edge", back, ui],
  ]),
  ["on-ink", "ink", text],
  ["on-ink", "ink-press", text],
  ["on-marigold", "marigold", text],
  ["ink", "marigold-wash", text],
  ["on-brick", "brick", text],
  ["ink", "brick-wash", text],
  ["brick", "brick-wash", text],
  ["on-leaf", "leaf", text],
  ["ink", "leaf-wash", text],
  ["leaf", "leaf-wash", text],
  ["on-stone", "stone", text],
  ["on-stone", "marigold", text],
  ["stone-edge", "chalk", ui],
  ["stone-edge", "card", ui],
];

/** Lines, shadows and backdrops carry no meaning. */
const decorative = ["line", "overlay", "shade"];

const sheet = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...sheet.matchAll(/--([\w-]+): (?:var\(--day, (#\w+)\) var\(--night, (#\w+)\)|(#\w{6,}))/g)].map(
    ([, name = "", day, night, always]) => [name, { day: day ?? always, night: night ?? always }],
  ),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe("design: colour tokens", () => {
  for (const theme of ["day", "night"] as const) {
    test.each(pairs)(`%s on %s reaches %d by ${theme}`, (front, back, least) => {
      const ratio = contrast(tokens.get(front)?.[theme] ?? "", tokens.get(back)?.[theme] ?? "");
      expect(ratio).toBeGreaterThanOrEqual(least);
    });
  }

  test("every token is paired with another or named as decoration", () => {
    const met = new Set<string | number>([...pairs.flat(), ...decorative]);
    expect([...tokens.keys()].filter((name) => !met.has(name))).toEqual([]);
    expect(tokens.size).toBeGreaterThan(20);
  });

  test("no other stylesheet has a literal colour", () => {
    const folder = new URL(".", import.meta.url);
    const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
    expect(sheets.length).toBeGreaterThan(10);
    for (const file of sheets.filter((each) => each !== "tokens.css")) {
      expect(readFileSync(new URL(file, folder), "utf8"), file).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsl|oklch\(/i);
    }
  });
});
