/** The person's photo: shown, chosen, cropped, uploaded with progress, deleted. */

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { Camera, Trash2 } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { removeStudentPhotoEndpoint, uploadStudentPhotoEndpoint } from "#contract/students.ts";
import { removeTeacherPhotoEndpoint, uploadTeacherPhotoEndpoint } from "#contract/teachers.ts";
import { photoForm } from "#contract/upload-forms.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { CallError, call } from "#web/api/client.ts";
import { studentProfileQuery, teacherProfileQuery } from "#web/api/own-profile.ts";
import { upload } from "#web/api/upload.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { toast } from "#web/ui/toast.ts";

const PhotoCrop = lazyPart(() => import("./photo-crop.tsx"));

/** Wide enough for the largest square that is sent, small enough for a cheap phone. */
const decodedWidth = 1600;

const calls = {
  student: { send: uploadStudentPhotoEndpoint, remove: removeStudentPhotoEndpoint, query: studentProfileQuery },
  teacher: { send: uploadTeacherPhotoEndpoint, remove: removeTeacherPhotoEndpoint, query: teacherProfileQuery },
} as const;

type PhotoEditorProps = { member: MemberRole; name: string; photo: string | null };

export function PhotoEditor({ member, name, photo }: PhotoEditorProps) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { send, remove, query } = calls[member];

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (file === undefined) return;
    setFailure(null);
    if (!photoForm.mediaTypes.some((type) => type === file.type)) return setFailure(issueText(t, "photo_type"));
    if (file.size === 0) return setFailure(issueText(t, "file_empty"));
    try {
      setPicture(await createImageBitmap(file, { resizeWidth: decodedWidth, resizeQuality: "high" }));
    } catch {
      setFailure(issueText(t, "file_broken"));
    }
  };

  /** Only the photo: other fields may have changed elsewhere, and the form must learn that when it saves. */
  const cachePhoto = (photo: string | null) =>
    queryClient.setQueryData(
      query.queryKey as QueryKey,
      (before: object | undefined) => before && { ...before, photo },
    );

  const explain = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    const [issue] = error.body.issues ?? [];
    setFailure(issue === undefined ? callFailureText(t, error) : issueText(t, issue.code));
  };

  const close = () => {
    picture?.close();
    setPicture(null);
  };

  const use = async (blob: Blob) => {
    const form = new FormData();
    form.set(photoForm.file, blob, "photo.jpg");
    setFailure(null);
    setProgress(0);
    try {
      const saved = await upload(send, { form, onProgress: setProgress });
      cachePhoto(saved.photo);
      close();
      toast({ title: t("profiles:photo.saved"), variant: "success" });
    } catch (error) {
      explain(error);
    } finally {
      setProgress(null);
    }
  };

  const takeAway = async () => {
    setFailure(null);
    try {
      await call(remove, {});
      cachePhoto(null);
      toast({ title: t("profiles:photo.removed") });
    } catch (error) {
      explain(error);
    }
  };

  return (
    <div
      className="photo-editor flex flex-wrap gap-4 items-center scroll-mt-4 [&>div]:flex-[1_1_14rem] [&_.button-quiet]:px-2"
      id="photo"
    >
      <Avatar key={photo} name={name} src={photo} size="large" />
      <div className="grid justify-items-start gap-2">
        <p className="field-hint" id={`${id}-hint`}>
          {t(member === "teacher" ? "profiles:photo.hintTeacher" : "profiles:photo.hintStudent")}
        </p>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            className="sr-only"
            type="file"
            name={photoForm.file}
            accept={photoForm.mediaTypes.join(",")}
            tabIndex={-1}
            aria-label={t("profiles:photo.choose")}
            onChange={(event) => void choose(event)}
          />
          <Button
            variant="secondary"
            icon={<Camera aria-hidden="true" />}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {t(photo === null ? "profiles:photo.choose" : "profiles:photo.change")}
          </Button>
          {photo !== null && (
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => void takeAway()}>
              {t("profiles:photo.remove")}
            </Button>
          )}
        </div>
        {failure !== null && picture === null && (
          <div role="alert">
            <FieldError id={`${id}-error`}>{failure}</FieldError>
          </div>
        )}
      </div>
      {picture !== null && (
        <PartBoundary>
          <PhotoCrop
            photo={picture}
            progress={progress}
            failure={failure}
            onUse={(blob) => void use(blob)}
            onClose={close}
          />
        </PartBoundary>
      )}
    </div>
  );
}
