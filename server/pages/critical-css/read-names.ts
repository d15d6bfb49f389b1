/** Which of the names that a sheet speaks of stand on a page, read from HTML as React writes it. */

const decoded: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };
const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => decoded[entity] ?? entity);

/** The beginning of a tag, or an attribute; React writes some with a capital inside. In texts every quote is escaped. */
const mention =
  /<[a-zA-Z][\w-]*| (?:class|id|dir|type|input[mM]ode|popover|disabled|read[oO]nly|data-app)="[^"]*| aria-[a-z]+(?==")/g;

/** As selectors speak of it. */
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

/** Links and single words name other languages in themselves on every page, and look like the rest of it. */
const saysLanguage = / lang="([^"]*)"/g;
const inOther = /^(a|span)( |$)/;

function languagesOf(html: string): string[] {
  return [...html.matchAll(saysLanguage)].flatMap(({ 1: language, index }) => {
    const tag = html.slice(html.lastIndexOf("<", index) + 1, index);
    if (inOther.test(tag)) return [];
    return [`:lang(${language})`, ...(tag.startsWith("html") ? [`html:lang(${language})`] : [])];
  });
}

/** Of a slice the whole page would stay that it was cut from. */
const copy = (slice: string) => Buffer.from(slice).toString();

/** Tags and classes are the same on all pages of a kind: so many are remembered. */
const keptMentions = 5000;

/** Gives of a page's HTML for each of the `asked`, in their order, whether it stands there. */
export function openNames(asked: readonly string[]): (html: string) => Uint8Array {
  const placeOf = new Map(asked.map((name, place) => [name, place]));
  const placesOf = (names: string[]) => names.flatMap((name) => placeOf.get(name) ?? []);
  const known = new Map<string, readonly number[]>();
  function read(mentioned: string): readonly number[] {
    const places = placesOf(namesOf(mentioned));
    // Most are those of people.
    if (mentioned.startsWith(" id=")) return places;
    if (known.size >= keptMentions) known.clear();
    known.set(copy(mentioned), places);
    return places;
  }
  return (html) => {
    const found = new Uint8Array(asked.length);
    // Each once: most are the same, card by card.
    for (const mentioned of new Set(html.match(mention)))
      for (const place of known.get(mentioned) ?? read(mentioned)) found[place] = 1;
    for (const place of placesOf(languagesOf(html))) found[place] = 1;
    return found;
  };
}
