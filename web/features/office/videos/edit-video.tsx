/** Changing what is said of a video, and where a linked one leads. */
import { useQueryClient } from "@tanstack/react-query";
import { introVideos } from "#contract/file-limits.ts";
import { changeVideo, type OfficeVideo } from "#contract/intro-videos.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { describedBy, fieldOf, VideoFields, wordsOf } from "./video-fields.tsx";
import { changeVideos } from "./videos-query.ts";

export default function EditVideo({ video, onClose }: { video: OfficeVideo; onClose: () => void }) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const form = useForm({ ...wordsOf(video), url: video.url ?? "" }, { fieldOf });

  const submit = () =>
    void form.send({
      endpoint: changeVideo,
      input: {
        params: { id: video.id },
        body: { ...describedBy(form.values), ...(video.url !== null && { url: form.values.url.trim() }) },
      },
      done: (changed) => {
        changeVideos(queryClient, (before) => before.map((one) => (one.id === changed.id ? changed : one)));
        toast({ title: t("outreach:videos.saved"), variant: "success" });
        onClose();
      },
    });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("outreach:videos.edit")}
      confirm={{ busy: form.busy, onClick: submit, children: t("outreach:videos.save") }}
    >
      <form className="document-form" {...form.props(submit)}>
        {video.url !== null && (
          <TextField
            label={t("outreach:videos.link")}
            id="edit-url"
            dir="ltr"
            inputMode="url"
            maxLength={introVideos.link}
            {...form.field("url")}
          />
        )}
        <VideoFields form={form} prefix="edit" />
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      </form>
    </ConfirmDialog>
  );
}
