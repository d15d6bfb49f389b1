/** What the office stands in: the frame of the apps with the places of admins; its own door for who is signed out, and the second factor where it is missing. */
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "#web/api/query-client.ts";
import { ConfirmOwner } from "#web/features/account-care/confirm-owner.tsx";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { AppFrame } from "#web/features/app-frame/app-frame.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { factorQuery } from "./factor-query.ts";
import { OfficeDoor } from "./office-door.tsx";
import { officeWays } from "./office-ways.ts";
import { PeopleSearch } from "./people/people-search.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";

type OfficeFrameProps = { above: ReactNode; languages: ReactNode; children: ReactNode };

export function OfficeFrame({ above, languages, children }: OfficeFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame
        above={above}
        languages={languages}
        ways={officeWays}
        tools={<PeopleSearch className="people-search-head" />}
        news={() => null}
      >
        {children}
      </AppFrame>
      <ConfirmOwner />
    </QueryClientProvider>
  );
}

/** In production an admin without a second factor may only set it up (R11.4). */
export function OfficeRoom({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { t } = useLanguage();
  const { data: factor, refetch } = useQuery({ ...factorQuery, enabled: false });
  if (!signedIn) return <OfficeDoor />;
  if (!factor?.required || factor.confirmedAt !== null) return children;
  return (
    <AuthPage title={t("office:factor.title")} intro={t("office:factor.required")}>
      <PageHead title={t("office:factor.title")} noindex />
      <SetUpFactor hasOne={false} onDone={() => void refetch()} />
    </AuthPage>
  );
}
