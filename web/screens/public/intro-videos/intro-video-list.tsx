/** Introduction videos (R11.2): a poster for each, loaded only on play; without a script a link to it. */
import type { ShownVideo } from "#contract/intro-videos.ts";
import { introVideosPath } from "#contract/intro-videos-path.ts";
import { useLanguage } from "#web/i18n/language.tsx";

/** For pages elsewhere, which open in a new tab. */
const outside = { target: "_blank", rel: "noopener noreferrer" };

/** The page is the same for everyone: the stylesheet hides what is for the other role of a signed-in person. */
export function IntroVideoList({ videos }: { videos: readonly ShownVideo[] }) {
  const { t } = useLanguage();
  if (videos.length === 0) return null;
  return (
    <section id={introVideosPath} aria-labelledby="films-title">
      <h2 id="films-title" className="sign">
        {t("home:films.title")}
      </h2>
      <ul className="films grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4 mt-4 font-bold">
        {videos.map(({ id, title, audience, address, mediaType, poster }) => (
          <li key={id} data-for={audience}>
            <a href={address} {...(mediaType === null ? outside : { "data-film": "" })}>
              <span className="film-frame">{poster !== null && <img src={poster} alt="" loading="lazy" />}</span>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
