/** Replaces an icon's inline drawing by a reference where the icon file has it (`scripts/assets/make-sprite.ts`, decision 52). */

const symbol = /<symbol id="([\w-]+)"[^>]*>([\s\S]*?)<\/symbol>/g;
/** Once on each symbol of the icon file, not at each of its places in a page. */
export const roundLines = ' stroke-linecap="round" stroke-linejoin="round"';
const icon = /(<svg width="24"[^>]*>)([\s\S]*?)(?=<\/svg>)/g;

/** `file`: URL of the icon file; `sprite`: its content, written as pages write it. */
export function openIcons(file: string, sprite: string): (html: string) => string {
  const names = new Map([...sprite.matchAll(symbol)].map(([, name = "", lines = ""]) => [lines, name]));
  return (html) =>
    html.replace(icon, (whole, head: string, lines: string) => {
      const name = names.get(lines);
      return name === undefined ? whole : `${head.replace(roundLines, "")}<use href="${file}#${name}"/>`;
    });
}
