/** What the first touch of a document brings, or its first toast: the whole sheet, of which it carries only what it is painted with, and what draws toasts. */
import "#web/styles/app.css";
import { drawToasts } from "#web/ui/toaster.ts";

drawToasts();
