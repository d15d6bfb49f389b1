/** The password of the account: changed, or set for the first time. */
import { useState } from "react";
import type { User } from "#contract/me.ts";
import { OwnPasswordForm } from "#web/features/accounts/passwords/own-password-form.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { toast } from "#web/ui/toast.ts";

type PasswordCardProps = { user: User; onChanged: () => unknown };

export function PasswordCard({ user, onChanged }: PasswordCardProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const kind = user.hasPassword ? "change" : "set";
  const done = () => {
    setOpen(false);
    toast({ title: t("accounts:toasts.resetDone.title"), text: t("accounts:care.password.done"), variant: "success" });
    onChanged();
  };
  return (
    <Card as="section" aria-labelledby="password-title" className="grid gap-3">
      <h2 id="password-title" className="text-lg font-bold">
        {t("accounts:fields.password")}
      </h2>
      <p>{t(`accounts:care.password.${kind}Body`)}</p>
      {open ? (
        <>
          <OwnPasswordForm hasPassword={user.hasPassword} onDone={done} />
          <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(false)}>
            {t("shell:actions.cancel")}
          </Button>
        </>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t(`accounts:care.password.${kind}`)}
        </Button>
      )}
    </Card>
  );
}
