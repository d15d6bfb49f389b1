/** Shows a short destructive message on a page without React, in the same clothes as the toasts of the apps. */
import { toast } from "#contract/limits.ts";

export function sayFailure(text: string): void {
  const message = document.createElement("div");
  message.className = "toast toast-destructive";
  message.setAttribute("role", "alert");
  message.textContent = text;
  document.body.append(message);
  setTimeout(() => message.remove(), toast.duration);
}
