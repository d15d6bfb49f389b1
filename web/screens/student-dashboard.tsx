/** The student's own page after signing in: a greeting, the search, and what is left to do. */
import { Search } from "lucide-react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { Subject } from "#contract/vocabulary.ts";
import { AccountDoors } from "#web/features/app-frame/account-doors.tsx";
import { askGuardAgain } from "#web/features/app-frame/ask-guard-again.ts";
import { DashboardGreeting, ProfileCall } from "#web/features/app-frame/dashboard-greeting.tsx";
import { greetFirstVisit } from "#web/features/app-frame/greet-first-visit.ts";
import { guardRole } from "#web/features/app-frame/guard-role.ts";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { subjectName } from "#web/i18n/subject-name.ts";
import type { PageHandle } from "#web/page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import type { Route } from "./+types/student-dashboard";
import { FindTeachersTab } from "./find-teachers.tsx";

export const handle: PageHandle = { kind: "app" };

const popular: readonly Subject[] = ["mathematics", "science", "physics", "english", "accountancy", "computer_science"];

export async function clientLoader() {
  return { user: await guardRole("student") };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = askGuardAgain;

const find = "/student-dashboard?tab=find";

function FindTeachers() {
  const { t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="find" className="find-teachers">
      <h2 id="find" className="text-lg font-bold">
        {t("accounts:dashboard.student.findTeachers")}
      </h2>
      <p>{t("accounts:dashboard.student.findBody")}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t("accounts:dashboard.student.popular")}>
        {popular.map((subject) => (
          <li key={subject}>
            <ChipLink to={`${find}&subjects=${subject}`}>{subjectName(t, subject)}</ChipLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={find} icon={<Search aria-hidden="true" />}>
        {t("shell:header.findTeachers")}
      </ButtonLink>
    </Card>
  );
}

export default function StudentDashboard({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  useEffect(() => greetFirstVisit(t), [t]);
  if (params.get("tab") === "find") return <FindTeachersTab />;
  return (
    <>
      <PageHead title={t("accounts:dashboard.student.title")} noindex />
      <DashboardGreeting user={user} />
      <div className="dashboard">
        <FindTeachers />
        <ProfileCall
          user={user}
          title={t("accounts:dashboard.student.profileTitle")}
          body={t("accounts:dashboard.student.profileBody")}
        />
        <AccountDoors />
      </div>
    </>
  );
}
