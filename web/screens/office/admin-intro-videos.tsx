/** Introduction videos of the home page (R11.2): the list, and adding one by file or link. */
import { useQuery } from "@tanstack/react-query";
import { VideoList } from "#web/features/office/videos/video-list.tsx";
import { videoHostsQuery } from "#web/features/office/videos/videos-query.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import type { PageHandle } from "#web/page.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";

export const handle: PageHandle = { kind: "app" };

/** Collapsed until somebody adds one. */
const VideoLink = lazyPart(() => import("#web/features/office/videos/video-link.tsx"));
const VideoUpload = lazyPart(() => import("#web/features/office/videos/video-upload.tsx"));

export default function AdminIntroVideos() {
  const { t } = useLanguage();
  const { data: hosts } = useQuery(videoHostsQuery);
  return (
    <>
      <PageHead title={t("outreach:videos.heading")} noindex />
      <h1 className="sign">{t("outreach:videos.heading")}</h1>
      <p className="text-slate">{t("outreach:videos.body")}</p>
      <VideoList />
      <Card as="section" className="video-add">
        <Disclosure summary={t("outreach:videos.byFile")} name="add-video">
          <PartBoundary>
            <VideoUpload />
          </PartBoundary>
        </Disclosure>
        {hosts !== undefined && (
          <Disclosure summary={t("outreach:videos.byLink")} name="add-video">
            {hosts.length > 0 ? (
              <PartBoundary>
                <VideoLink hosts={hosts} />
              </PartBoundary>
            ) : (
              <p>{t("outreach:videos.noHosts")}</p>
            )}
          </Disclosure>
        )}
      </Card>
    </>
  );
}
