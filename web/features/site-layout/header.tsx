/** The header of every document in one row: logo, navigation, languages, sign-in; a phone has the links in a menu, which needs no script. */
import { Bell, Menu, UserRound, X } from "lucide-react";
import { brand } from "#content/brand.ts";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { memberRoles } from "#contract/vocabulary.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Logo } from "#web/ui/logo.tsx";
import { AuthLink } from "./auth-link.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";

const menu = "menu";

/** One link for each dashboard; the stylesheet shows the one that applies. All roles of the office share a page. */
const ownPages = [
  ...memberRoles.map((role) => ({ of: role, href: dashboardOf(role) })),
  { of: "office", href: dashboardOf("admin") },
];

function SiteLinks() {
  const { t } = useLanguage();
  const address = useAddress();
  return (
    <>
      <a href={address("/home-tuition")}>{t("shell:header.findTeachers")}</a>
      <a href={address("/#how")}>{t("shell:header.howItWorks")}</a>
      <a href={address("/help")}>{t("shell:footer.help")}</a>
    </>
  );
}

export function Header() {
  const { language, t } = useLanguage();
  const address = useAddress();
  return (
    <header className="site-header">
      <a className="skip-link" href="#page">
        {t("shell:header.skip")}
      </a>
      <div className="site-header-row">
        <Logo name={brand.name[language]} to={address("/")} />
        <nav aria-label={t("shell:header.navigation")} className="site-nav">
          <SiteLinks />
        </nav>
        <LanguageSwitcher />
        <AccountEntry />
        <button
          type="button"
          className="button button-quiet button-icon site-menu-button"
          popoverTarget={menu}
          aria-label={t("shell:header.menu")}
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
      <nav id={menu} popover="auto" aria-label={t("shell:header.menu")} className="site-menu">
        <button
          type="button"
          className="button button-quiet button-icon"
          popoverTarget={menu}
          popoverTargetAction="hide"
          aria-label={t("shell:header.closeMenu")}
        >
          <X aria-hidden="true" />
        </button>
        <SiteLinks />
        <a href={address("/online-tutoring")}>{t("shell:footer.online")}</a>
        <a href={address("/about")}>{t("shell:footer.us")}</a>
        <a href={address("/contact")}>{t("shell:footer.contact")}</a>
        <hr />
        <AccountLinks />
      </nav>
    </header>
  );
}

/**
 * The sign-in links, or the link to one's dashboard: what fits in the header's row, all in its menu. Every page has both,
 * as documents are the same for everyone; `boot.ts` marks the signed-in before the first paint and the stylesheet shows what applies.
 */
function AccountEntry() {
  const { t } = useLanguage();
  return (
    <div className="account-entry">
      <AuthLink to="sign-in" className="button button-quiet account-out account-wide">
        {t("shell:header.signIn")}
      </AuthLink>
      <AuthLink to="sign-up" className="button button-primary account-out account-join">
        {t("shell:header.signUp")}
      </AuthLink>
      {memberRoles.map((role) => (
        <a
          key={role}
          className="button button-quiet button-icon account-in bell relative"
          href={`${dashboardOf(role)}?tab=notifications`}
          data-role={role}
          data-bell={t("shell:header.unread", { number: "#" })}
          data-show={t("shell:actions.show")}
          aria-label={t("shell:header.notifications")}
        >
          <Bell aria-hidden="true" />
        </a>
      ))}
      {ownPages.map(({ of, href }) => (
        <a key={of} className="button button-secondary account-in account-wide" href={href} data-role={of}>
          <UserRound aria-hidden="true" />
          <span>{t("shell:header.dashboard")}</span>
          <bdi className="account-name" />
        </a>
      ))}
    </div>
  );
}

function AccountLinks() {
  const { t } = useLanguage();
  return (
    <>
      <AuthLink to="sign-in" className="account-out">
        {t("shell:header.signIn")}
      </AuthLink>
      <AuthLink to="sign-up" className="account-out">
        {t("shell:header.signUp")}
      </AuthLink>
      {ownPages.map(({ of, href }) => (
        <a key={of} className="account-in" href={href} data-role={of}>
          {t("shell:header.dashboard")}
        </a>
      ))}
      <a className="account-in" href="/account-status">
        {t("shell:header.account")}
      </a>
    </>
  );
}
