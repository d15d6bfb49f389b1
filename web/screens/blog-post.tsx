/** /blog/{slug} (R2.10): one post with its contents, what to read next, and the way to what it speaks of. */
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { data } from "react-router";
import { postTags } from "#content/blog/front-matter.ts";
import { brand } from "#content/brand.ts";
import { pictureAddress } from "#contract/pictures.ts";
import { AuthLink } from "#web/features/shell/auth-link.tsx";
import { DocumentFrame } from "#web/features/shell/document-frame.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { structurePost } from "#web/features/shell/structured.ts";
import { Trail } from "#web/features/shell/trail.tsx";
import { useUrl } from "#web/features/shell/use-url.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { usePageFrame } from "#web/page-frame.ts";
import { FeedLink, PostCard, PostFacts, spokenIn } from "#web/screens/blog/post-parts.tsx";
import { findPost, type PostSummary } from "#web/screens/blog/posts.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/blog-post";

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
            image: origin + pictureAddress(language, picture),
            origin,
          }),
        ]}
      />
      <FeedLink />
      <article className="band post">
        <header className="post-head">
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
        <nav className="post-contents" aria-labelledby="contents">
          <h2 id="contents">{t("blog:contents")}</h2>
          <ol {...spoken}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="post-body">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown at build time, which lets no HTML through. */}
          <div className="post-text" {...spoken} dangerouslySetInnerHTML={{ __html: post.html }} />
          <nav className="blog-tags" aria-label={t("blog:tags")}>
            {head.tags.map((tag) => (
              <ChipLink key={tag} to={address("/blog", `?tag=${tag}`)} reloadDocument>
                {postTags[tag][language]}
              </ChipLink>
            ))}
          </nav>
          <WayOn audience={head.audience} />
          <nav className="post-neighbours" aria-label={t("blog:neighbours")}>
            <Neighbour post={newer} rel="prev" icon={<ArrowLeft className="turns" aria-hidden="true" />} />
            <Neighbour post={older} rel="next" icon={<ArrowRight className="turns" aria-hidden="true" />} />
          </nav>
        </div>
      </article>
      <section className="band blog-related" aria-labelledby="related">
        <h2 id="related">{t("blog:related")}</h2>
        <ul className="blog-list">
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

/** What a reader of this post would do now. */
function WayOn({ audience }: { audience: PostSummary["head"]["audience"] }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <aside className="post-way">
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
  return (
    <a href={address(`/blog/${post.slug}`)} rel={rel} data-rel={rel}>
      <span>
        {icon}
        {t(rel === "prev" ? "shell:actions.previous" : "shell:actions.next")}
      </span>
      <strong {...spokenIn(post.language, language)}>{post.head.title}</strong>
    </a>
  );
}
