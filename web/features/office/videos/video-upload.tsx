/** Uploads a video (R11.2): checked before it is sent, with its first frame as poster, progress, and a stop button. */
import { useQueryClient } from "@tanstack/react-query";
import { Film, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { addVideoEndpoint } from "#contract/intro-videos.ts";
import type { IssueCode } from "#contract/issues.ts";
import { videoForm } from "#contract/upload-forms.ts";
import { upload } from "#web/api/upload.ts";
import { formatSize } from "#web/features/profiles/documents/format-size.ts";
import { findIssues } from "#web/forms/find-issues.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { describeField, Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { toast } from "#web/ui/toast.ts";
import { describedBy, emptyVideoText, fieldOf, VideoFieldset, type VideoWords } from "./video-fields.tsx";
import { changeVideos } from "./videos-query.ts";

type Values = VideoWords & { video: File | null };
type Written = { titles: string; audience: string; published: string };

const longestSide = 640;
/** Milliseconds; a file that the browser cannot read may fire no event. */
const patience = 8000;

/** Null where it cannot. */
async function drawPoster(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    await loadFirstFrame(video, address);
    return await draw(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}

function loadFirstFrame(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("no frame"));
    setTimeout(fail, patience);
    video.addEventListener("loadeddata", () => resolve(), { once: true });
    video.addEventListener("error", fail, { once: true });
    video.src = address;
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", 0.8);
  });
}

function findFileIssues(file: File | null): IssueCode[] {
  const wrong = (code: string) => [{ path: "video", code }];
  if (file === null) return wrong("file_required");
  if (!videoForm.mediaTypes.some((type) => type === file.type)) return wrong("video_type");
  if (file.size === 0) return wrong("file_empty");
  return file.size > videoForm.maxBytes ? wrong("video_too_large") : [];
}

/** A form has no objects. */
function write(words: VideoWords): Written {
  const { titles, audience, published } = describedBy(words);
  return { titles: JSON.stringify(titles), audience, published: String(published) };
}

/** The fields first: the server reads them before the files. */
function writeForm(words: Written, poster: Blob | null, video: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  if (poster !== null) form.set(videoForm.beside.file, poster, "poster.jpg");
  form.set(videoForm.file, video);
  return form;
}

/** The object URL of a picture, revoked when it is no longer shown. */
function usePicture(picture: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (picture === null) return setAddress(undefined);
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

export default function VideoUpload() {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const form = useForm<Values>({ ...emptyVideoText, video: null }, { fieldOf });
  const [poster, setPoster] = useState<Blob | null>(null);
  const [progress, setProgress] = useState(0);
  /** A file input can only be cleared by a new one. */
  const [sent, setSent] = useState(0);
  const stopping = useRef(new AbortController());
  const picture = usePicture(poster);
  const { video } = form.values;

  function choose(file: File | null) {
    form.change("video", file);
    setPoster(null);
    if (file !== null && findFileIssues(file).length === 0) void drawPoster(file).then(setPoster);
  }

  async function send() {
    if (video === null) return;
    setProgress(0);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    try {
      const body = writeForm(write(form.values), poster, video);
      const added = await upload(addVideoEndpoint, { form: body, onProgress: setProgress, signal });
      changeVideos(queryClient, (before) => [...before, added]);
      form.reset();
      setPoster(null);
      setSent((before) => before + 1);
      toast({ title: t("outreach:videos.added"), variant: "success" });
    } catch (error) {
      if (!signal.aborted) throw error;
      toast({ title: t("outreach:videos.stopped") });
    }
  }

  const submit = () =>
    void form.attempt({
      wrong: findIssues(addVideoEndpoint, write(form.values), findFileIssues(video), "fields"),
      act: send,
    });

  const described = describeField("video", { error: form.errorOf("video"), hint: true }, "upload-video");
  return (
    <form className="document-form grid gap-4" {...form.props(submit)}>
      <Field
        id={described.id}
        label={t("outreach:videos.file")}
        hint={t("outreach:videos.fileHint")}
        error={form.errorOf("video")}
      >
        <label className="file-drop">
          <input
            key={sent}
            {...described}
            type="file"
            accept={videoForm.mediaTypes.join(",")}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
          <Film aria-hidden="true" />
          <span>
            {video === null ? (
              t("outreach:videos.chooseFile")
            ) : (
              <bdi>{`${video.name} · ${formatSize(video.size)}`}</bdi>
            )}
          </span>
        </label>
      </Field>
      {picture !== undefined && (
        <figure className="video-poster">
          <img src={picture} alt="" />
          <figcaption className="field-hint">{t("outreach:videos.poster")}</figcaption>
        </figure>
      )}
      <VideoFieldset form={form} prefix="upload" />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      {form.busy && (
        <Progress
          label={t("outreach:videos.uploading", { name: video?.name ?? "" })}
          value={progress * 100}
          valueText={`${Math.round(progress * 100)}%`}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={<Upload aria-hidden="true" />} busy={form.busy}>
          {t("outreach:videos.upload")}
        </Button>
        {form.busy && (
          <Button variant="secondary" onClick={() => stopping.current.abort()}>
            {t("outreach:videos.stop")}
          </Button>
        )}
      </div>
    </form>
  );
}
