/** Parts shared by lists and posts: icon, facts, card, feed link. */
import {
  BadgeIndianRupee,
  BookOpen,
  CalendarCheck,
  GraduationCap,
  House,
  type LucideIcon,
  MonitorPlay,
  Presentation,
  ShieldCheck,
  TrendingUp,
  UserSearch,
} from "lucide-react";
import type { PostTag } from "#content/blog/front-matter.ts";
import { brand } from "#content/brand.ts";
import { directionOf } from "#contract/language.ts";
import { formatDate } from "#text/format.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Card, CardLink } from "#web/ui/card.tsx";
import type { PostSummary } from "./posts.ts";

const icons: Record<PostTag, LucideIcon> = {
  fees: BadgeIndianRupee,
  choosing: UserSearch,
  lessons: BookOpen,
  boards: GraduationCap,
  safety: ShieldCheck,
  exams: CalendarCheck,
  teaching: Presentation,
  online: MonitorPlay,
  progress: TrendingUp,
  family: House,
};

/** A milestone with the post's topic icon. */
function PostMilestone({ tags: [tag = "lessons"] }: { tags: readonly PostTag[] }) {
  const Icon = icons[tag];
  return (
    <span className="stone stone-step" aria-hidden="true">
      <Icon className="w-5.5" />
    </span>
  );
}

/** `signed`: with author and audience. */
export function PostFacts({ post: { head, readingTime }, signed }: { post: PostSummary; signed?: boolean }) {
  const { language, t } = useLanguage();
  const day = (date: string) => <time dateTime={date}>{formatDate(language, new Date(date))}</time>;
  return (
    <p className="post-facts">
      {signed && <span>{brand.name[language]}</span>}
      {day(head.date)}
      {head.updated !== head.date && (
        <span>
          {t("blog:updated")} {day(head.updated)}
        </span>
      )}
      <span>{t("blog:minutes", { count: readingTime })}</span>
      {signed && <span>{t(`blog:audience.${head.audience}`)}</span>}
    </p>
  );
}

/** Shown where the text is in another language than the page. */
export const spokenIn = (language: PostSummary["language"], page: string) =>
  language === page ? {} : { lang: language, dir: directionOf(language) };

export function PostCard({ post, heading: Heading }: { post: PostSummary; heading: "h2" | "h3" }) {
  const { language } = useLanguage();
  const address = useAddress();
  return (
    <Card
      as="article"
      pressable
      className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 h-full [&>.post-facts]:col-start-2 [&>.post-facts]:self-end"
    >
      <PostMilestone tags={post.head.tags} />
      <div {...spokenIn(post.language, language)}>
        <Heading className="mb-1 text-md font-bold leading-snug text-pretty ur:leading-[1.8]">
          <CardLink to={address(`/blog/${post.slug}`)} reloadDocument>
            {post.head.title}
          </CardLink>
        </Heading>
        <p>{post.head.description}</p>
      </div>
      <PostFacts post={post} />
    </Card>
  );
}

/** For feed readers, which look for it in the head of a page. */
export function FeedLink() {
  const { language, t } = useLanguage();
  const address = useAddress();
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${t("blog:title")} · ${brand.name[language]}`}
      href={address("/blog/rss.xml")}
    />
  );
}
