/** What the first touch of a document brings, or its first toast: the whole sheet, of which it carries only what it is painted with, what draws toasts, the names of icons, and the heading face of Urdu. */
import "#web/styles/app.css";
import { drawToasts } from "#web/ui/toaster.ts";
import { bringHeadingFace } from "./heading-face.ts";
import { opening } from "./named-dialogs.ts";

const intents = ["pointerover", "focusin"];

/** Fetched when the first button without words is pointed at or focused, in time for its pause. */
function beginTooltips(target: EventTarget | null): void {
  if (!(target instanceof Element && target.closest(".button-icon"))) return;
  for (const intent of intents) document.removeEventListener(intent, attend);
  import("./tooltip.ts").then(({ watchTooltips }) => watchTooltips(target)).catch(() => undefined);
}

const attend = ({ target }: Event) => beginTooltips(target);
for (const intent of intents) document.addEventListener(intent, attend);
// What was touched first, and brought this.
beginTooltips(document.querySelector(".button-icon:is(:hover, :focus-visible)"));

drawToasts();
// Larger than all the rest: not on the line of who waits for a dialog.
void opening.then(bringHeadingFace);
