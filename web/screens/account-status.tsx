/** The account itself (R2.8): its status, where it is signed in, its data; and for those who left, the way back. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { meQuery } from "#web/api/me-query.ts";
import { AccountStatusCard } from "#web/features/account-care/account-status-card.tsx";
import { DataExport } from "#web/features/account-care/data-export.tsx";
import { EmailCard } from "#web/features/account-care/email-card.tsx";
import { PasswordCard } from "#web/features/account-care/password-card.tsx";
import { PhoneCard } from "#web/features/account-care/phone-card.tsx";
import { SessionList } from "#web/features/account-care/session-list.tsx";
import { Agreement } from "#web/features/accounts/agreement.tsx";
import { readLink } from "#web/features/accounts/codes/mailed-link.ts";
import { ComeBackForm } from "#web/features/accounts/come-back-form.tsx";
import { AppSettings } from "#web/features/app-frame/app-settings.tsx";
import { findPerson } from "#web/features/app-frame/guard-role.ts";
import { leaveApp } from "#web/features/app-frame/leave-app.ts";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { refusedLeaver } from "#web/memory/addressee.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import type { PageHandle } from "#web/page.ts";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Card } from "#web/ui/card.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import type { Route } from "./+types/account-status";

export const handle: PageHandle = { kind: "app" };

const SignInHistory = lazyPart(async () => {
  await afterFirstView();
  const { SignInHistory } = await import("#web/features/account-care/sign-in-history.tsx");
  return { default: SignInHistory };
});

const BlockedPeople = lazyPart(async () => {
  await afterFirstView();
  const [blocked] = await Promise.all([import("#web/features/safety/blocked-people.tsx"), loadPageText(["safety"])]);
  return blocked;
});

/** The secret behind `#link=`, once: it does not stay in the address. */
function takeLink(): string | null {
  const link = readLink(location.hash);
  if (link !== null) history.replaceState(history.state, "", location.pathname);
  return link;
}

export async function clientLoader() {
  const link = takeLink();
  const [user] = await Promise.all([link === null ? findPerson() : null, loadPageText(["accounts"])]);
  return { link, leaver: refusedLeaver.read(), user };
}
clientLoader.hydrate = true as const;

/** Left on this page: told on the next. */
function goHome(told: string): void {
  waitingToast.write({ title: told });
  void leaveApp("/");
}

export default function AccountStatus({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [{ user: entered, leaver, link }] = useState(loaderData);
  const { data: user = entered } = useQuery({ ...meQuery, enabled: false });
  return (
    <>
      <PageHead title={t("app:accountLinks.status")} noindex />
      <h1 className="sign">{t("app:accountLinks.status")}</h1>
      {user === null ? (
        <Card as="section" aria-labelledby="come-back" className="account-return">
          <h2 id="come-back" className="text-lg font-bold">
            {t("accounts:status.comeBack.title")}
          </h2>
          <p>{t("accounts:status.comeBack.body")}</p>
          <Agreement to="comeBack" />
          <ComeBackForm leaver={leaver} link={link} />
        </Card>
      ) : (
        <div className="account-cards">
          <AppSettings />
          <EmailCard user={user} onChanged={findPerson} />
          {user.role !== "admin" && <PhoneCard />}
          <PasswordCard user={user} onChanged={findPerson} />
          <SessionList />
          <PartBoundary>
            <SignInHistory />
          </PartBoundary>
          {user.role !== "admin" && (
            <PartBoundary>
              <BlockedPeople />
            </PartBoundary>
          )}
          <DataExport />
          <AccountStatusCard user={user} onLeft={goHome} />
        </div>
      )}
    </>
  );
}
