/** The ways through the apps: beside the page on a desk, under the thumb on a phone. */
import { NavLink } from "react-router";
import type { Role } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type Place, placesOf } from "./app-places.ts";

function PlaceLink({ place: { path, label, icon: Icon, kind } }: { place: Place }) {
  const { t } = useLanguage();
  const address = useAddress();
  const inside = (
    <>
      <Icon aria-hidden="true" />
      <span>{t(label)}</span>
    </>
  );
  return kind === "app" ? <NavLink to={path}>{inside}</NavLink> : <a href={address(path)}>{inside}</a>;
}

export function AppNavigation({ role }: { role: Role }) {
  const { t } = useLanguage();
  return (
    <nav className="app-nav" aria-label={t("accounts:dashboard.navigation")}>
      <ul>
        {placesOf[role].map((place) => (
          <li key={place.path}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
