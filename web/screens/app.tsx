/** What all apps stand in: the words, the query client, the frame, the splash before the guard has looked. */
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { queryClient } from "#web/api/query-client.ts";
import { AppFrame } from "#web/features/app-frame/app-frame.tsx";
import { AppTrouble } from "#web/features/app-frame/app-trouble.tsx";
import { loadAppText } from "#web/features/app-frame/load-app-text.ts";
import { useThemeChoice } from "#web/features/app-frame/use-theme-choice.ts";
import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { DemoLine } from "#web/features/shell/document-frame.tsx";
import { LanguageSwitcher } from "#web/features/shell/language-switcher.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { Splash } from "#web/features/shell/splash.tsx";
import { ThemeSelect } from "#web/features/shell/theme-select.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { Route } from "./+types/app";

export async function clientLoader() {
  await loadAppText();
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead title={t("shell:splash")} noindex />
      <Splash />
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  useThemeChoice();
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame
        above={<DemoLine />}
        languages={<LanguageSwitcher />}
        bell={(role) => role !== "admin" && <NotificationBell role={role} />}
        foot={<ThemeSelect />}
      >
        {children}
      </AppFrame>
    </QueryClientProvider>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage();
  return (
    <Frame>
      <PageHead title={t("shell:error.title")} noindex />
      <AppTrouble error={error} />
    </Frame>
  );
}
