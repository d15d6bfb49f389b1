/** The floating contact button (section 2): the hours of every channel (R1.5), and a chat with a prefilled text. */
import { brand } from "#content/brand.ts";
import { splitLanguage } from "#contract/language.ts";
import type { Translate } from "#text/keys.ts";
import { chatAddress } from "#web/ui/chat-address.ts";
import { make } from "#web/ui/make-element.ts";

/** By the beginning of the address, in any language (R2.13). */
function templateOf(address: string): "student" | "teacher" | "home" {
  const { path } = splitLanguage(address);
  if (path.startsWith("/student")) return "student";
  return path.startsWith("/teacher") ? "teacher" : "home";
}

/** A teacher's page is mostly read by families: its text asks about the page, not the reader. */
export function supportAddress({ origin, pathname }: Pick<Location, "origin" | "pathname">, t: Translate): string {
  const words = t(`shell:support.${templateOf(pathname)}`, { page: `${origin}${pathname}` });
  return chatAddress({ number: brand.messaging.number, words });
}

const panelId = "support-chat";

export function attendSupportChat(t: Translate): void {
  const button = make("button", "support-chat");
  button.type = "button";
  button.ariaLabel = t("shell:support.button");
  button.setAttribute("popovertarget", panelId);
  const panel = make("section", "support-panel");
  panel.id = panelId;
  panel.popover = "auto";
  panel.ariaLabel = t("shell:support.button");
  const chat = make("a", "button button-primary", t("shell:support.chat"));
  chat.target = "_blank";
  chat.rel = "noopener";
  // Set from the start: robots cannot follow a link without an address, and Lighthouse fails it.
  const address = () => supportAddress(location, t);
  chat.href = address();
  const hours = make("ul", "");
  // Written on opening: inside an app the address changes without a load, and the first date format is slow.
  panel.addEventListener("beforetoggle", () => {
    chat.href = address();
    hours.replaceChildren(
      ...(["phoneHours", "chatHours", "emailHours"] as const).map((one) => make("li", "", t(`shell:support.${one}`))),
    );
  });
  panel.append(make("h2", "", t("shell:support.button")), hours, chat);
  document.body.append(button, panel);
}
