/** The cards of every dashboard that lead to the account itself. */
import { type LucideIcon, MonitorSmartphone, UserRound } from "lucide-react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card, CardLink } from "#web/ui/card.tsx";

function AccountLink({ icon: Icon, to, title, body }: { icon: LucideIcon; to: string; title: string; body: string }) {
  return (
    <Card pressable className="account-link">
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

export function AccountLinks() {
  const { t } = useLanguage();
  return (
    <>
      <AccountLink
        icon={UserRound}
        to="/account-status"
        title={t("app:accountLinks.status")}
        body={t("app:accountLinks.statusBody")}
      />
      <AccountLink
        icon={MonitorSmartphone}
        to="/account-status#sessions"
        title={t("app:accountLinks.sessions")}
        body={t("app:accountLinks.sessionsBody")}
      />
    </>
  );
}
