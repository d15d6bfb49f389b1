/** The footer of every document: who we are, contacts, links. Its texts are of `shell` alone, which apps have too. */
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { LogoMark } from "#web/ui/logo.tsx";
import { AuthLink } from "./auth-link.tsx";
import { CookieChoices } from "./cookie-choices.tsx";
import { CallLink, MailLink } from "./support-contacts.tsx";
import { ThemeSelect } from "./theme-select.tsx";

const helpPages = [
  { path: "/help", label: "shell:footer.answers" },
  { path: "/contact", label: "shell:footer.contact" },
  { path: "/about", label: "shell:footer.us" },
] as const;

export function Footer() {
  const { language, t } = useLanguage();
  const address = useAddress();
  return (
    <footer className="site-footer">
      <div className="site-footer-columns">
        <div>
          <p className="logo">
            <LogoMark />
            <span>{brand.name[language]}</span>
          </p>
          <p className="mt-2">{t("shell:footer.about")}</p>
        </div>
        <div>
          <h2>{t("shell:footer.forStudents")}</h2>
          <ul>
            <li>
              <a href={address("/home-tuition")}>{t("shell:footer.findTeacher")}</a>
            </li>
            <li>
              <a href={address("/compare")}>{t("shell:footer.saved")}</a>
            </li>
            <li>
              <a href={address("/online-tutoring")}>{t("shell:footer.online")}</a>
            </li>
            <li>
              <a href={address("/#how")}>{t("shell:header.howItWorks")}</a>
            </li>
            <li>
              <a href={address("/#questions")}>{t("shell:header.questions")}</a>
            </li>
            <li>
              <a href={address("/blog")}>{t("shell:footer.blog")}</a>
            </li>
            <li>
              <a href={address("/pamphlet")}>{t("shell:footer.pamphlets")}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t("shell:footer.forTeachers")}</h2>
          <ul>
            <li className="account-out">
              <AuthLink to="sign-up" forRole="teacher">
                {t("shell:footer.becomeTeacher")}
              </AuthLink>
            </li>
            <li>
              <a href={address("/find-students")}>{t("shell:footer.findStudents")}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t("shell:footer.help")}</h2>
          <ul>
            {helpPages.map(({ path, label }) => (
              <li key={path}>
                <a href={address(path)}>{t(label)}</a>
              </li>
            ))}
            <li>
              <CallLink />
            </li>
            <li>
              <MailLink />
            </li>
            <li>{t("shell:support.phoneHours")}</li>
            <li>{t("shell:support.chatHours")}</li>
            <li>{t("shell:support.emailHours")}</li>
          </ul>
        </div>
        <ThemeSelect />
      </div>
      <p className="site-footer-end">
        {t("shell:footer.rights", { year: "2026" })}
        {(["terms", "privacy"] as const).map((name) => (
          <a key={name} href={address(policies[name].path)}>
            {t(`shell:policies.${name}`)}
          </a>
        ))}
        <CookieChoices />
      </p>
    </footer>
  );
}
