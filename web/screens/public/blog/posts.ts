/** The blog posts in a reader's language, newest first; untranslated ones in English. Only for loaders. */
import type { PostTag } from "#content/blog/front-matter.ts";
import type { RenderedPost } from "#content/blog/render-post.ts";
import { defaultLanguage } from "#contract/language.ts";
import { blog } from "#contract/limits.ts";
import { type Language, languages } from "#contract/vocabulary.ts";

const files = import.meta.glob<RenderedPost>("/content/blog/*.md", { eager: true, import: "default" });

/** A post as lists show it. */
export type PostSummary = Pick<RenderedPost, "slug" | "language" | "head" | "readingTime">;

/** Each post once: in the language if available. */
export function chooseVersions(posts: readonly RenderedPost[], language: Language): RenderedPost[] {
  const own = posts.filter((post) => post.language === language);
  const translated = new Set(own.map(({ slug }) => slug));
  const others = posts.filter((post) => post.language === defaultLanguage && !translated.has(post.slug));
  return [...own, ...others].sort(
    (a, b) => b.head.date.localeCompare(a.head.date) || a.slug.localeCompare(b.slug, "en"),
  );
}

const blogs = Object.fromEntries(
  languages.map((language) => [language, chooseVersions(Object.values(files), language)]),
) as Record<Language, RenderedPost[]>;

export const allPosts = (language: Language): readonly RenderedPost[] => blogs[language];

const summarise = ({ slug, language, head, readingTime }: RenderedPost): PostSummary => ({
  slug,
  language,
  head,
  readingTime,
});

/** Undefined beyond the last page. */
export function listPosts(language: Language, tag: PostTag | null, page: number) {
  const chosen = blogs[language].filter(({ head }) => tag === null || head.tags.includes(tag));
  const pages = Math.ceil(chosen.length / blog.perPage);
  const posts = chosen.slice((page - 1) * blog.perPage, page * blog.perPage).map(summarise);
  return posts.length === 0 ? undefined : { posts, pages };
}

/** Undefined for a slug that no post has. */
export function findPost(language: Language, slug: string) {
  const posts = blogs[language];
  const at = posts.findIndex((post) => post.slug === slug);
  const post = posts[at];
  if (post === undefined) return undefined;
  const summaryOf = (other: RenderedPost | undefined) => (other === undefined ? null : summarise(other));
  return {
    post,
    written: languages.filter((each) => blogs[each].some((other) => other.slug === slug && other.language === each)),
    newer: summaryOf(posts[at - 1]),
    older: summaryOf(posts[at + 1]),
    related: post.head.related.flatMap((other) => posts.filter((each) => each.slug === other).map(summarise)),
  };
}
