/** The text of a page's picture: only what anybody may read there. A child has no page and no picture (R2.7). */
import { sql } from "drizzle-orm";
import { postTags } from "#content/blog/front-matter.ts";
import { postHeads } from "#content/blog/post-heads.ts";
import { brand } from "#content/brand.ts";
import { areaLabel } from "#content/find-place.ts";
import { keywordPages } from "#content/keywords/keyword-pages.ts";
import { textIn } from "#content/text-in.ts";
import type { OwnOgImage, SharedOgImage } from "#contract/og-images.ts";
import { type Language, subjects as subjectCodes } from "#contract/vocabulary.ts";
import type { Tx } from "#server/db/client.ts";
import { formatList } from "#text/format.ts";
import type { Translate } from "#text/keys.ts";
import type { OgImageText } from "./draw-og-image.ts";

export function wordsOfKind(kind: SharedOgImage, language: Language): OgImageText {
  const { t } = textIn(language);
  return { heading: t(`pictures:${kind}.heading`), line: t(`pictures:${kind}.line`) };
}

type Find = (tx: Tx, name: string, language: Language) => Promise<OgImageText | undefined>;

export const findWords: Record<OwnOgImage, Find> = {
  keyword: async (_tx, name, language) => {
    const page = keywordPages().get(`/${name}`);
    return page && { heading: page.heading(language), line: brand.tagline[language] };
  },
  post: async (_tx, name, language) => {
    const heads = postHeads().get(name);
    const head = heads?.[language] ?? heads?.en;
    return head && { heading: head.title, line: head.tags.map((tag) => postTags[tag][language]).join(" · ") };
  },
  teacher: findTeacher,
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** Scripts of our fonts; a name in another would be drawn as boxes. */
const drawable = /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const pictographs = /\p{Extended_Pictographic}/u;
const shownSubjects = 3;

async function findTeacher(tx: Tx, id: string, language: Language) {
  if (!uuid.test(id)) return undefined;
  const { rows } = await tx.execute<{ name: string; subjects: string[]; area: string | null }>(sql`
    select a.name, t.subjects, t.public_area as area from teachers t join accounts a on a.id = t.account_id
    where t.account_id = ${id}::uuid and t.listed`);
  const [teacher] = rows;
  if (teacher === undefined) return undefined;
  const { t } = textIn(language);
  const subjects = teacher.subjects.slice(0, shownSubjects).map((subject) => nameSubject(t, subject));
  const area = areaLabel(teacher.area, language) ?? brand.defaultCity.name[language];
  const words = { heading: teacher.name, line: `${formatList(language, subjects)} · ${area}` };
  const isDrawable = Object.values(words).every((text) => drawable.test(text) && !pictographs.test(text));
  return isDrawable ? words : wordsOfKind("search", language);
}

function nameSubject(t: Translate, subject: string): string {
  const code = subjectCodes.find((known) => known === subject);
  return code === undefined ? subject : t(`vocabulary:subjects.${code}`);
}
