/** Renders a blog post (R2.10): at build time, so that no request waits for Markdown. */
import MarkdownIt from "markdown-it";
import { addressIn } from "#contract/language.ts";
import { blog } from "#contract/limits.ts";
import type { Language } from "#contract/vocabulary.ts";
import { type FrontMatter, readPost } from "./front-matter.ts";

export type RenderedPost = {
  slug: string;
  language: Language;
  head: FrontMatter;
  /** Minutes. */
  readingTime: number;
  /** The headings of the second level. */
  contents: { id: string; title: string }[];
  html: string;
};

/** HTML inside Markdown is shown as text: a post can hold only Markdown. */
const markdown = new MarkdownIt({ html: false });

/** Typographic quotes and dashes; the other languages are typed with their own. */
const typeset = new MarkdownIt({ html: false, typographer: true });

type Token = ReturnType<typeof markdown.parse>[number];

/** `english`: the same post in English, whose headings give the anchors, so that a link to a part works in every language. */
export function renderPost(name: string, file: string, english: string): RenderedPost {
  const [, slug = "", code] = /^(.+)\.(\w+)\.md$/.exec(name) ?? [];
  const language = code as Language;
  const { head, body } = readPost(file);
  const parser = language === "en" ? typeset : markdown;
  const ids = nameHeadings(markdown.parse(readPost(english).body, {}));
  const tokens = parser.parse(body, {});
  const contents: RenderedPost["contents"] = [];
  for (const [at, [opening, title]] of headingsOf(tokens).entries()) {
    const id = ids[at] ?? `part-${at + 1}`;
    opening.attrSet("id", id);
    if (opening.tag === "h2") contents.push({ id, title });
  }
  for (const token of tokens) for (const part of token.children ?? []) leadOn(part, language);
  const html = parser.renderer.render(tokens, parser.options, {});
  const readingTime = Math.max(1, Math.round(body.split(/\s+/).length / blog.wordsPerMinute));
  return { slug, language, head, readingTime, contents, html };
}

/** Each heading's opening tag and its text. */
function headingsOf(tokens: Token[]): [Token, string][] {
  return tokens.flatMap((token, at): [Token, string][] =>
    token.type === "heading_open" ? [[token, textOf(tokens[at + 1])]] : [],
  );
}

const textOf = (inline: Token | undefined): string => (inline?.children ?? []).map(({ content }) => content).join("");

function nameHeadings(tokens: Token[]): string[] {
  const taken = new Map<string, number>();
  return headingsOf(tokens).map(([, title]) => {
    const id = title
      .toLowerCase()
      .replace(/['’]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const before = taken.get(id) ?? 0;
    taken.set(id, before + 1);
    return before === 0 ? id : `${id}-${before + 1}`;
  });
}

/** Internal addresses in the reader's language. */
function leadOn(token: Token, language: Language): void {
  if (token.type !== "link_open") return;
  const href = String(token.attrGet("href"));
  if (href.startsWith("/")) token.attrSet("href", addressIn(language, href));
  else if (!href.startsWith("#")) token.attrSet("rel", "noopener");
}
