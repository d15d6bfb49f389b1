/**
 * The way in, or the way to one's own page: in the row of the header what fits, in its menu all. Both stand in every page,
 * as documents are the same for everyone; `boot.ts` marks the signed-in before the first paint and the sheet shows what applies.
 */
import { Bell, UserRound } from "lucide-react";
import { memberRoles, roles } from "#contract/vocabulary.ts";
import { dashboardOf } from "#web/dashboard-of.ts";
import { useLanguage } from "#web/i18n/language.tsx";

export function AccountEntry() {
  const { t } = useLanguage();
  const failed = t("shell:offline.title");
  return (
    <div className="account-entry">
      <a className="button button-quiet account-out account-wide" href="#sign-in" data-auth-dialog={failed}>
        {t("shell:header.signIn")}
      </a>
      <a className="button button-primary account-out account-join" href="#sign-up" data-auth-dialog={failed}>
        {t("shell:header.signUp")}
      </a>
      {memberRoles.map((role) => (
        <a
          key={role}
          className="button button-quiet button-icon account-in bell"
          href={`${dashboardOf(role)}?tab=notifications`}
          data-role={role}
          data-bell={t("shell:header.unread", { number: "#" })}
          data-show={t("shell:actions.show")}
          aria-label={t("shell:header.notifications")}
        >
          <Bell aria-hidden="true" />
        </a>
      ))}
      {roles.map((role) => (
        <a
          key={role}
          className="button button-secondary account-in account-wide"
          href={dashboardOf(role)}
          data-role={role}
        >
          <UserRound aria-hidden="true" />
          <span>{t("shell:header.dashboard")}</span>
          <bdi className="account-name" />
        </a>
      ))}
    </div>
  );
}

export function AccountWays() {
  const { t } = useLanguage();
  const failed = t("shell:offline.title");
  return (
    <>
      <noscript>
        <p className="account-no-script">{t("shell:noScript")}</p>
      </noscript>
      <a className="account-out" href="#sign-in" data-auth-dialog={failed}>
        {t("shell:header.signIn")}
      </a>
      <a className="account-out" href="#sign-up" data-auth-dialog={failed}>
        {t("shell:header.signUp")}
      </a>
      {roles.map((role) => (
        <a key={role} className="account-in" href={dashboardOf(role)} data-role={role}>
          {t("shell:header.dashboard")}
        </a>
      ))}
      <a className="account-in" href="/account-status">
        {t("shell:header.account")}
      </a>
    </>
  );
}
