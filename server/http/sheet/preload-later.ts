/**
 * Has the scripts of a dashboard fetched ahead by a script of its head. Their links would be found in the whole document before
 * the first line of it runs, and take every line there is before the written home is asked for (decision 125).
 */

const link = /<link rel="modulepreload" href="([^"]+)"([^>]*)\/>/g;

/** To name them takes a cheap phone a fifth of a second, in which it could draw: after the home, or so many milliseconds. */
const pause = 300;

/** What is named twice is fetched as it was named first. */
export function preloadLater(html: string, nonce: string): string {
  const low = new Map<string, boolean>();
  const without = html.replaceAll(link, (_, href: string, rest: string) => {
    if (!low.has(href)) low.set(href, rest.includes("fetchPriority"));
    return "";
  });
  if (low.size === 0) return html;
  const named = (isLow: boolean) => JSON.stringify([...low].flatMap(([href, is]) => (is === isLow ? [href] : [])));
  const script =
    `Promise.race([self.standIn?.isThere,new Promise(r=>setTimeout(r,${pause}))]).then(()=>` +
    `[${named(false)},${named(true)}].map((a,i)=>a.map(h=>{let l=document.createElement("link");` +
    `l.rel="modulepreload";l.href=h;if(i)l.fetchPriority="low";document.head.append(l)})))`;
  return without.replace("</head>", () => `<script nonce="${nonce}">${script}</script></head>`);
}
