/** Offers to install the site (R2.14) where the app banner does not: by the browser's prompt, or on an iPhone or iPad by instructions. */
import type { Translate } from "#text/keys.ts";
import { isIos } from "#web/ios.ts";
import { make } from "#web/ui/make-element.ts";
import { installQuestion } from "./install-question.ts";

const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);

export function attendInstallHint(t: Translate): void {
  const place = document.querySelector(".site-footer-columns");
  if (place === null || isInstalled() || "appBanner" in document.documentElement.dataset) return;
  const hint = make("div", "install-hint");
  const offer = () => {
    const question = installQuestion.kept;
    if (question === undefined) return;
    const button = make("button", "button button-secondary", t("shell:install.button"));
    button.type = "button";
    button.onclick = () => {
      hint.remove();
      void question.prompt();
    };
    hint.replaceChildren(make("h2", "", t("shell:install.title")), button);
    place.append(hint);
  };
  if (isIos(navigator)) {
    hint.append(make("h2", "", t("shell:install.title")), make("p", "", t("shell:install.ios")));
    place.append(hint);
  }
  offer();
  addEventListener("beforeinstallprompt", () => setTimeout(offer));
  addEventListener("appinstalled", () => hint.remove());
}
