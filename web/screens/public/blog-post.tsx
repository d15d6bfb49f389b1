/** /blog/{slug} (R2.10): one post with its contents, what to read next, and related links. */
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { data } from "react-router";
import { postTags } from "#content/blog/front-matter.ts";
import { brand } from "#content/brand.ts";
import { ogImageAddress } from "#contract/og-images.ts";
import { AuthLink } from "#web/features/site-layout/auth-link.tsx";
import { Trail } from "#web/features/site-layout/breadcrumbs.tsx";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { structurePost } from "#web/features/site-layout/structured.ts";
import { useUrl } from "#web/features/site-layout/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { usePageFrame } from "#web/page-frame.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/blog-post";
import { FeedLink, PostCard, PostFacts, spokenIn } from "./blog/post-parts.tsx";
import { findPost, type PostSummary } from "./blog/posts.ts";

export const handle: PageHandle = { kind: "document" };

export function loader({ context, params }: Route.LoaderArgs) {
  const found = findPost(context.get(pageContext).language, params.slug);
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, written, newer, older, related } = loaderData;
  const { slug, head, contents } = post;
  const { language, t } = useLanguage();
  const address = useAddress();
  const url = useUrl();
  const origin = usePageFrame()?.origin ?? "";
  const path = `/blog/${slug}`;
  const picture = { kind: "post", name: slug } as const;
  const spoken = spokenIn(post.language, language);
  return (
    <DocumentFrame>
      <PageHead
        title={`${head.title} · ${brand.name[language]}`}
        description={head.description}
        writtenIn={written}
        picture={picture}
        structured={[
          structurePost({
            name: head.title,
            description: head.description,
            language: post.language,
            published: head.date,
            changed: head.updated,
            tags: head.tags.map((tag) => postTags[tag][language]),
            url: url(path),
            image: origin + ogImageAddress(language, picture),
            origin,
          }),
        ]}
      />
      <FeedLink />
      <article className="band post grid gap-6 w-full max-w-184 lg:grid-cols-[minmax(0,42rem)_16rem] lg:gap-x-16 lg:w-full lg:max-w-xl">
        <header className="grid justify-items-start gap-2 lg:col-span-full lg:max-w-184">
          <Trail
            steps={[
              { name: t("blog:title"), path: "/blog" },
              { name: head.title, path },
            ]}
          />
          <h1 className="sign" {...spoken}>
            {head.title}
          </h1>
          <PostFacts post={post} signed />
          {post.language !== language && <Notice>{t("blog:inEnglish")}</Notice>}
        </header>
        <nav
          className="py-3 px-4 border-s-4 border-s-marigold bg-wash text-sm lg:sticky lg:top-6 lg:row-start-2 lg:col-start-2 lg:self-start print:hidden"
          aria-labelledby="contents"
        >
          <h2 id="contents" className="font-bold">
            {t("blog:contents")}
          </h2>
          <ol {...spoken}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a className="grid items-center min-h-11 hover:underline" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="post-body grid gap-8">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown at build time, without raw HTML. */}
          <div className="post-text" {...spoken} dangerouslySetInnerHTML={{ __html: post.html }} />
          <nav className="blog-tags" aria-label={t("blog:tags")}>
            {head.tags.map((tag) => (
              <ChipLink key={tag} to={address("/blog", `?tag=${tag}`)} reloadDocument>
                {postTags[tag][language]}
              </ChipLink>
            ))}
          </nav>
          <NextStep audience={head.audience} />
          <nav className="grid grid-cols-2 gap-4" aria-label={t("blog:neighbours")}>
            <Neighbour post={newer} rel="prev" icon={<ArrowLeft className="turns" aria-hidden="true" />} />
            <Neighbour post={older} rel="next" icon={<ArrowRight className="turns" aria-hidden="true" />} />
          </nav>
        </div>
      </article>
      <section className="band blog-related grid gap-4 print:hidden" aria-labelledby="related">
        <h2 id="related" className="text-lg font-bold">
          {t("blog:related")}
        </h2>
        <ul className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] md:gap-4">
          {related.map((other) => (
            <li key={other.slug}>
              <PostCard post={other} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
    </DocumentFrame>
  );
}

/** The next step for a reader of this post. */
function NextStep({ audience }: { audience: PostSummary["head"]["audience"] }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <aside className="post-way grid justify-items-start gap-3 p-5 rounded-lg bg-marigold-wash">
      <p>{t(`blog:way.${audience}`)}</p>
      {audience === "families" ? (
        <ButtonLink to={address("/home-tuition")} reloadDocument>
          {t("blog:way.find")}
        </ButtonLink>
      ) : (
        <AuthLink to="sign-up" forRole="teacher" className="button button-primary">
          {t("blog:way.join")}
        </AuthLink>
      )}
    </aside>
  );
}

type NeighbourProps = { post: PostSummary | null; rel: "prev" | "next"; icon: ReactNode };

function Neighbour({ post, rel, icon }: NeighbourProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  if (post === null) return <span />;
  const isNext = rel === "next";
  return (
    <a
      className={`grid content-start gap-1 py-2 ${isNext ? "justify-items-end text-end" : ""}`}
      href={address(`/blog/${post.slug}`)}
      rel={rel}
    >
      <span className={`flex gap-1 items-center text-slate text-sm svg:w-4.5 ${isNext ? "flex-row-reverse" : ""}`}>
        {icon}
        {t(isNext ? "shell:actions.next" : "shell:actions.previous")}
      </span>
      <strong className="hover:underline" {...spokenIn(post.language, language)}>
        {post.head.title}
      </strong>
    </a>
  );
}
