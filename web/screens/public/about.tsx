/** /about: who this is for and by which rules, with live figures. */
import { publicVideosEndpoint } from "#contract/intro-videos.ts";
import { supplyEndpoint } from "#contract/search.ts";
import { call } from "#web/api/client.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/about";
import { InformationalScreen } from "./informational/informational-page.tsx";
import { IntroVideoList } from "./intro-videos/intro-video-list.tsx";

export const handle: PageHandle = { kind: "document" };

/** Counts and videos are optional. */
export async function loader({ context }: Route.LoaderArgs) {
  const { transport } = context.get(pageContext);
  const [counts, videos] = await Promise.all([
    call(supplyEndpoint, {}, { transport }).catch(() => null),
    call(publicVideosEndpoint, { query: {} }, { transport }).catch(() => []),
  ]);
  const today = counts && { teachers: counts.teachers, verified: counts.verified, areas: counts.areas.length };
  return { counts: today, videos };
}

export default function About({ loaderData: { counts, videos } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const today = counts && counts.teachers > 0 && (
    <p className="text-md font-bold">{t("informational:about.today", counts)}</p>
  );
  return (
    <InformationalScreen name="about" type="AboutPage" facts={today}>
      <IntroVideoList videos={videos} />
      <p className="flex flex-wrap gap-3 w-full max-w-184 mx-auto px-4 print:hidden">
        <ButtonLink to={address("/home-tuition")} reloadDocument>
          {t("informational:about.more")}
        </ButtonLink>
        <ButtonLink to={address("/contact")} variant="secondary" reloadDocument>
          {t("informational:about.contact")}
        </ButtonLink>
      </p>
    </InformationalScreen>
  );
}
