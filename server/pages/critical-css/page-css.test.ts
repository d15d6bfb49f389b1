/** The critical CSS of a document (decision 52): all that it can use, and nothing else. */
import { describe, expect, test } from "vitest";
import { openStylesheet } from "./page-css.ts";

const page = (body: string, attributes = 'lang="en" dir="ltr"') =>
  `<!DOCTYPE html><html ${attributes}><head></head><body>${body}</body></html>`;

const inlined = (css: string, html: string) => openStylesheet(css)(html);

describe("R2.1 a document inlines the rules that it uses", () => {
  test.each([
    [".card{color:red}", '<p class="big card">', true],
    [".card{color:red}", '<p class="cards">', false],
    [".card>h3{color:red}", '<p class="card">', false],
    ["#page{color:red}", '<main id="page">', true],
    [".md\\:grid{color:red}", '<p class="md:grid">', true],
    [".\\[\\&\\>p\\]\\:m-0{color:red}", '<p class="[&amp;&gt;p]:m-0">', true],
    [":is(.card,.tile) a{color:red}", '<p class="tile"><a>', true],
    [":is(.card>p,.tile) a{color:red}", "<a>", false],
    ["html:has(.filters){color:red}", "<p>", false],
    [".card:not(.open){color:red}", '<p class="card">', true],
    // What a script may set at any time.
    ["[data-pressed]{color:red}", "<p>", true],
    [".card:focus-visible::after{color:red}", '<p class="card">', true],
    ["::placeholder{color:red}", "<textarea>", true],
    ["::placeholder{color:red}", "<p>", false],
    ["::file-selector-button{color:red}", '<input type="text">', false],
    [".dialog{color:red}", "<p>", true],
    // What comes with the whole stylesheet, at the first touch.
    [".card:hover{color:red}", '<p class="card">', false],
    ["button:disabled{color:red}", "<button>", false],
    ["button:disabled{color:red}", '<button disabled="">', true],
    [".toast{color:red}", "<p>", false],
    ["[data-linked]{color:red}", "<p>", false],
    ["[inputmode=numeric]{color:red}", "<input>", false],
    ["[inputmode=numeric]{color:red}", '<input inputMode="numeric">', true],
    ["p[aria-busy=true]{color:red}", '<p aria-busy="false">', true],
    ["p[aria-busy=true]{color:red}", "<p>", false],
    [":lang(ur){color:red}", '<section id="a" lang="ur">', true],
    // Language names written in their own language.
    [":lang(ur){color:red}", '<a href="/ur" lang="ur">', false],
    [":lang(ur){color:red}", '<span lang="ur">', false],
  ])("%s on %s: %s", (css, body, expected) => {
    expect(inlined(css, page(body))).toBe(expected ? css : "");
  });

  test("of the selectors of a rule those that can match, in their at-rules and layers, in order", () => {
    const css =
      "@layer a;@layer b{.x,.y{color:red}@media (width>2px){.z{top:0}.y{top:1px}}}@layer c{.z{top:0}}@layer a{.y{top:2px}}";
    expect(inlined(css, page('<p class="y">'))).toBe(
      "@layer a,b,c;@layer b{.y{color:red}@media (width>2px){.y{top:1px}}}@layer a{.y{top:2px}}",
    );
  });

  test("no pointer styles nor transitions: a pointer also loads the whole stylesheet", () => {
    const css = "p{cursor:pointer;top:0;transition:top 1s}b{user-select:none}@starting-style{p{top:1px}}";
    expect(inlined(css, page("<p><b>"))).toBe("p{top:0}");
  });

  test("directions and languages: the page's own", () => {
    const css = ":root:lang(ur){top:0}[dir=rtl] p{top:1px}:root:lang(en){top:2px}";
    const body = '<p><a lang="ur">';
    expect(inlined(css, page(body))).toBe(":root:lang(en){top:2px}");
    expect(inlined(css, page(body, 'lang="ur" dir="rtl"'))).toBe(":root:lang(ur){top:0}[dir=rtl] p{top:1px}");
  });

  test("custom properties that are read, by rules, by each other or by the page; animations and fonts that are named", () => {
    const css =
      "@font-face{font-family:Sign;unicode-range:U+900-97F}@font-face{font-family:Sign;unicode-range:U+20-7E}" +
      "@font-face{font-family:Sign Two}@keyframes turn{to{top:0}}@keyframes turn-back{to{top:0}}" +
      ":root{--a:var(--b);--b:red;--c:blue;--d:green}p{color:var(--a);font-family:Sign,serif;animation:1s turn}";
    expect(inlined(css, page('<p>words</p><svg fill="var(--d)">'))).toBe(
      "@font-face{font-family:Sign;unicode-range:U+20-7E}@keyframes turn{to{top:0}}" +
        ":root{--a:var(--b);--b:red;--d:green}p{color:var(--a);font-family:Sign,serif;animation:1s turn}",
    );
  });

  test("R2.9 the paper size that the page prints on", () => {
    const css = "@page small{size:A5}@page large{size:A4}.a5{page:small}.a4{page:large}";
    expect(inlined(css, page('<p class="a5">'))).toBe("@page small{size:A5}.a5{page:small}");
  });

  test("a cached result is reused only for pages with the same names and variables", () => {
    const carry = openStylesheet(":root{--a:red;--b:blue}.card{top:0}.tile{left:0}@font-face{font-family:X}");
    const pages = [
      '<p class="card">',
      '<p class="tile">',
      '<p class="card">',
      '<p class="card" style="color:var(--b)">',
    ];
    expect(pages.map((body) => carry(page(body)))).toEqual([
      ".card{top:0}",
      ".tile{left:0}",
      ".card{top:0}",
      ":root{--b:blue}.card{top:0}",
    ]);
  });
});
