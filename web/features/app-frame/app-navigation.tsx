/** The ways through the apps: beside the page on a desk, under the thumb on a phone. */
import { Link, useLocation } from "react-router";
import type { Role } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type Place, placesOf } from "./app-places.ts";

function PlaceLink({ place: { path, tab, label, icon: Icon, kind } }: { place: Place }) {
  const { t } = useLanguage();
  const address = useAddress();
  const here = useLocation();
  const openTab = new URLSearchParams(here.search).get("tab") ?? undefined;
  const isHere = here.pathname === path && openTab === tab;
  const inside = (
    <>
      <Icon aria-hidden="true" />
      <span>{t(label)}</span>
    </>
  );
  if (kind === "document") return <a href={address(path)}>{inside}</a>;
  return (
    <Link to={tab === undefined ? path : `${path}?tab=${tab}`} aria-current={isHere ? "page" : undefined}>
      {inside}
    </Link>
  );
}

export function AppNavigation({ role }: { role: Role }) {
  const { t } = useLanguage();
  return (
    <nav className="app-nav" aria-label={t("app:navigation")}>
      <ul>
        {placesOf[role].map((place) => (
          <li key={place.label}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
