/** Finds which names of a stylesheet occur on a page, read from HTML as React writes it. */

const decoded: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };
const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => decoded[entity] ?? entity);

/** The beginning of a tag, or an attribute; React writes some with a capital inside. In text every quote is escaped. */
const mention =
  /<[a-zA-Z][\w-]*| (?:class|id|dir|type|input[mM]ode|popover|disabled|read[oO]nly|data-app)="[^"]*| aria-[a-z]+(?==")/g;

/** As written in selectors. */
function namesOf(mentioned: string): string[] {
  const [name = "", value = ""] = mentioned.slice(1).split('="');
  if (mentioned.startsWith("<")) return [name.toLowerCase()];
  if (name === "class")
    return decode(value)
      .split(/\s+/)
      .map((part) => `.${part}`);
  if (name === "id") return [`#${decode(value)}`];
  return [`[${name.toLowerCase()}]`, `[${name.toLowerCase()}=${decode(value)}]`];
}

/** Links and single words name other languages on every page, and look like the rest of it. */
const langAttribute = / lang="([^"]*)"/g;
const inOther = /^(a|span)( |$)/;

function languagesOf(html: string): string[] {
  return [...html.matchAll(langAttribute)].flatMap(({ 1: language, index }) => {
    const tag = html.slice(html.lastIndexOf("<", index) + 1, index);
    if (inOther.test(tag)) return [];
    return [`:lang(${language})`, ...(tag.startsWith("html") ? [`html:lang(${language})`] : [])];
  });
}

/** Copies a slice, which would otherwise keep the whole page in memory. */
const copy = (slice: string) => Buffer.from(slice).toString();

/** Tags and classes are the same on all pages of a kind: most that are cached. */
const mostMentions = 5000;

/** Returns of a page's HTML, for each of the `requested` in order, whether it occurs. */
export function openNames(requested: readonly string[]): (html: string) => Uint8Array {
  const indexOf = new Map(requested.map((name, index) => [name, index]));
  const indexesOf = (names: string[]) => names.flatMap((name) => indexOf.get(name) ?? []);
  const known = new Map<string, readonly number[]>();
  function read(mentioned: string): readonly number[] {
    const indexes = indexesOf(namesOf(mentioned));
    // Most are ids of people.
    if (mentioned.startsWith(" id=")) return indexes;
    if (known.size >= mostMentions) known.clear();
    known.set(copy(mentioned), indexes);
    return indexes;
  }
  return (html) => {
    const found = new Uint8Array(requested.length);
    // Each once: most repeat, card by card.
    for (const mentioned of new Set(html.match(mention)))
      for (const index of known.get(mentioned) ?? read(mentioned)) found[index] = 1;
    for (const index of indexesOf(languagesOf(html))) found[index] = 1;
    return found;
  };
}
