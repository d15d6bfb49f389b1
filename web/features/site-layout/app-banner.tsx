/**
 * The banner of the mobile apps, first on every page (section 2). It is in all of them, as documents are the same for
 * everyone: `boot.ts` marks a supported phone before the first paint, and the stylesheet shows the banner at its height, so that
 * nothing shifts. `web/enhance/app-banner.ts` handles its buttons.
 */
import { brand } from "#content/brand.ts";
import { useLanguage } from "#web/i18n/language.tsx";

const stores = ["ios", "android"] as const;

export function AppBanner() {
  const { t } = useLanguage();
  const offered = stores.flatMap((store) => {
    const address = brand.storeLinks[store];
    return address === null ? [] : { store, address };
  });
  if (offered.length === 0) return null;
  return (
    <aside className="app-banner" aria-label={t("shell:appBanner.label")}>
      <img src="/favicon.svg" alt="" width="32" height="32" loading="lazy" />
      {offered.map(({ store }) => (
        <p key={store} data-store={store}>
          {t(`shell:appBanner.${store}`)}
        </p>
      ))}
      {offered.map(({ store, address }) => (
        <a
          key={store}
          data-store={store}
          className="button button-primary"
          href={address}
          target="_blank"
          rel="noopener"
        >
          {t("shell:appBanner.download")}
        </a>
      ))}
      <button type="button" className="button button-quiet button-icon" aria-label={t("shell:appBanner.close")}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
