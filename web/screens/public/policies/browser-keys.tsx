/** The cookies and storage keys we set in a browser, each by its name. */
import { type BrowserKey, browserKeys } from "#content/policies/browser-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";

const places = ["cookies", "device", "tab"] as const;

export function BrowserKeys() {
  const { t } = useLanguage();
  return (
    <section>
      <h2>{t("policies:browser.title")}</h2>
      <p>{t("policies:browser.body")}</p>
      {places.map((place) => (
        <div key={place}>
          <h3>{t(`policies:browser.${place}`)}</h3>
          <Keys keys={browserKeys[place]} />
        </div>
      ))}
    </section>
  );
}

function Keys({ keys }: { keys: readonly BrowserKey[] }) {
  const { language } = useLanguage();
  return (
    <dl>
      {keys.map(({ name, purpose }) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code>
          </dt>
          <dd>{purpose[language]}</dd>
        </div>
      ))}
    </dl>
  );
}
