/** The blog's lists: complete in every language, also where a post is not translated. */
import { describe, expect, test } from "vitest";
import { isPostTag, postTags } from "#content/blog/front-matter.ts";
import { blog } from "#contract/limits.ts";
import { languages } from "#contract/vocabulary.ts";
import { allPosts, chooseVersions, findPost, listPosts } from "./posts.ts";

describe("R2.10 the blog", () => {
  test("shows untranslated posts in English, in their place among the others", () => {
    const [first, second] = allPosts("en");
    const [translated] = allPosts("hi");
    if (!first || !second || !translated) throw new Error("no posts");
    const chosen = chooseVersions([second, translated, first], "hi");
    expect(chosen.map(({ slug, language }) => [slug, language])).toEqual([
      [first.slug, "hi"],
      [second.slug, "en"],
    ]);
  });

  test.each(languages)("has every post in %s once, on pages of %i; none lies beyond the last", (language) => {
    const slugs: string[] = [];
    for (let page = 1; ; page++) {
      const listed = listPosts(language, null, page);
      if (listed === undefined) break;
      expect(listed.posts.length).toBeLessThanOrEqual(blog.perPage);
      expect(page).toBeLessThanOrEqual(listed.pages);
      slugs.push(...listed.posts.map(({ slug }) => slug));
    }
    expect(slugs).toEqual(allPosts(language).map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test("every tag has only its own posts, and at least one", () => {
    for (const tag of Object.keys(postTags).filter(isPostTag)) {
      const listed = listPosts("ur", tag, 1);
      expect(listed?.posts.length, tag).toBeGreaterThan(0);
      for (const { head } of listed?.posts ?? []) expect(head.tags).toContain(tag);
    }
  });

  test("a post knows its neighbours and related posts; an unknown one is undefined", () => {
    const posts = allPosts("hi");
    const found = findPost("hi", posts[1]?.slug ?? "");
    expect(found?.newer?.slug).toBe(posts[0]?.slug);
    expect(found?.older?.slug).toBe(posts[2]?.slug);
    expect(found?.related.map(({ slug }) => slug)).toEqual(found?.post.head.related);
    expect(found?.related.every(({ language }) => language === "hi")).toBe(true);
    expect(findPost("hi", posts[0]?.slug ?? "")?.newer).toBeNull();
    expect(findPost("hi", "no-such-post")).toBeUndefined();
  });
});
