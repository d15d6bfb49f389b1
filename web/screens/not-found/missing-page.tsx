/** The 404 page (R2.5): similar addresses, and a search. */
import type { NearAddress } from "#content/near-addresses.ts";
import { SearchForm } from "#web/features/search/filters/search-form.tsx";
import { NotFound } from "#web/features/site-layout/not-found.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";

export function MissingPage({ near }: { near: readonly NearAddress[] }) {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <NotFound>
      {near.length > 0 && (
        <section className="band" aria-labelledby="near">
          <h2 id="near" className="sign">
            {t("keywords:missing.near")}
          </h2>
          <ul className="flex flex-wrap gap-2 mt-3">
            {near.map(({ path, name }) => (
              <li key={path}>
                <a href={address(path)} className="chip">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="band max-w-160">
        <SearchForm />
      </div>
    </NotFound>
  );
}
