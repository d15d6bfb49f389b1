/** For tests and benchmarks: a document as a search engine reads it, from its HTML alone. */

export type ReadDocument = {
  title: string;
  description: string;
  robots: string;
  canonical: string;
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
  headings: string[];
  /** The text of <main>. */
  text: string;
  /** All text of the page, to compare with its structured data. */
  words: string;
  structured: StructuredNode[];
  /** Structured data that is invalid JSON. */
  broken: string[];
  links: string[];
  /** Scripts, stylesheets, images and fonts the page names. */
  assets: string[];
  /** Those that load before the first interaction. */
  scripts: string[];
  ids: Set<string>;
  picture: string;
};

export type StructuredNode = { "@type"?: string; [property: string]: unknown };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

function wordsOf(html: string): string {
  const shown = html.replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, " ");
  // Block elements separate words, inline elements do not.
  const apart = shown.replace(/<\/?(?:bdi|b|i|em|strong|span|a|time|mark|abbr)\b[^>]*>|<!--.*?-->/gs, "");
  return decode(apart.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "gi")) ?? [];

export function parseDocument(html: string): ReadDocument {
  const metas = tagsOf(html, "meta");
  const meta = (name: string) =>
    attribute(
      metas.find((tag) => [attribute(tag, "name"), attribute(tag, "property")].includes(name)) ?? "",
      "content",
    );
  const linked = tagsOf(html, "link");
  const rel = (kind: string) => linked.filter((tag) => attribute(tag, "rel") === kind);
  const structured: StructuredNode[] = [];
  const broken: string[] = [];
  for (const [, text = ""] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
    try {
      structured.push(...(JSON.parse(text)["@graph"] as StructuredNode[]));
    } catch {
      broken.push(text.slice(0, 200));
    }
  }
  const sources = ["script", "img", "source"].flatMap((name) => tagsOf(html, name).map((tag) => attribute(tag, "src")));
  const preloaded = rel("modulepreload").map((tag) => attribute(tag, "href"));
  return {
    title: decode(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    description: meta("description"),
    robots: meta("robots"),
    canonical: attribute(rel("canonical")[0] ?? "", "href"),
    alternates: Object.fromEntries(
      rel("alternate")
        .filter((tag) => attribute(tag, "hreflang") !== "")
        .map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")]),
    ),
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => wordsOf(inner)),
    text: wordsOf(/<main\b.*?<\/main>/s.exec(html)?.[0] ?? ""),
    words: wordsOf(html.slice(html.indexOf("<body"))),
    structured,
    broken,
    links: tagsOf(html, "a").map((tag) => attribute(tag, "href")),
    assets: [
      ...sources,
      ...linked.filter((tag) => !/canonical|alternate/.test(tag)).map((tag) => attribute(tag, "href")),
    ].filter((address) => address !== "" && !address.startsWith("data:")),
    scripts: [...tagsOf(html, "script").map((tag) => attribute(tag, "src")), ...preloaded].filter((src) => src !== ""),
    ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => decode(id))),
    picture: meta("og:image"),
  };
}
