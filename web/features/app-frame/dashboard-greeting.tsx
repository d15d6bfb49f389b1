/** The head of a dashboard: the person by name, and how far their account has come. */
import { Pencil } from "lucide-react";
import type { User } from "#contract/me.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { MilestoneWalk } from "#web/ui/milestone.tsx";

export function DashboardGreeting({ user }: { user: User }) {
  return (
    <div className="greeting">
      <Avatar name={user.name} />
      <h1 className="sign">
        <Sentence text="app:greeting" parts={{ name: <bdi>{user.name}</bdi> }} />
      </h1>
    </div>
  );
}

type ProfileCallProps = { user: User; title: string; body: string };

/** What is still to do before the account is of full use (R4.2); gone once it is done. */
export function ProfileCall({ user, title, body }: ProfileCallProps) {
  const { t } = useLanguage();
  const steps = [
    { id: "account", label: t("app:steps.account"), done: true },
    { id: "email", label: t("app:steps.email"), done: user.verified },
    { id: "phone", label: t("app:steps.phone"), done: user.hasPhone },
  ];
  if (steps.every((step) => step.done)) return null;
  return (
    <Card as="section" aria-labelledby="profile-call" className="profile-call">
      <h2 id="profile-call" className="text-lg font-bold">
        {title}
      </h2>
      <p>{body}</p>
      <MilestoneWalk label={t("app:steps.label")} doneLabel={t("app:steps.done")} steps={steps} />
      <ButtonLink to={`/${user.role}-profile-edit`} icon={<Pencil aria-hidden="true" />}>
        {t("app:completeProfile")}
      </ButtonLink>
    </Card>
  );
}
