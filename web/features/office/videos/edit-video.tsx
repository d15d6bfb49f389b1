/** Edits a video's details, its picture, and the address of a linked one. */
import { useQueryClient } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { introVideoLimits } from "#contract/file-limits.ts";
import { changeVideoEndpoint, type OfficeVideo, replacePosterEndpoint } from "#contract/intro-videos.ts";
import type { IssueCode } from "#contract/issues.ts";
import { posterForm } from "#contract/upload-forms.ts";
import { upload } from "#web/api/upload.ts";
import { useForm } from "#web/forms/use-form.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { describeField, Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import { describedBy, fieldOf, VideoFieldset, videoTextOf } from "./video-fields.tsx";
import { changeVideos } from "./videos-query.ts";

/** None is no change. */
function findPictureIssues(file: File | null): IssueCode[] {
  const wrong = (code: string) => [{ path: "poster", code }];
  if (file === null) return [];
  if (!posterForm.mediaTypes.some((type) => type === file.type)) return wrong("photo_type");
  return file.size > posterForm.maxBytes ? wrong("poster_too_large") : [];
}

export default function EditVideo({ video, onClose }: { video: OfficeVideo; onClose: () => void }) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const form = useForm(
    { ...videoTextOf(video), url: video.url ?? "", poster: null as File | null },
    {
      fieldOf: (path) => (path.startsWith("poster") ? "poster" : fieldOf(path)),
    },
  );
  const { poster } = form.values;
  const [sending, setSending] = useState(false);

  /** The details are saved by then; a refused picture does not undo that. */
  async function finish(saved: OfficeVideo) {
    const show = (changed: OfficeVideo) =>
      changeVideos(queryClient, (before) => before.map((one) => (one.id === changed.id ? changed : one)));
    show(saved);
    if (poster !== null) {
      setSending(true);
      try {
        const body = new FormData();
        body.set(posterForm.file, poster);
        show(
          await upload(replacePosterEndpoint, { form: body, params: { id: video.id }, onProgress: () => undefined }),
        );
      } catch (error) {
        toast({ title: t("outreach:videos.failed"), text: callFailureText(t, error), variant: "destructive" });
        return;
      } finally {
        setSending(false);
      }
    }
    toast({ title: t("outreach:videos.saved"), variant: "success" });
    onClose();
  }

  const described = describeField("poster", { error: form.errorOf("poster"), hint: true }, "edit-poster");
  const submit = () =>
    void form.send({
      endpoint: changeVideoEndpoint,
      input: {
        params: { id: video.id },
        body: { ...describedBy(form.values), ...(video.url !== null && { url: form.values.url.trim() }) },
      },
      further: findPictureIssues(poster),
      done: (changed) => void finish(changed),
    });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("outreach:videos.edit")}
      confirm={{ busy: form.busy || sending, onClick: submit, children: t("outreach:videos.save") }}
    >
      <form className="document-form grid gap-4" {...form.props(submit)}>
        {video.url !== null && (
          <TextField
            label={t("outreach:videos.link")}
            id="edit-url"
            dir="ltr"
            inputMode="url"
            maxLength={introVideoLimits.link}
            {...form.field("url")}
          />
        )}
        <VideoFieldset form={form} prefix="edit" />
        <Field
          id={described.id}
          label={t("outreach:videos.otherPoster")}
          hint={t("outreach:videos.otherPosterHint")}
          error={form.errorOf("poster")}
        >
          <label className="file-drop">
            <input
              {...described}
              type="file"
              accept={posterForm.mediaTypes.join(",")}
              onChange={({ target }) => form.change("poster", target.files?.[0] ?? null)}
            />
            <ImagePlus aria-hidden="true" />
            <span>{poster === null ? t("outreach:videos.choosePoster") : <bdi>{poster.name}</bdi>}</span>
          </label>
        </Field>
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      </form>
    </ConfirmDialog>
  );
}
