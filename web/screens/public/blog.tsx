/** /blog (R2.10): the posts in the reader's language, newest first, by tag and by page, both in the address. */
import { Rss } from "lucide-react";
import { data } from "react-router";
import { isPostTag, type PostTag, postTags } from "#content/blog/front-matter.ts";
import { brand } from "#content/brand.ts";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structureList } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { ListPages } from "#web/i18n/list-pages.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { ChipLink } from "#web/ui/chip.tsx";
import type { Route } from "./+types/blog";
import { FeedLink, PostCard } from "./blog/post-parts.tsx";
import { listPosts } from "./blog/posts.ts";

/** An unknown tag shows all posts; an invalid page the first. */
function readList(given: URLSearchParams): { tag: PostTag | null; page: number } {
  const tag = given.get("tag");
  const page = given.get("page") ?? "";
  return { tag: isPostTag(tag) ? tag : null, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

function queryOf(tag: PostTag | null, page = 1): URLSearchParams {
  return new URLSearchParams([...(tag ? [["tag", tag]] : []), ...(page > 1 ? [["page", String(page)]] : [])]);
}

export const handle: PageHandle = {
  kind: "document",
  query: (given) => {
    const { tag, page } = readList(given);
    return queryOf(tag, page);
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { tag, page } = readList(url.searchParams);
  const listed = listPosts(context.get(pageContext).language, tag, page);
  if (listed === undefined) throw data(null, { status: 404 });
  return { tag, page, ...listed };
}

const tags = Object.keys(postTags).filter(isPostTag);

export default function Blog({ loaderData: { tag, page, posts, pages } }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const url = useUrl();
  const listAt = (to: PostTag | null, at = 1) => {
    const query = queryOf(to, at);
    return address("/blog", query.size > 0 ? `?${query}` : "");
  };
  const heading = tag === null ? t("blog:heading") : postTags[tag][language];
  const title = page === 1 ? heading : `${heading} · ${t("shell:pages.page", { page })}`;
  return (
    <DocumentFrame>
      {/* A tag repeats some of the same posts: search engines get only the full list. */}
      <PageHead
        title={`${title} · ${brand.name[language]}`}
        description={page === 1 ? t("blog:description") : t("blog:descriptionOfPage", { page })}
        noindex={tag !== null}
        picture={{ kind: "blog" }}
        structured={[
          structureList(
            heading,
            posts.map(({ slug, head }) => ({ name: head.title, url: url(`/blog/${slug}`) })),
          ),
        ]}
      />
      <FeedLink />
      <div className="band blog grid gap-4">
        <Trail steps={[{ name: t("blog:title"), path: "/blog" }]} />
        <h1 className="sign">{heading}</h1>
        <p className="max-w-160 text-slate">{t("blog:about")}</p>
        <nav className="blog-tags" aria-label={t("blog:tags")}>
          <ChipLink to={listAt(null)} selected={tag === null} reloadDocument>
            {t("blog:all")}
          </ChipLink>
          {tags.map((each) => (
            <ChipLink key={each} to={listAt(each)} selected={each === tag} reloadDocument>
              {postTags[each][language]}
            </ChipLink>
          ))}
        </nav>
        <ul className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] md:gap-4">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} heading="h2" />
            </li>
          ))}
        </ul>
        <ListPages page={page} pages={pages} hrefOf={(to) => listAt(tag, to)} />
        <p>
          <a
            className="link blog-feed inline-flex items-center gap-2 min-h-11 svgs:w-5"
            href={address("/blog/rss.xml")}
          >
            <Rss aria-hidden="true" />
            {t("blog:feed")}
          </a>
        </p>
      </div>
    </DocumentFrame>
  );
}
