/** The buttons of the app banner (section 4): open the store and, after a while, store that the app is installed; or close for good. */
import { appBanner } from "#contract/limits.ts";
import { appInstalled, bannerDismissed } from "#web/storage/choices.ts";

function hide(): void {
  delete document.documentElement.dataset.appBanner;
}

export function attendAppBanner(): void {
  document.querySelector(".app-banner")?.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("a, button") : null;
    if (pressed instanceof HTMLButtonElement) {
      bannerDismissed.set();
      hide();
    }
    if (pressed instanceof HTMLAnchorElement)
      setTimeout(() => {
        appInstalled.set();
        hide();
      }, appBanner.installedAfter);
  });
}
