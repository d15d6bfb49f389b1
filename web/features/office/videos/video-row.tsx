/** One video in the office's list: its picture, its titles, what it is, and all that can be done with it. */
import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Play, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import type { OfficeVideo } from "#contract/intro-videos.ts";
import { languages } from "#contract/vocabulary.ts";
import { formatSize } from "#web/features/profiles/documents/format-size.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { videoTitle } from "./video-title.ts";

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

export function VideoRow(props: VideoRowProps) {
  const { video, isFirst, isLast, busy, onMove, onPublish, onEdit, onDelete, ...rest } = props;
  const { language, t } = useLanguage();
  const title = videoTitle(video, language);
  const source = video.url === null ? formatSize(video.size ?? 0) : new URL(video.url).hostname;
  return (
    <li className="video-row" {...rest}>
      <span className="video-thumb">
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
      <div className="video-acts">
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
