/** What the first touch of a document brings, or its first toast: the whole sheet, of which it carries only what it is painted with, what draws toasts, and the heading face of Urdu. */
import "#web/styles/app.css";
import { drawToasts } from "#web/ui/toaster.ts";
import { bringHeadingFace } from "./heading-face.ts";
import { opening } from "./named-dialogs.ts";

drawToasts();
// Larger than all the rest: not on the line of who waits for a dialog.
void opening.then(bringHeadingFace);
