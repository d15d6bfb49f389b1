/** Confirms before a video is deleted, which cannot be undone. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type OfficeVideo, removeVideoEndpoint } from "#contract/intro-videos.ts";
import { call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { videoTitle } from "./video-title.ts";
import { changeVideos } from "./videos-query.ts";

export default function DeleteVideo({ video, onClose }: { video: OfficeVideo; onClose: () => void }) {
  const { language, t } = useLanguage();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await call(removeVideoEndpoint, { params: { id: video.id } });
      changeVideos(queryClient, (before) => before.filter(({ id }) => id !== video.id));
      toast({ title: t("outreach:videos.deleted") });
    } catch (error) {
      toast({ title: t("outreach:videos.deleteFailed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setBusy(false);
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("outreach:videos.confirm")}
      confirm={{ variant: "destructive", busy, onClick: () => void remove(), children: t("outreach:videos.delete") }}
      cancel={{ "data-first-focus": true }}
    >
      <p>{t("outreach:videos.confirmBody", { title: videoTitle(video, language) })}</p>
    </ConfirmDialog>
  );
}
