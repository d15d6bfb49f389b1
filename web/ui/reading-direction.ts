/** Which way a place on the page is read, so that arrow keys go where they point. */
function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

/** The step that a horizontal arrow key means here: 1 onwards, -1 back, 0 for any other key. */
export function readArrowStep(key: string, element: Element): -1 | 0 | 1 {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  return (key === "ArrowRight") === isRightToLeft(element) ? -1 : 1;
}
