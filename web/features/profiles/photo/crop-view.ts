/** The square that is cut out of a photo: how far in, and where; it never leaves the picture. */

export type Size = { width: number; height: number };
/** `x`, `y`: the middle of the square as parts of the picture, 0 to 1; `zoom` 1 shows the largest square. */
export type CropView = { x: number; y: number; zoom: number };

export const startView: CropView = { x: 0.5, y: 0.5, zoom: 1 };
export const closest = 4;

/** The square in pixels of the picture. */
export function readSquare({ width, height }: Size, { x, y, zoom }: CropView) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

export function keepInside(size: Size, { x, y, zoom }: CropView): CropView {
  const near = Math.min(closest, Math.max(1, zoom));
  const half = Math.min(size.width, size.height) / near / 2;
  const clamp = (value: number, length: number) => Math.min(1 - half / length, Math.max(half / length, value));
  return { x: clamp(x, size.width), y: clamp(y, size.height), zoom: near };
}

/** Moved by a part of the square's side, as a finger drags the picture. */
export function moveView(size: Size, view: CropView, right: number, down: number): CropView {
  const { side } = readSquare(size, view);
  return keepInside(size, {
    ...view,
    x: view.x - (right * side) / size.width,
    y: view.y - (down * side) / size.height,
  });
}
