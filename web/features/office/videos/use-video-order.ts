/** Putting videos into another order, by drag or by keys: seen at once, told to the server, taken back when it says no. */
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { type OfficeVideo, orderVideos } from "#contract/intro-videos.ts";
import { call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { moveItem } from "./move-item.ts";
import { videoTitle } from "./video-title.ts";
import { changeVideos, videosQuery } from "./videos-query.ts";

export function useVideoOrder(videos: readonly OfficeVideo[]) {
  const { language, t } = useLanguage();
  const queryClient = useQueryClient();
  const [held, setHeld] = useState<number | null>(null);
  /** Read out by screen readers. */
  const [told, setTold] = useState("");

  async function move(from: number, to: number) {
    const moved = videos[from];
    if (moved === undefined || from === to || to < 0 || to >= videos.length) return;
    const next = moveItem(videos, from, to);
    changeVideos(queryClient, () => next);
    setTold(t("outreach:videos.moved", { title: videoTitle(moved, language), place: to + 1, of: videos.length }));
    try {
      const ordered = await call(orderVideos, { body: { ids: next.map(({ id }) => id) } });
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

  return { move, dragProps, told };
}
