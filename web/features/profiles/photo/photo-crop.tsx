/** Crops a photo to its square: drag or arrow keys move, slider, wheel or plus and minus zoom. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** Pixels of the square as shown and as sent. */
const shown = 480;
const sent = 640;
const quality = 0.9;
const step = 0.05;

function draw(canvas: HTMLCanvasElement, photo: ImageBitmap, view = startView) {
  const { left, top, side } = readSquare(photo, view);
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

function cut(photo: ImageBitmap, view: typeof startView): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = sent;
  canvas.height = sent;
  draw(canvas, photo, view);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

type PhotoCropProps = {
  photo: ImageBitmap;
  /** 0 to 1 while uploading. */
  progress: number | null;
  failure: string | null;
  onUse: (blob: Blob) => void;
  onClose: () => void;
};

export default function PhotoCrop({ photo, progress, failure, onUse, onClose }: PhotoCropProps) {
  const { t } = useLanguage();
  const [view, setView] = useState(startView);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas.current) draw(canvas.current, photo, view);
  }, [photo, view]);

  const zoomTo = (zoom: number) => setView((before) => clampCrop(photo, { ...before, zoom }));
  const move = (right: number, down: number) => setView((before) => moveView(photo, before, right, down));

  const moves: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const actByKey = (event: KeyboardEvent) => {
    const [right, down] = moves[event.key] ?? [0, 0];
    const nearer = { "+": 1, "=": 1, "-": -1 }[event.key] ?? 0;
    if (right === 0 && down === 0 && nearer === 0) return;
    event.preventDefault();
    if (nearer !== 0) zoomTo(view.zoom + nearer * 0.2);
    else move(right, down);
  };

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (grip.current === null) return;
    const { clientWidth } = event.currentTarget;
    move((event.clientX - grip.current.x) / clientWidth, (event.clientY - grip.current.y) / clientWidth);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const letGo = () => {
    grip.current = null;
  };

  const use = async () => {
    const blob = await cut(photo, view);
    if (blob !== null) onUse(blob);
  };

  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t("shell:actions.cancel")}
      </Button>
      <Button busy={progress !== null} onClick={() => void use()}>
        {t("profiles:photo.use")}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("profiles:photo.crop")}
      closeLabel={t("shell:actions.close")}
      footer={actions}
      look="sheet"
    >
      <div className="grid gap-3">
        <button
          className="block w-full max-w-80 mx-auto rounded-full overflow-clip touch-none cursor-grab active:cursor-grabbing"
          type="button"
          aria-label={t("profiles:photo.area")}
          onKeyDown={actByKey}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onWheel={(event) => zoomTo(view.zoom - event.deltaY / 500)}
        >
          <canvas className="block w-full h-auto bg-wash" ref={canvas} width={shown} height={shown} />
        </button>
        <p className="field-hint">{t("profiles:photo.cropHint")}</p>
        <label className="flex gap-4 items-center font-bold">
          <span>{t("profiles:photo.zoom")}</span>
          <input
            className="flex-1 min-w-0 h-11"
            type="range"
            min={1}
            max={closest}
            step={0.05}
            value={view.zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
        </label>
        {progress !== null && (
          <Progress
            label={t("profiles:photo.uploading")}
            value={progress * 100}
            valueText={`${Math.round(progress * 100)}%`}
          />
        )}
        {failure !== null && (
          <p role="alert" className="field-error">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type Size = { width: number; height: number };
/** `x`, `y`: the middle of the square as fractions of the picture, 0 to 1; `zoom` 1 shows the largest square. */
type CropView = { x: number; y: number; zoom: number };

/** The square that is cut out of a photo: zoom and position; it never leaves the picture. */
export const startView: CropView = { x: 0.5, y: 0.5, zoom: 1 };
export const closest = 4;

/** The square in pixels of the picture. */
export function readSquare({ width, height }: Size, { x, y, zoom }: CropView) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

export function clampCrop(size: Size, { x, y, zoom }: CropView): CropView {
  const near = Math.min(closest, Math.max(1, zoom));
  const half = Math.min(size.width, size.height) / near / 2;
  const clamp = (value: number, length: number) => Math.min(1 - half / length, Math.max(half / length, value));
  return { x: clamp(x, size.width), y: clamp(y, size.height), zoom: near };
}

/** Moved by a fraction of the square's side, as a finger drags the picture. */
export function moveView(size: Size, view: CropView, right: number, down: number): CropView {
  const { side } = readSquare(size, view);
  return clampCrop(size, {
    ...view,
    x: view.x - (right * side) / size.width,
    y: view.y - (down * side) / size.height,
  });
}
