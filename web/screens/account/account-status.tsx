/** The account page (R2.8): status, sessions, data; and reactivation for those who left. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download, LogOut } from "lucide-react";
import { useEffect, useState } from "react";
import { exportDataEndpoint } from "#contract/accounts.ts";
import { logoutEndpoint, type User } from "#contract/me.ts";
import { isMember } from "#contract/roles.ts";
import type { Translate } from "#text/keys.ts";
import { call } from "#web/api/client.ts";
import { meQuery } from "#web/api/me-query.ts";
import { queryClient } from "#web/api/query-client.ts";
import { AccountStatusCard } from "#web/features/account-settings/account-status-card.tsx";
import { EmailCard } from "#web/features/account-settings/email-card.tsx";
import { PhoneCard } from "#web/features/account-settings/phone-card.tsx";
import { SessionList } from "#web/features/account-settings/session-list.tsx";
import { Agreement } from "#web/features/accounts/agreement.tsx";
import { readLink } from "#web/features/accounts/codes/mailed-link.ts";
import { ComeBackForm } from "#web/features/accounts/come-back-form.tsx";
import { OwnPasswordForm } from "#web/features/accounts/passwords/own-password-form.tsx";
import { findPerson } from "#web/features/app-shell/guard-permission.ts";
import { openDocument } from "#web/features/app-shell/leave-app.ts";
import { CookieChoices } from "#web/features/site-layout/cookie-choices.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { ThemeSelect } from "#web/features/site-layout/theme-select.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import type { PageHandle } from "#web/page.ts";
import { refusedAddressee } from "#web/storage/addressee.ts";
import { changeTheme } from "#web/storage/change-theme.ts";
import { forgetSession } from "#web/storage/forget-session.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import { afterFirstView } from "#web/ui/after-first-view.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import type { Route } from "./+types/account-status";

export const handle: PageHandle = { kind: "app" };

const SignInHistory = lazyPart(async () => {
  await afterFirstView();
  const { SignInHistory } = await import("#web/features/account-settings/sign-in-history.tsx");
  return { default: SignInHistory };
});

const BlockedPeople = lazyPart(async () => {
  await afterFirstView();
  const [blocked] = await Promise.all([import("#web/features/safety/blocked-people.tsx"), loadPageText(["safety"])]);
  return blocked;
});

/** Longest wait for the server on log out; milliseconds. */
const patience = 4000;

/** Ends the session here and on the server, and goes to `/` (section 4). Without a network it still ends here. */
async function logOut(t: Translate): Promise<never> {
  // Whatever the server answers, the keys are deleted.
  await call(logoutEndpoint, {}, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  await forgetSession();
  queryClient.clear();
  waitingToast.write({
    title: t("app:toasts.loggedOut.title"),
    text: t("app:toasts.loggedOut.body"),
    variant: "success",
  });
  return openDocument("/");
}

/** Settings of this device and session: theme, analytics consent, and log out (section 4). */
function AppSettings() {
  const { t } = useLanguage();
  const [leaves, setLeaves] = useState(false);

  // The select may render before or after `theme-select.ts`, which loads when idle, looks for it.
  useEffect(() => {
    for (const select of document.querySelectorAll<HTMLSelectElement>("[data-themes]"))
      select.value = document.documentElement.dataset.theme ?? "";
  }, []);

  const leave = () => {
    setLeaves(true);
    void logOut(t);
  };
  return (
    <Card as="section" aria-labelledby="settings" className="grid gap-4 justify-items-start">
      <h2 id="settings" className="text-lg font-bold">
        {t("app:settings")}
      </h2>
      <ThemeSelect onChange={({ target }) => changeTheme(target.value)} />
      <CookieChoices className="link" />
      <Button variant="secondary" icon={<LogOut className="turns" aria-hidden="true" />} busy={leaves} onClick={leave}>
        {t("app:logout")}
      </Button>
    </Card>
  );
}

/** The secret of `#link=`, once: it is removed from the address. */
function takeLink(): string | null {
  const link = readLink(location.hash);
  if (link !== null) history.replaceState(history.state, "", location.pathname);
  return link;
}

export async function clientLoader() {
  const link = takeLink();
  const [user] = await Promise.all([link === null ? findPerson() : null, loadPageText(["accounts"])]);
  return { link, leaver: refusedAddressee.read(), user };
}
clientLoader.hydrate = true as const;

/** Deactivated on this page: reported on the next. */
function goHome(message: string): void {
  waitingToast.write({ title: message });
  void openDocument("/");
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
        <Card as="section" aria-labelledby="come-back" className="grid gap-4 w-full max-w-md">
          <h2 id="come-back" className="text-lg font-bold">
            {t("accounts:status.comeBack.title")}
          </h2>
          <p>{t("accounts:status.comeBack.body")}</p>
          <Agreement to="comeBack" />
          <ComeBackForm leaver={leaver} link={link} />
        </Card>
      ) : (
        <div className="grid gap-4 max-w-lg">
          <AppSettings />
          <EmailCard user={user} onChanged={findPerson} />
          {isMember(user.role) && <PhoneCard />}
          <PasswordCard user={user} onChanged={findPerson} />
          <SessionList />
          <PartBoundary>
            <SignInHistory />
          </PartBoundary>
          {isMember(user.role) && (
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

/** The call needs the token, so the file is created here rather than linked. */
const fileOf = (content: unknown) => new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });

/** The person's data export as one JSON file (R7.6, R10.3). */
function DataExport() {
  const { t } = useLanguage();
  const collect = useMutation({
    mutationFn: () => call(exportDataEndpoint, {}),
    onSuccess: (data) => saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, fileOf(data)),
  });
  return (
    <Card as="section" aria-labelledby="export-title" className="grid gap-3 justify-items-start">
      <h2 id="export-title" className="text-lg font-bold">
        {t("accounts:export.title")}
      </h2>
      <p>{t("accounts:export.body")}</p>
      {collect.error && (
        <Notice tone="brick" title={t("accounts:export.failed")} urgent>
          {callFailureText(t, collect.error)}
        </Notice>
      )}
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        busy={collect.isPending}
        onClick={() => collect.mutate()}
      >
        {collect.isPending ? t("accounts:export.busy") : t("accounts:export.submit")}
      </Button>
    </Card>
  );
}

type PasswordCardProps = { user: User; onChanged: () => unknown };

/** The password of the account: changed, or set for the first time. */
function PasswordCard({ user, onChanged }: PasswordCardProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const kind = user.hasPassword ? "change" : "set";
  const done = () => {
    setOpen(false);
    toast({ title: t("accounts:toasts.resetDone.title"), text: t("accounts:care.password.done"), variant: "success" });
    onChanged();
  };
  return (
    <Card as="section" aria-labelledby="password-title" className="grid gap-3">
      <h2 id="password-title" className="text-lg font-bold">
        {t("accounts:fields.password")}
      </h2>
      <p>{t(`accounts:care.password.${kind}Body`)}</p>
      {open ? (
        <>
          <OwnPasswordForm hasPassword={user.hasPassword} onDone={done} />
          <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(false)}>
            {t("shell:actions.cancel")}
          </Button>
        </>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t(`accounts:care.password.${kind}`)}
        </Button>
      )}
    </Card>
  );
}
