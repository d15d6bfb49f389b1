import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressIn, alternatesOf, chooseLanguage, directionOf, isLanguage, splitLanguage } from "./language.ts";
import { languages } from "./vocabulary.ts";

describe("R2.2 addresses of languages", () => {
  it.each([
    ["/", null, "/"],
    ["/about", null, "/about"],
    ["/hi", "hi", "/"],
    ["/hi/", "hi", "/"],
    ["/hi/about", "hi", "/about"],
    ["/ur/blog/how-to-choose", "ur", "/blog/how-to-choose"],
    ["/ur/hi/about", "ur", "/hi/about"],
    ["/hindi", null, "/hindi"],
    ["/hindi-tuition", null, "/hindi-tuition"],
    ["/urdu-tuition", null, "/urdu-tuition"],
    ["/hi-tuition", null, "/hi-tuition"],
    ["/HI/about", null, "/HI/about"],
    ["/en/about", null, "/en/about"],
    ["//hi/about", null, "//hi/about"],
    ["hi/about", null, "hi/about"],
    ["", null, ""],
  ])("reads %s", (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });

  it("puts English at the plain path and the others under their prefix", () => {
    expect(addressIn("en", "/about", "?a=1")).toBe("/about?a=1");
    expect(addressIn("hi", "/about", "?a=1")).toBe("/hi/about?a=1");
    expect(addressIn("ur", "/")).toBe("/ur");
    expect(addressIn("hi", "/", "?a=1")).toBe("/hi?a=1");
  });

  it("never makes an address that leaves the site", () => {
    expect(splitLanguage("/hi//evil.test").path).toBe("/evil.test");
    expect(splitLanguage("/hi/\\evil.test").path).toBe("/evil.test");
    expect(addressIn("en", "//evil.test")).toBe("/evil.test");
    expect(addressIn("en", "/\\/evil.test")).toBe("/evil.test");
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.string(), (language, path) => {
        expect(addressIn(language, path)).toMatch(/^\/(?![/\\])/);
      }),
    );
  });

  it("comes back to the same page after a switch", () => {
    for (const language of languages) {
      for (const path of ["/", "/about", "/hindi", "/urdu-tuition", "/teacher-profile/1"]) {
        const { language: named, path: plain } = splitLanguage(addressIn(language, path));
        expect({ language: named ?? "en", path: plain }).toEqual({ language, path });
      }
    }
  });

  it("R2.13 lists every language, and the plain path for all others", () => {
    expect(alternatesOf("/about")).toEqual([
      { hreflang: "en", path: "/about" },
      { hreflang: "hi", path: "/hi/about" },
      { hreflang: "ur", path: "/ur/about" },
      { hreflang: "x-default", path: "/about" },
    ]);
  });
});

describe("R2.2 R9.1 choice of language", () => {
  it("R2.13 lets an explicit address beat cookie and browser", () => {
    expect(chooseLanguage({ address: "/ur/about", cookie: "hi", acceptLanguage: "hi" })).toBe("ur");
  });

  it("lets the cookie beat the browser", () => {
    expect(chooseLanguage({ address: "/about", cookie: "en", acceptLanguage: "hi" })).toBe("en");
    expect(chooseLanguage({ address: "/urdu-tuition", cookie: "hi", acceptLanguage: "ur" })).toBe("hi");
  });

  it("ignores a cookie that is no language", () => {
    for (const cookie of ["", "fr", "HI", "__proto__", null, undefined]) {
      expect(chooseLanguage({ address: "/", cookie, acceptLanguage: "ur" })).toBe("ur");
    }
  });

  it.each([
    [undefined, "en"],
    [null, "en"],
    ["", "en"],
    ["hi", "hi"],
    ["hi-IN", "hi"],
    ["HI-in", "hi"],
    ["ur-PK,ur;q=0.9,en;q=0.8", "ur"],
    ["en-US,en;q=0.9,hi;q=0.8", "en"],
    ["fr,de;q=0.9,hi;q=0.2", "hi"],
    ["en;q=0.3, hi;q=0.7, ur;q=0.5", "hi"],
    ["hi;q=0.5,ur;q=0.5", "hi"],
    ["hi;q=0,en;q=0.1", "en"],
    ["hi;q=0", "en"],
    ["*", "en"],
    ["fr-FR,*;q=0.5", "en"],
    ["hit,urd", "en"],
    ["hi;q=2,ur;q=0.1", "ur"],
    ["hi;q=-1,ur;q=0.1", "ur"],
    ["hi;q=1e9,ur;q=0.1", "ur"],
    ["hi;q=NaN,ur;q=0.1", "ur"],
    ["hi;q=,ur;q=0.1", "ur"],
    [";;;,,,=;q=1,hi", "hi"],
    ["hi ; q=0.4 , ur ; q=0.6", "ur"],
    ["__proto__,constructor", "en"],
    [`${"x,".repeat(100_000)}hi`, "en"],
    ["\u0000hi\r\nSet-Cookie: a=b", "en"],
  ])("reads Accept-Language %j", (acceptLanguage, language) => {
    expect(chooseLanguage({ address: "/", acceptLanguage })).toBe(language);
  });

  it("always ends in a language, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (address, cookie, acceptLanguage) => {
        expect(isLanguage(chooseLanguage({ address, cookie, acceptLanguage }))).toBe(true);
      }),
    );
  });

  it("R2.2 writes Urdu from right to left, the others from left to right", () => {
    expect(languages.map(directionOf)).toEqual(["ltr", "ltr", "rtl"]);
  });
});
