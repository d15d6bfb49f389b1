/** All introduction videos in order (R11.2): moved by drag and keys, published, edited, deleted. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Play, Trash2 } from "lucide-react";
import { type ComponentProps, type DragEvent, useState } from "react";
import { changeVideoEndpoint, type OfficeVideo, orderVideosEndpoint } from "#contract/intro-videos.ts";
import { languages } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { formatSize } from "#web/features/profiles/documents/format-size.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { videoTitle } from "./video-title.ts";
import { changeVideos, videosQuery } from "./videos-query.ts";

/** Opened by a press. */
const EditVideo = lazyPart(() => import("./edit-video.tsx"));
const DeleteVideo = lazyPart(() => import("./delete-video.tsx"));

type Asked = { video: OfficeVideo; for: "edit" | "delete" };

/** A list with one of its items at another place. */
function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Reorders videos by drag or keys: shown at once, sent to the server, rolled back on refusal. */
function useVideoOrder(videos: readonly OfficeVideo[]) {
  const { language, t } = useLanguage();
  const queryClient = useQueryClient();
  const [held, setHeld] = useState<number | null>(null);
  /** Announced by screen readers. */
  const [announced, setAnnounced] = useState("");

  async function move(from: number, to: number) {
    const moved = videos[from];
    if (moved === undefined || from === to || to < 0 || to >= videos.length) return;
    const next = moveItem(videos, from, to);
    changeVideos(queryClient, () => next);
    setAnnounced(t("outreach:videos.moved", { title: videoTitle(moved, language), place: to + 1, of: videos.length }));
    try {
      const ordered = await call(orderVideosEndpoint, { body: { ids: next.map(({ id }) => id) } });
      changeVideos(queryClient, () => ordered);
    } catch (error) {
      toast({ title: t("outreach:videos.orderFailed"), text: callFailureText(t, error), variant: "destructive" });
      void queryClient.invalidateQueries({ queryKey: videosQuery.queryKey });
    }
  }

  const dragProps = (at: number) => ({
    draggable: true,
    "data-held": held === at || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = "move";
      setHeld(at);
    },
    onDragEnd: () => setHeld(null),
    onDragOver: (event: DragEvent) => {
      if (held !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (held !== null) void move(held, at);
      setHeld(null);
    },
  });

  return { move, dragProps, told: announced };
}

type VideoRowProps = ComponentProps<"li"> & {
  video: OfficeVideo;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (step: -1 | 1) => void;
  onPublish: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One video in the office's list: its picture, titles, kind, and all its acts. */
function VideoRow(props: VideoRowProps) {
  const { video, isFirst, isLast, busy, onMove, onPublish, onEdit, onDelete, ...rest } = props;
  const { language, t } = useLanguage();
  const title = videoTitle(video, language);
  const source = video.url === null ? formatSize(video.size ?? 0) : new URL(video.url).hostname;
  return (
    <li
      className="video-row grid grid-cols-[6rem_minmax(0,1fr)] gap-3 p-3 border border-line rounded-md bg-card data-held:opacity-50 lg:grid-cols-[9rem_minmax(0,1fr)_auto] lg:items-center lg:cursor-grab"
      {...rest}
    >
      <span className="aspect-[16/9] rounded-md bg-wash overflow-hidden [&>img]:w-full [&>img]:h-full [&>img]:object-cover">
        {video.poster !== null && <img src={video.poster} alt="" draggable={false} />}
      </span>
      <div className="grid gap-1">
        {languages.map(
          (one) =>
            video.titles[one] && (
              <p key={one} lang={one} className="font-bold wrap-anywhere">
                <bdi>{video.titles[one]}</bdi>
              </p>
            ),
        )}
        <p className="flex flex-wrap items-center gap-2 text-slate">
          <Badge tone={video.published ? "leaf" : "plain"}>
            {t(video.published ? "outreach:videos.published" : "outreach:videos.draft")}
          </Badge>
          {t(`outreach:videos.audiences.${video.audience}`)} · <bdi>{source}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap col-span-full gap-1 lg:col-auto lg:flex-nowrap">
        <Button
          variant="quiet"
          size="icon"
          icon={<ArrowUp aria-hidden="true" />}
          aria-label={t("outreach:videos.up", { title })}
          aria-disabled={isFirst || undefined}
          onClick={() => onMove(-1)}
        />
        <Button
          variant="quiet"
          size="icon"
          icon={<ArrowDown aria-hidden="true" />}
          aria-label={t("outreach:videos.down", { title })}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        />
        <ButtonLink
          variant="quiet"
          size="icon"
          icon={<Play aria-hidden="true" />}
          to={video.address}
          target="_blank"
          rel="noopener noreferrer"
          reloadDocument
          aria-label={t("outreach:videos.play", { title })}
        />
        <Button
          variant="quiet"
          size="icon"
          icon={video.published ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          busy={busy}
          aria-label={t(video.published ? "outreach:videos.hide" : "outreach:videos.show", { title })}
          onClick={onPublish}
        />
        <Button
          variant="quiet"
          size="icon"
          icon={<Pencil aria-hidden="true" />}
          aria-label={t("outreach:videos.editNamed", { title })}
          onClick={onEdit}
        />
        <Button
          variant="destructive"
          size="icon"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t("outreach:videos.deleteNamed", { title })}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

function Rows({ videos }: { videos: OfficeVideo[] }) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const { move, dragProps, told } = useVideoOrder(videos);
  const [opened, setOpened] = useState<Asked | null>(null);
  const [publishing, setPublishing] = useState<string | null>(null);
  const close = () => setOpened(null);

  async function publish({ id, published }: OfficeVideo) {
    setPublishing(id);
    try {
      const changed = await call(changeVideoEndpoint, { params: { id }, body: { published: !published } });
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
      <ol className="grid gap-3 my-4">
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
            onEdit={() => setOpened({ video, for: "edit" })}
            onDelete={() => setOpened({ video, for: "delete" })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {opened?.for === "edit" && (
        <PartBoundary>
          <EditVideo video={opened.video} onClose={close} />
        </PartBoundary>
      )}
      {opened?.for === "delete" && (
        <PartBoundary>
          <DeleteVideo video={opened.video} onClose={close} />
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
