/** The apps without a network: said in a line, presses held, gone by itself when the network is back. */
import { WifiOff } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { useOnline } from "#web/ui/use-online.ts";
import type { Here } from "./places.ts";

export function OfflineNotice() {
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
        <p className="app-offline">
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
 * Without a network, a link to a screen that was not open yet would reload the page, and the browser would show its own
 * failure in place of the frame. Such a press is held, and followed when the network is back.
 */
export function useAwaitedPage() {
  const here = useLocation();
  const navigate = useNavigate();
  const online = useOnline();
  const [awaited, setAwaited] = useState<Here>();
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
    // What the script of every page acts on, and jumps inside this page, need no network.
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
