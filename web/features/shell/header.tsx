/** The head of every document in one row: the mark, the ways through the site, the languages, the way in; a phone has the ways in a menu, which needs no script. */
import { Menu, X } from "lucide-react";
import { brand } from "#content/brand.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Logo } from "#web/ui/logo.tsx";
import { AccountEntry, AccountWays } from "./account-entry.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";

const menu = "menu";

function SiteWays() {
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
          <SiteWays />
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
        <SiteWays />
        <a href={address("/online-tutoring")}>{t("shell:footer.online")}</a>
        <a href={address("/about")}>{t("shell:footer.us")}</a>
        <a href={address("/contact")}>{t("shell:footer.contact")}</a>
        <hr />
        <AccountWays />
      </nav>
    </header>
  );
}
