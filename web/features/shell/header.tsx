/** The head of every page: the mark, the ways through the site, the languages. */
import type { ReactNode } from "react";
import { brand } from "#content/brand.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { Logo } from "#web/ui/logo.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";

/** `account` is what stands at the end: the way in, or the person who is in. */
export function Header({ account }: { account?: ReactNode }) {
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
          <a href={address("/home-tuition")}>{t("shell:header.findTeachers")}</a>
          <a href={address("/#how")}>{t("shell:header.howItWorks")}</a>
          <a href={address("/#questions")}>{t("shell:header.questions")}</a>
        </nav>
        <LanguageSwitcher />
        {account}
      </div>
    </header>
  );
}
