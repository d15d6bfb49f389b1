/** Videos (R11.2): on the home page rendered in place of a link that is near the viewport, and played in place of their poster. */

import { introVideoLimits } from "#contract/file-limits.ts";
import { publicVideosPath } from "#contract/intro-videos-path.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import { make } from "#web/ui/make-element.ts";

/** The response's shape; written out, so that no schema is loaded. */
type Film = { title: string; address: string; mediaType: string | null; poster: string | null };

export function enhanceIntroVideos(): void {
  document.addEventListener("click", (event) => {
    const film = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-film]") : null;
    if (film === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(film);
  });
  const link = document.querySelector<HTMLAnchorElement>("a[data-films]");
  // On failure the link leads to the same videos.
  if (link !== null) show(link).catch(() => undefined);
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const audience = dataset.signedIn === "student" || dataset.signedIn === "teacher" ? dataset.signedIn : "";
  const query = audience && `?audience=${audience}`;
  const answer = await fetch(publicVideosPath + query, { headers: { [pageLanguageHeader]: lang } });
  const films: Film[] = answer.ok ? await answer.json() : [];
  if (films.length === 0) return;
  // After the full stylesheet, which styles them; not before, as most visits end above them.
  await import("./first-touch.ts");
  const list = make("ul", "films");
  list.append(...films.slice(0, introVideoLimits.shown).map(draw));
  const title = make("h2", "sign", link.textContent ?? "");
  title.id = "films-title";
  const section = make("section", "");
  section.setAttribute("aria-labelledby", title.id);
  section.append(title, list);
  link.replaceWith(section);
}

function draw({ title, address, mediaType, poster }: Film): HTMLLIElement {
  const link = make("a", "");
  link.href = address;
  if (mediaType === null) {
    link.target = "_blank";
    link.rel = "noopener noreferrer";
  } else link.dataset.film = "";
  const frame = make("span", "film-frame");
  if (poster !== null) {
    const picture = make("img", "");
    picture.loading = "lazy";
    picture.alt = "";
    picture.src = poster;
    frame.append(picture);
  }
  link.append(frame, title);
  const item = make("li", "");
  item.append(link);
  return item;
}

/** Loaded only on play; one at a time. */
function play(link: HTMLAnchorElement): void {
  for (const other of document.querySelectorAll("video")) other.pause();
  const title = link.textContent ?? "";
  const film = make("video", "film-frame");
  film.controls = true;
  film.autoplay = true;
  film.playsInline = true;
  film.setAttribute("aria-label", title);
  film.poster = link.querySelector("img")?.currentSrc ?? "";
  film.src = link.href;
  const player = make("p", "", title);
  player.prepend(film);
  // If playback fails here, the link returns.
  film.addEventListener("error", () => player.replaceWith(link));
  link.replaceWith(player);
  film.focus();
}
