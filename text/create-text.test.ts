/** Our text function gives the same results as i18next, whose format the texts use. */
import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { languages } from "#contract/vocabulary.ts";
import { createText } from "./create-text.ts";
import { en } from "./en.ts";
import { formatNumber } from "./format-number.ts";
import { hi } from "./hi.ts";
import type { TextKey, TextValues } from "./keys.ts";
import { ur } from "./ur.ts";

const texts = { en, hi, ur };
const standing = { brand: "Nukkad", city: "Delhi" };
/** A value as people may type it: it is never interpreted. */
const typed = "$& {{count}} <b>";

function pathsOf(node: object, before = ""): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key.replace(/_(one|other)$/, "")] : pathsOf(value, `${before}${key}.`),
  );
}

const valuesOf = (text: string, given: (name: string) => string | number): TextValues =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => [name, given(name)]));

it.each(languages)("R2.2 every text of %s, with every count, equals that of i18next", (language) => {
  const ours = createText(language, texts[language], () => standing);
  const theirs = createInstance();
  theirs
    .use({
      type: "formatter" as const,
      init: () => undefined,
      add: () => undefined,
      addCached: () => undefined,
      format: (value: unknown) => (typeof value === "number" ? formatNumber(value) : String(value ?? "")),
    })
    .init({
      lng: language,
      fallbackLng: false,
      initAsync: false,
      resources: { [language]: texts[language] },
      interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: standing, skipOnVariables: true },
    });
  const whole = JSON.stringify(texts[language]);
  const everyValue = valuesOf(whole, (name) => (/^(count|number)$/.test(name) ? 1 : typed));
  const wrong = [
    ...new Set(Object.entries(texts[language]).flatMap(([group, node]) => pathsOf(node, `${group}:`))),
  ].filter((key) =>
    [0, 1, 2, 1_234_567, undefined].some((count) => {
      const values = { ...everyValue, ...standing, count };
      return ours.t(key as TextKey, values) !== theirs.t(key, { ...values, nest: false });
    }),
  );
  expect(wrong).toEqual([]);
  expect(whole.length).toBeGreaterThan(10_000);
});

it("R2.2 a group added later is there, and a missing one is shown by its key", () => {
  const text = createText("en", {}, () => standing);
  expect([text.has("home"), text.t("home:hero.title")]).toEqual([false, "hero.title"]);
  text.add("home", en.home);
  expect([text.has("home"), text.t("home:hero.title")]).toEqual([true, en.home.hero.title]);
  // Cached results do not outlive their values.
  text.add("home", { ...en.home, hero: { ...en.home.hero, title: "{{brand}} of {{city}}" } });
  expect(text.t("home:hero.title")).toBe("Nukkad of Delhi");
});
