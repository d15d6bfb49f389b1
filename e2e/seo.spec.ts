/** What search engines get, by a sample of every page kind in every language; all of them: npm run bench -- crawl. */
import { expect } from "@playwright/test";
import { languages } from "#contract/languages.ts";
import { judgeDocument } from "#test/judge-document.ts";
import { test } from "./test.ts";

const placesOf = (xml: string) =>
  [...xml.matchAll(/<(?:url|sitemap)><loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);

/** Every page of a single address, and two of each large family. */
const sampled = { pages: Number.POSITIVE_INFINITY, keywords: 2, posts: 2, teachers: 2 };

for (const language of languages) {
  test(`sitemap pages in ${language} are complete: one heading, own text, alternates, JSON-LD of what is shown, valid HTML, a picture (R2.1, R2.3)`, async ({
    request,
  }) => {
    const isOfLanguage = (place: string) =>
      /^\/(hi|ur)(\/|$)/.exec(new URL(place).pathname)?.[1] === (language === "en" ? undefined : language);
    const words = new Map<string, string>();
    const pictures = new Set<string>();
    for (const [family, count] of Object.entries(sampled)) {
      const file = await (await request.get(`/sitemaps/${family}-1.xml`)).text();
      const offered = placesOf(file).filter(isOfLanguage).slice(0, count);
      expect([family, offered.length > 0]).toEqual([family, true]);
      for (const place of offered) {
        const answer = await request.get(new URL(place).pathname);
        expect([place, answer.status()]).toEqual([place, 200]);
        const { page, faults } = judgeDocument(place, await answer.text());
        expect([place, faults]).toEqual([place, []]);
        for (const text of [page.title, page.description]) {
          expect([words.get(text), text]).toEqual([undefined, text]);
          words.set(text, place);
        }
        pictures.add(new URL(page.picture).pathname);
      }
    }
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect([picture, answer.status(), answer.headers()["content-type"]]).toEqual([picture, 200, "image/png"]);
    }
  });
}
