/** The navigation of the apps: five items in a bottom bar on a phone, with a tab strip for the parts of one; a rail with all of them on a desktop. */
import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import type { Role } from "#contract/vocabulary.ts";
import { showCount } from "#web/features/notifications/show-count.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { type CurrentAddress, findNavItem, type NavItem, type NavLink, navLinkPath } from "./navigation.ts";
import type { NavConfig, NavCounts } from "./navigation-counts.ts";

/** The current item, or the one being opened: a pressed item is marked at once, before its page loads. */
function useDestination(awaited: CurrentAddress | undefined): { here: CurrentAddress; isOnTheWay: boolean } {
  const here = useLocation();
  const { location: going } = useNavigation();
  const isElsewhere = going !== undefined && going.pathname !== here.pathname;
  return { here: going ?? awaited ?? here, isOnTheWay: isElsewhere };
}

function Count({ number }: { number: number }) {
  const { t } = useLanguage();
  if (number === 0) return null;
  return (
    <bdi className="count">
      <span aria-hidden="true">{showCount(number)}</span>
      <span className="sr-only">{t("app:waiting", { number })}</span>
    </bdi>
  );
}

const countWaiting = ({ waiting }: NavCounts, parts: readonly NavLink[]) =>
  parts.reduce((sum, { counts = "" }) => sum + (waiting[counts] ?? 0), 0);

/** The size of a list that needs no action. */
function Held({ counts: { held }, part: { counts = "" } }: { counts: NavCounts; part: NavLink }) {
  return held[counts] ? <bdi className="held">{held[counts]}</bdi> : null;
}

type PartsProps = { parts: readonly NavLink[]; open: NavLink | undefined; counts: NavCounts };

function PartLinks({ parts, open, counts }: PartsProps) {
  const { t } = useLanguage();
  return parts.map((part) => (
    <li key={part.label}>
      <Link to={navLinkPath(part)} aria-current={part === open ? "page" : undefined}>
        <span>{t(part.label)}</span>
        <Count number={countWaiting(counts, [part])} />
        <Held counts={counts} part={part} />
      </Link>
    </li>
  ));
}

type PlaceItemProps = {
  place: NavItem;
  isOpen: boolean;
  isBusy: boolean;
  openPart: NavLink | undefined;
  counts: NavCounts;
};

function PlaceItem({ place, isOpen, isBusy, openPart, counts }: PlaceItemProps) {
  const { t } = useLanguage();
  const { label, icon: Icon, parts } = place;
  const marked = parts[0] === openPart ? "page" : "true";
  return (
    <li>
      <Link to={navLinkPath(parts[0])} aria-current={isOpen ? marked : undefined} aria-busy={isBusy || undefined}>
        {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon aria-hidden="true" />}
        <span>{t(label)}</span>
        <Count number={countWaiting(counts, parts)} />
      </Link>
      {parts.length > 1 && (
        <ul className="rail-parts max-lg:hidden">
          <PartLinks parts={parts} open={openPart} counts={counts} />
        </ul>
      )}
    </li>
  );
}

type NavigationProps = {
  nav: NavConfig;
  role: Role;
  /** A page that is opened once the network is back. */
  awaited?: CurrentAddress;
};

export function AppNavigation({ nav, role, awaited }: NavigationProps) {
  const { t } = useLanguage();
  const counts = nav.useCounts(role);
  const { here, isOnTheWay } = useDestination(awaited);
  const places = nav.placesOf(role);
  const { place: open, part } = findNavItem(places, here);
  return (
    <nav className="app-nav" aria-label={t("app:navigation")}>
      <ul>
        {places.map((place) => (
          <PlaceItem
            key={place.label}
            place={place}
            isOpen={place === open}
            isBusy={place === open && isOnTheWay}
            openPart={part}
            counts={counts}
          />
        ))}
      </ul>
    </nav>
  );
}

/** The parts of the open item, in one row that scrolls; a desktop has them in its rail. */
export function PlaceStrip({ nav, role, awaited }: NavigationProps) {
  const { t } = useLanguage();
  const counts = nav.useCounts(role);
  const { here } = useDestination(awaited);
  const { place, part } = findNavItem(nav.placesOf(role), here);
  const row = useRef<HTMLUListElement>(null);
  const openLabel = part?.label;

  useEffect(() => {
    if (openLabel !== undefined)
      row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [openLabel]);

  if (place === undefined || part === undefined || place.parts.length === 1) return null;
  return (
    <nav className="place-strip" aria-label={t(place.label)}>
      <ul ref={row}>
        <PartLinks parts={place.parts} open={part} counts={counts} />
      </ul>
    </nav>
  );
}
