/** The shell of every app: header, navigation, network state, toasts. The screen passes in what belongs to the whole site. */
import { useQuery } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { brand } from "#content/brand.ts";
import { localKeys } from "#contract/limits.ts";
import type { Role } from "#contract/vocabulary.ts";
import { meQuery } from "#web/api/me-query.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { OfflinePart } from "#web/i18n/part-boundary.tsx";
import { signedOutPath } from "#web/storage/forget-session.ts";
import { dropPersonalOfTab } from "#web/storage/personal.ts";
import { readStoredUser, readToken } from "#web/storage/session.ts";
import { waitingToast } from "#web/storage/waiting-toast.ts";
import { whenIdle } from "#web/ui/after-first-view.ts";
import { fetchPartsAhead } from "#web/ui/lazy-part.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { toast, toastLinks } from "#web/ui/toast.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useOnline } from "#web/ui/use-online.ts";
import { AppNavigation, PlaceStrip } from "./app-navigation.tsx";
import { type CurrentAddress, listNavPaths } from "./navigation.ts";
import { memberNav, type NavConfig } from "./navigation-counts.ts";

/** Offline state of the apps: a line says so, presses are blocked, and it ends when the network is back. */
function OfflineNotice() {
  const { t } = useLanguage();
  const online = useOnline();

  useEffect(() => {
    const welcome = () => toast({ title: t("shell:offline.back"), variant: "success" });
    addEventListener("online", welcome);
    return () => removeEventListener("online", welcome);
  }, [t]);

  return (
    <div role="status">
      {!online && (
        <p className="app-offline flex gap-2.5 items-center py-2 px-4 bg-ink text-on-ink svgs:w-5">
          <WifiOff aria-hidden="true" />
          <span>
            <strong>{t("shell:offline.title")}.</strong> {t("shell:offline.body")}
          </span>
        </p>
      )}
    </div>
  );
}

/**
 * Without a network, a link to an unloaded screen would reload the page, and the browser would show its own
 * error page. Such a press is queued, and followed when the network is back.
 */
function useAwaitedPage() {
  const here = useLocation();
  const navigate = useNavigate();
  const online = useOnline();
  const [awaited, setAwaited] = useState<CurrentAddress>();
  const visited = useRef(new Set<string>());

  useEffect(() => {
    visited.current.add(here.pathname);
    setAwaited(undefined);
  }, [here]);

  useEffect(() => {
    if (online && awaited !== undefined) void navigate(awaited);
  }, [online, awaited, navigate]);

  function holdLinks(event: MouseEvent) {
    if (navigator.onLine || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== location.origin || link.target === "_blank") return;
    // Actions of the script of every page, and jumps inside this page, need no network.
    if (link.dataset.language !== undefined || link.getAttribute("href")?.startsWith("#")) return;
    if (visited.current.has(link.pathname)) {
      setAwaited(undefined);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    setAwaited({ pathname: link.pathname, search: link.search });
  }

  return { awaited, holdLinks };
}

/** Leaves the app when the session ended elsewhere: logged out in another tab, or a page restored from the back/forward cache. */
function useSessionWatch(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const check = () => {
      if (readToken() !== null) return;
      dropPersonalOfTab();
      location.replace(signedOutPath());
    };
    const own = readStoredUser()?.id;
    const checkStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== localKeys.token && key !== localKeys.user) return;
      if (readToken() === null) return check();
      const id = readStoredUser()?.id;
      // The same person has a new token (R7.14); after log out the token is gone in a moment.
      if (id === undefined ? key === localKeys.user : id === own) return;
      // Another account replaced this one: the guard runs again.
      dropPersonalOfTab();
      location.reload();
    };
    addEventListener("storage", checkStorage);
    addEventListener("pageshow", check);
    return () => {
      removeEventListener("storage", checkStorage);
      removeEventListener("pageshow", check);
    };
  }, [signedIn]);
}

/** On a change of screen, scrolls to its top and moves the focus there. */
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

type RouteFiles = { path?: string; module: string; clientLoaderModule?: string };

/**
 * Prefetches the files of screens. Not by the router's prefetch, which reloads the page on failure: without a network
 * that would replace the page by the browser's error.
 */
async function fetchScreens(paths: readonly string[]): Promise<void> {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  };
  for (const { path, module, clientLoaderModule } of Object.values(manifest?.routes ?? {})) {
    if (path === undefined || !paths.includes(`/${path.replace(/^\//, "")}`)) continue;
    // A failure is reported when the screen is opened.
    for (const file of [module, clientLoaderModule])
      if (file !== undefined) await import(/* @vite-ignore */ file).catch(() => undefined);
  }
}

/** Tabs and other screens load with their parts when idle, so that they open at once. */
function useFetchAhead(nav: NavConfig, role: Role | undefined): void {
  useEffect(() => {
    if (role === undefined) return;
    let gone = false;
    void whenIdle().then(async () => {
      const steps = [fetchPartsAhead, () => fetchScreens(listNavPaths(nav.placesOf(role))), fetchPartsAhead];
      for (const step of steps) if (!gone) await step();
    });
    return () => {
      gone = true;
    };
  }, [nav, role]);
}

type AppFrameProps = {
  above: ReactNode;
  languages: ReactNode;
  nav?: NavConfig;
  /** Beside the site's name. */
  tools?: ReactNode;
  /** For a signed-in person: the component that follows notifications. */
  news: (role: Role) => ReactNode;
  children: ReactNode;
};

export function AppLayout({ above, languages, nav = memberNav, tools, news, children }: AppFrameProps) {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  // The guard or the server fetches; the shell only reads the answer, or what the browser stored while there is none.
  const user = useQuery({ ...meQuery, enabled: false }).data;
  const hydrated = useHydrated();
  const person = user ?? (hydrated ? readStoredUser() : null);
  const { awaited, holdLinks } = useAwaitedPage();
  useSessionWatch(person !== null);
  usePageChange();
  useFetchAhead(nav, person?.role);

  // Before the effects of the screen inside, whose own toasts come after it.
  useLayoutEffect(() => {
    const waiting = waitingToast.take();
    if (waiting !== null) toast(waiting);
  }, []);

  useEffect(() => {
    toastLinks.follow = (to) => void navigate(to);
    return () => {
      toastLinks.follow = undefined;
    };
  }, [navigate]);

  return (
    <div className="app" onClickCapture={holdLinks}>
      {above}
      <header className="app-header">
        <a className="skip-link" href="#page">
          {t("shell:header.skip")}
        </a>
        <Logo name={brand.name[language]} />
        {person && tools}
        {languages}
      </header>
      {person && news(person.role)}
      <OfflineNotice />
      <div className="app-body">
        {person && <AppNavigation nav={nav} role={person.role} awaited={awaited} />}
        <div className="app-column min-w-0">
          {person && <PlaceStrip nav={nav} role={person.role} awaited={awaited} />}
          <main
            id="page"
            tabIndex={-1}
            className="app-page grid gap-3 content-start min-w-0 pt-3 px-4 pb-8 lg:gap-5 lg:pt-8"
          >
            {awaited === undefined ? children : <OfflinePart heading="h1" />}
          </main>
        </div>
      </div>
    </div>
  );
}
