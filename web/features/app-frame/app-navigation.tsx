/** The ways through the apps: beside the page on a desk, under the thumb on a phone. */
import { IdCard, LayoutDashboard, type LucideIcon, Search, UserRound } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { MemberRole, Role } from "#contract/vocabulary.ts";
import type { TextKey } from "#text/keys.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";

/** Where a signed-in person can go: the entries of the navigation, only those that exist. */
type Place = {
  path: string;
  /** Of the dashboard, as `tab` in the address. */
  tab?: string;
  label: TextKey;
  icon: LucideIcon;
  /** Documents are page loads of their own, in the reader's language. */
  kind: "app" | "document";
};

const account: Place = {
  path: "/account-status",
  label: "app:account",
  icon: UserRound,
  kind: "app",
};
const profileOf = (role: MemberRole): Place => ({
  path: `/${role}-profile-edit`,
  label: "app:profile",
  icon: IdCard,
  kind: "app",
});
const overviewOf = (role: Role): Place => ({
  path: dashboardOf(role),
  label: "app:overview",
  icon: LayoutDashboard,
  kind: "app",
});
const findOf = (role: Role, label: TextKey): Place => ({
  path: dashboardOf(role),
  tab: "find",
  label,
  icon: Search,
  kind: "app",
});

const placesOf: Record<Role, readonly Place[]> = {
  student: [overviewOf("student"), findOf("student", "shell:header.findTeachers"), profileOf("student"), account],
  teacher: [overviewOf("teacher"), findOf("teacher", "app:teacher.findStudents"), profileOf("teacher"), account],
  admin: [account],
};

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
