/** All introduction videos in their order (R11.2): moved by drag and by keys, published, changed, taken away. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeVideo, type OfficeVideo } from "#contract/intro-videos.ts";
import { call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { useVideoOrder } from "./use-video-order.ts";
import { VideoRow } from "./video-row.tsx";
import { changeVideos, videosQuery } from "./videos-query.ts";

/** Opened by a press. */
const EditVideo = lazyPart(() => import("./edit-video.tsx"));
const DeleteVideo = lazyPart(() => import("./delete-video.tsx"));

type Asked = { video: OfficeVideo; for: "edit" | "delete" };

function Rows({ videos }: { videos: OfficeVideo[] }) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const { move, dragProps, told } = useVideoOrder(videos);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [publishing, setPublishing] = useState<string | null>(null);
  const close = () => setAsked(null);

  async function publish({ id, published }: OfficeVideo) {
    setPublishing(id);
    try {
      const changed = await call(changeVideo, { params: { id }, body: { published: !published } });
      changeVideos(queryClient, (before) => before.map((one) => (one.id === id ? changed : one)));
      toast({ title: t(published ? "outreach:videos.hidden" : "outreach:videos.shown"), variant: "success" });
    } catch (error) {
      toast({ title: t("outreach:videos.failed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setPublishing(null);
    }
  }

  return (
    <>
      <ol className="video-list">
        {videos.map((video, at) => (
          <VideoRow
            key={video.id}
            {...dragProps(at)}
            video={video}
            isFirst={at === 0}
            isLast={at === videos.length - 1}
            busy={publishing === video.id}
            onMove={(step) => void move(at, at + step)}
            onPublish={() => void publish(video)}
            onEdit={() => setAsked({ video, for: "edit" })}
            onDelete={() => setAsked({ video, for: "delete" })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {asked?.for === "edit" && (
        <PartBoundary>
          <EditVideo video={asked.video} onClose={close} />
        </PartBoundary>
      )}
      {asked?.for === "delete" && (
        <PartBoundary>
          <DeleteVideo video={asked.video} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}

export function VideoList() {
  const { t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(videosQuery);
  if (data === undefined && error) return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t("office:loading")} className="grid gap-3">
        <Skeleton shape="block" className="h-24" />
        <Skeleton shape="block" className="h-24" />
      </SkeletonGroup>
    );
  if (data.length === 0)
    return <EmptyState title={t("outreach:videos.none")}>{t("outreach:videos.noneBody")}</EmptyState>;
  return <Rows videos={data} />;
}
