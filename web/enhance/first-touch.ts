/** Loaded on the first touch of a document, or its first toast: the full stylesheet beyond the inlined critical CSS, toasts, icon tooltips, and the Urdu heading font. */
import "#web/styles/app.css";
import { drawToasts } from "#web/ui/toaster.ts";
import { bringHeadingFace } from "./heading-face.ts";
import { opening } from "./named-dialogs.ts";

const intents = ["pointerover", "focusin"];

/** Loaded when the first icon button is pointed at or focused, in time for the tooltip's delay. */
function beginTooltips(target: EventTarget | null): void {
  if (!(target instanceof Element && target.closest(".button-icon"))) return;
  for (const intent of intents) document.removeEventListener(intent, attend);
  import("./tooltip.ts").then(({ watchTooltips }) => watchTooltips(target)).catch(() => undefined);
}

const attend = ({ target }: Event) => beginTooltips(target);
for (const intent of intents) document.addEventListener(intent, attend);
// The element of the first touch, which loaded this.
beginTooltips(document.querySelector(".button-icon:is(:hover, :focus-visible)"));

drawToasts();
// Larger than all the rest: not while a dialog is loading.
void opening.then(bringHeadingFace);
