/** The cards of every dashboard that lead to the account itself. */
import { type LucideIcon, MonitorSmartphone, UserRound } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card, CardLink } from "#web/ui/card.tsx";

function DoorCard({ icon: Icon, to, title, body }: { icon: LucideIcon; to: string; title: string; body: string }) {
  return (
    <Card pressable className="door-card">
      <Icon aria-hidden="true" />
      <div>
        <h2 className="font-bold">
          <CardLink to={to}>{title}</CardLink>
        </h2>
        <p className="text-slate">{body}</p>
      </div>
    </Card>
  );
}

export function AccountDoors() {
  const { t } = useLanguage();
  return (
    <>
      <DoorCard
        icon={UserRound}
        to="/account-status"
        title={t("app:accountDoors.status")}
        body={t("app:accountDoors.statusBody")}
      />
      <DoorCard
        icon={MonitorSmartphone}
        to="/account-status#sessions"
        title={t("app:accountDoors.sessions")}
        body={t("app:accountDoors.sessionsBody")}
      />
    </>
  );
}
