/**
 * Critical CSS: inlines the rules that a document uses in place of the link to the whole stylesheet, and replaces larger
 * icons by references, so that it paints from one answer.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openIcons } from "./name-icons.ts";
import { openStylesheet } from "./page-css.ts";

const link = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/;

export type InlinedCss = { html: string; style: string };
export type CssInliner = {
  carrySheet: (html: string) => InlinedCss;
};

/** `dir`: the folder of the build. A page without a stylesheet link is unchanged. */
export function openCssInliner(dir: string): CssInliner {
  const sheets = new Map<string, ReturnType<typeof openStylesheet>>();
  const [widgets] = globSync("assets/widgets-*.css", { cwd: dir });
  const beside = widgets === undefined ? "" : readFileSync(join(dir, widgets), "utf8");
  function sheetAt(path: string) {
    const sheet = sheets.get(path) ?? openStylesheet(readFileSync(join(dir, path), "utf8"), beside);
    sheets.set(path, sheet);
    return sheet;
  }
  const [icons] = globSync("assets/icons-*.svg", { cwd: dir });
  const nameIcons =
    icons === undefined
      ? (html: string) => html
      : openIcons(`/${icons}`, leaveOut(readFileSync(join(dir, icons), "utf8")));
  function carrySheet(html: string): InlinedCss {
    const found = link.exec(html);
    if (found?.[1] === undefined) return { html, style: "" };
    const lean = nameIcons(leaveOut(html));
    const style = sheetAt(found[1])(lean);
    // Without a script nothing loads the whole stylesheet later.
    const rules = `<style>${style}</style><noscript>${found[0]}</noscript>`;
    return { html: lean.replace(found[0], () => rules), style };
  }
  return { carrySheet };
}

/** Removes markers of React and the icon library: a document is never hydrated. */
function leaveOut(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', "<svg")
    .replace(/ class="lucide(?: lucide-[\w-]+)+(?: ([^"]*))?"/g, (_, own?: string) => (own ? ` class="${own}"` : ""))
    .replace(/><\/(path|circle|line|rect|ellipse|polyline|polygon|image)>/g, "/>");
}
