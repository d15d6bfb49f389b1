/** The reading direction at an element, so that arrow keys move where they point. */
function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

/** The step of a horizontal arrow key: 1 forward, -1 back, 0 for any other key. */
export function readArrowStep(key: string, element: Element): -1 | 0 | 1 {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  return (key === "ArrowRight") === isRightToLeft(element) ? -1 : 1;
}
