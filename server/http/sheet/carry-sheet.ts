/**
 * Puts the rules that a document uses into its HTML, in the place of the link to the whole sheet, and takes its larger icons
 * out: it paints from one answer. The outline of an app too, beside the link, which then holds up nothing.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openIcons } from "./name-icons.ts";
import { openSheet } from "./page-sheet.ts";
import { preloadLater } from "./preload-later.ts";

/** Of an app with its nonce. */
const link = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>/;

export type Carried = { html: string; style: string };
export type Carrier = {
  carrySheet: (html: string) => Carried;
  /** `entry.client.tsx` waits for the sheet and lets it count. `key`: of outlines that use the same rules. */
  carryOutline: (html: string, nonce: string, key: string) => string;
};

/** So many outlines there are in three languages, and some more that somebody made up. */
const keptOutlines = 100;

/** `dir`: where the files of the build lie. A page without a link to a sheet stays as it is. */
export function openCarrier(dir: string): Carrier {
  const sheets = new Map<string, ReturnType<typeof openSheet>>();
  const [widgets] = globSync("assets/widgets-*.css", { cwd: dir });
  const beside = widgets === undefined ? "" : readFileSync(join(dir, widgets), "utf8");
  function sheetAt(path: string) {
    const sheet = sheets.get(path) ?? openSheet(readFileSync(join(dir, path), "utf8"), beside);
    sheets.set(path, sheet);
    return sheet;
  }
  const [icons] = globSync("assets/icons-*.svg", { cwd: dir });
  const nameIcons =
    icons === undefined
      ? (html: string) => html
      : openIcons(`/${icons}`, leaveOut(readFileSync(join(dir, icons), "utf8")));
  function carrySheet(html: string): Carried {
    const found = link.exec(html);
    if (found?.[1] === undefined) return { html, style: "" };
    const lean = nameIcons(leaveOut(html));
    const style = sheetAt(found[1])(lean);
    // Without a script nothing fetches the whole sheet later.
    const rules = `<style>${style}</style><noscript>${found[0]}</noscript>`;
    return { html: lean.replace(found[0], () => rules), style };
  }
  const outlines = new Map<string, string>();
  function carryOutline(html: string, nonce: string, key: string): string {
    const found = link.exec(html);
    if (found?.[1] === undefined) return html;
    const style = outlines.get(key) ?? sheetAt(found[1])(html);
    if (outlines.size >= keptOutlines) outlines.clear();
    outlines.set(key, style);
    // For paper it holds up nothing; fetched as early as if it did.
    const later = `<link rel="preload" as="style" href="${found[1]}"/>${found[0].replace("/>", ' media="print"/>')}`;
    const carried = html.replace(found[0], () => `<style nonce="${nonce}">${style}</style>${later}`);
    return preloadLater(carried, nonce);
  }
  return { carrySheet, carryOutline };
}

/** What React writes for itself, which no document needs, as it never wakes there. */
function leaveOut(html: string): string {
  return html.replaceAll("<!-- -->", "").replace(/><\/(path|circle|line|rect|ellipse|polyline|polygon|image)>/g, "/>");
}
