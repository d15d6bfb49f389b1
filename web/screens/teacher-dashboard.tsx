/** The teacher's own page after signing in: a greeting, what is left to do, and the search as families see it. */
import { Search } from "lucide-react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { AccountDoors } from "#web/features/app-frame/account-doors.tsx";
import { askGuardAgain } from "#web/features/app-frame/ask-guard-again.ts";
import { DashboardGreeting, ProfileCall } from "#web/features/app-frame/dashboard-greeting.tsx";
import { greetFirstVisit } from "#web/features/app-frame/greet-first-visit.ts";
import { guardRole } from "#web/features/app-frame/guard-role.ts";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import type { PageHandle } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/teacher-dashboard";
import { FindStudentsTab } from "./find-students.tsx";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  return { user: await guardRole("teacher") };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = askGuardAgain;

export default function TeacherDashboard({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const address = useAddress();
  const [params] = useSearchParams();
  useEffect(() => greetFirstVisit(t), [t]);
  if (params.get("tab") === "find") return <FindStudentsTab />;
  return (
    <>
      <PageHead title={t("accounts:dashboard.teacher.title")} noindex />
      <DashboardGreeting user={user} />
      <div className="dashboard">
        <ProfileCall
          user={user}
          title={t("accounts:dashboard.teacher.profileTitle")}
          body={t("accounts:dashboard.teacher.profileBody")}
        />
        <Card as="section" aria-labelledby="search" className="find-teachers">
          <h2 id="search" className="text-lg font-bold">
            {t("accounts:dashboard.teacher.searchTitle")}
          </h2>
          <p>{t("accounts:dashboard.teacher.searchBody")}</p>
          <ButtonLink
            to={address("/home-tuition")}
            variant="secondary"
            icon={<Search aria-hidden="true" />}
            reloadDocument
          >
            {t("accounts:dashboard.teacher.searchLink")}
          </ButtonLink>
        </Card>
        <AccountDoors />
      </div>
    </>
  );
}
