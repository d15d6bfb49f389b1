/** Videos (R11.2): on the home page rendered in place of a link that is near the viewport, and played in place of their poster. */

import { introVideoLimits } from "#contract/file-limits.ts";
import { publicVideosPath } from "#contract/intro-videos-path.ts";
import { pageLanguageHeader } from "#contract/language.ts";
import { make } from "#web/ui/make-element.ts";

/** The response's shape; written out, so that no schema is loaded. */
type VideoItem = { title: string; address: string; mediaType: string | null; poster: string | null };

export function enhanceIntroVideos(): void {
  document.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-film]") : null;
    if (pressed === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(pressed);
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
  const videos: VideoItem[] = answer.ok ? await answer.json() : [];
  if (videos.length === 0) return;
  // After the full stylesheet, which styles them; not before, as most visits end above them.
  await import("./first-touch.ts");
  const list = make("ul", "films");
  list.append(...videos.slice(0, introVideoLimits.shown).map(draw));
  const title = make("h2", "sign", link.textContent ?? "");
  title.id = "films-title";
  const section = make("section", "");
  section.setAttribute("aria-labelledby", title.id);
  section.append(title, list);
  link.replaceWith(section);
}

function draw({ title, address, mediaType, poster }: VideoItem): HTMLLIElement {
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
  const video = make("video", "film-frame");
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  video.setAttribute("aria-label", title);
  video.poster = link.querySelector("img")?.currentSrc ?? "";
  video.src = link.href;
  const player = make("p", "", title);
  player.prepend(video);
  // If playback fails here, the link returns.
  video.addEventListener("error", () => player.replaceWith(link));
  link.replaceWith(player);
  video.focus();
}
