/** The frame of every app: head, navigation, network, toasts. What belongs to the whole site comes in from the screen. */
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { brand } from "#content/brand.ts";
import { localKeys } from "#contract/limits.ts";
import type { Role } from "#contract/vocabulary.ts";
import { meQuery } from "#web/api/me-query.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { readToken, readUser } from "#web/memory/session.ts";
import { waitingToast } from "#web/memory/waiting-toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { toast } from "#web/ui/toast.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { AppNavigation } from "./app-navigation.tsx";
import { logOut } from "./log-out.ts";
import { OfflineNotice } from "./offline-notice.tsx";

/** Leaves the app when the session ended elsewhere: logged out in another tab, or a page that Back took out of the browser's memory. */
function useSessionWatch(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const look = () => {
      if (readToken() === null) location.replace("/");
    };
    const lookAtStorage = ({ key, newValue }: StorageEvent) => {
      if (key === null) look();
      if (key !== localKeys.token) return;
      // Another account took the place of this one: the guard decides anew.
      if (newValue === null) look();
      else location.reload();
    };
    addEventListener("storage", lookAtStorage);
    addEventListener("pageshow", look);
    return () => {
      removeEventListener("storage", lookAtStorage);
      removeEventListener("pageshow", look);
    };
  }, [signedIn]);
}

/** On a change of screen the reader starts at its top, and a screen reader with it. */
function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (target !== null) return;
    scrollTo(0, 0);
    document.getElementById("page")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

function LogOutButton() {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void logOut(t);
  };
  return (
    <Button
      variant="quiet"
      className="app-log-out"
      icon={<LogOut className="turns" aria-hidden="true" />}
      busy={busy}
      onClick={leave}
    >
      <span>{t("app:logout")}</span>
    </Button>
  );
}

type AppFrameProps = {
  above: ReactNode;
  languages: ReactNode;
  /** Of a signed-in person. */
  bell: (role: Role) => ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

export function AppFrame({ above, languages, bell, foot, children }: AppFrameProps) {
  const { language, t } = useLanguage();
  // The guard asks; the frame only looks at its answer, or at what the browser remembers while there is none.
  const asked = useQuery({ ...meQuery, enabled: false }).data;
  const person = asked ?? readUser();
  useSessionWatch(person !== null);
  usePageChange();

  // Before the effects of the screen inside, whose own toasts come after it.
  useLayoutEffect(() => {
    const waiting = waitingToast.take();
    if (waiting !== null) toast(waiting);
  }, []);

  return (
    <div className="app">
      {above}
      <header className="app-header">
        <a className="skip-link" href="#page">
          {t("shell:header.skip")}
        </a>
        <Logo name={brand.name[language]} />
        {languages}
        {person && bell(person.role)}
        {person && <LogOutButton />}
      </header>
      <OfflineNotice />
      <div className="app-body">
        {person && <AppNavigation role={person.role} />}
        <main id="page" tabIndex={-1} className="app-page">
          {children}
        </main>
      </div>
      <footer className="app-foot">{foot}</footer>
      <Toaster
        label={t("shell:toasts.label")}
        liveLabel={t("shell:toasts.label")}
        closeLabel={t("shell:actions.close")}
        linkAs={Link}
      />
    </div>
  );
}
