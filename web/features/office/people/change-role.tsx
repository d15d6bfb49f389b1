/** Changes an office account's role (R6.2): explains the permissions, that its sessions end, and who is notified. */
import { UserCog } from "lucide-react";
import { useState } from "react";
import { type AccountSeen, changeRoleEndpoint } from "#contract/office/accounts.ts";
import { isOffice, type OfficeRole, officeRoles } from "#contract/roles.ts";
import type { CallError } from "#web/api/client.ts";
import { useCan } from "#web/api/use-can.ts";
import { refusalText, useAct } from "#web/features/office/acts/use-act.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { toast } from "#web/ui/toast.ts";

/** For an office account and an admin who may appoint; else nothing. */
export function ChangeRole({ person }: { person: AccountSeen }) {
  const { t } = useLanguage();
  const may = useCan();
  const [asks, setAsks] = useState(false);
  const { role } = person;
  if (!isOffice(role) || !may("accounts.appoint")) return null;
  return (
    <>
      <Button variant="secondary" icon={<UserCog aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t("office:people.changeRole")}
      </Button>
      <RoleDialog key={role} person={person} role={role} open={asks} onClose={() => setAsks(false)} />
    </>
  );
}

type RoleDialogProps = { person: AccountSeen; role: OfficeRole; open: boolean; onClose: () => void };

function RoleDialog({ person, role, open, onClose }: RoleDialogProps) {
  const { language, t } = useLanguage();
  const { lookAgain } = useAct();
  const form = useForm<{ role: OfficeRole }>({ role });
  const name = `\u2068${person.name}\u2069`;

  function explain(error: CallError) {
    if (error.code === "validation") return;
    toast({ title: t("office:acts.failed"), text: refusalText(t, language, error), variant: "destructive" });
  }

  const submit = () =>
    void form.send({
      endpoint: changeRoleEndpoint,
      input: { params: { id: person.id }, body: form.values },
      done: (answer) => {
        const title = t("office:people.roleChangedNow", { name, role: t(`accounts:role.${answer.role}`) });
        toast({ title, variant: "success" });
        lookAgain();
        onClose();
      },
      failed: explain,
    });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("office:people.changeRoleTitle", { name })}
      confirm={{ busy: form.busy, onClick: submit, children: t("office:people.changeRole") }}
    >
      <form className="grid gap-3 min-w-0" {...form.props(submit)}>
        <p>{t("office:people.changeRoleBody")}</p>
        <RadioGroup
          legend={t("office:people.newRole")}
          name="role"
          value={form.values.role}
          choices={officeRoles.map((value) => ({
            value,
            label: (
              <>
                <strong>{t(`accounts:role.${value}`)}</strong>{" "}
                <span className="text-slate">{t(`office:people.mayDo.${value}`)}</span>
              </>
            ),
          }))}
          onValue={(value) => form.change("role", officeRoles.find((one) => one === value) ?? role)}
        />
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      </form>
    </ConfirmDialog>
  );
}
