/** Changes a setting (R11.4): its value as typed, the reason, and the effect. */

import type { SentInput } from "#contract/endpoint.ts";
import { office, person } from "#contract/limits.ts";
import { changeSettingEndpoint, type Setting, type SettingChange } from "#contract/office/settings.ts";
import type { SettingKey } from "#contract/schemas/office/settings.ts";
import { formatHour } from "#text/format-hour.ts";
import { refusalText, useAct } from "#web/features/office/acts/use-act.ts";
import { useForm } from "#web/forms/use-form.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

type Typed = { value: string; from: string; to: string; reason: string };

const hoursOfDay = Array.from({ length: 25 }, (_, hour) => hour);

const isHours = (key: SettingKey) => key === "phone_hours" || key === "chat_hours";
const isNumber = (key: SettingKey) => key === "service_fee" || key === "email_within";
const mayBeNone = (key: SettingKey) => key === "service_fee" || key === "upi_address";

const inputModes: Partial<Record<SettingKey, "numeric" | "tel" | "email">> = {
  service_fee: "numeric",
  email_within: "numeric",
  support_phone: "tel",
  messaging_phone: "tel",
  support_email: "email",
  upi_address: "email",
};

/** The value to send; the contract reports an invalid number. */
function wireValue(key: SettingKey, { value, from, to }: Typed): unknown {
  if (isHours(key)) return { from: Number(from), to: Number(to) };
  const typed = value.trim();
  if (typed === "" && mayBeNone(key)) return null;
  if (!isNumber(key)) return typed;
  return typed === "" ? undefined : Number.isNaN(Number(typed)) ? typed : Number(typed);
}

type ChangeSettingProps = { setting: Setting; name: string; onClose: () => void };

export function ChangeSetting({ setting: { key, value, changedAt }, name, onClose }: ChangeSettingProps) {
  const { language, t } = useLanguage();
  const { lookAgain } = useAct();
  const hours = typeof value === "object" && value !== null ? value : { from: 0, to: 0 };
  const stored: Typed = {
    value: typeof value === "object" ? "" : String(value),
    from: String(hours.from),
    to: String(hours.to),
    reason: "",
  };
  const fieldOf = (path: string) => path.replace(/^value\./, "");
  const form = useForm(stored, { fieldOf });

  const submit = () =>
    void form.send({
      endpoint: changeSettingEndpoint,
      // The contract says which value belongs to which key; checked before sending.
      input: {
        body: {
          key,
          value: wireValue(key, form.values),
          reason: form.values.reason,
          version: changedAt,
        } as SettingChange,
      } as SentInput<typeof changeSettingEndpoint>,
      done: () => {
        toast({ title: t("money:settings.done", { name }), variant: "success" });
        lookAgain();
        onClose();
      },
      failed: (error) => {
        if (error.status !== 409) return;
        toast({ title: t("office:acts.failed"), text: refusalText(t, language, error), variant: "destructive" });
        lookAgain();
        onClose();
      },
    });

  const hour = (part: "from" | "to") => (
    <SelectField
      label={t(`money:settings.${part}`)}
      options={hoursOfDay
        .filter((one) => (part === "from" ? one < 24 : one > 0))
        .map((one) => ({ value: String(one), label: formatHour(language, one) }))}
      {...form.field(part)}
    />
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("money:settings.changeNamed", { name })}
      confirm={{ busy: form.busy, onClick: submit, children: t("money:settings.change") }}
    >
      <form className="grid gap-3 min-w-0" {...form.props(submit)}>
        <p>{t(`money:settings.hints.${key}`)}</p>
        {isHours(key) ? (
          <div className="grid grid-cols-2 gap-3">
            {hour("from")}
            {hour("to")}
          </div>
        ) : (
          <TextField
            label={name}
            dir="ltr"
            inputMode={inputModes[key]}
            hint={mayBeNone(key) ? t("money:settings.emptyHint") : undefined}
            maxLength={person.email}
            {...form.field("value")}
          />
        )}
        <TextAreaField
          label={t("money:settings.reason")}
          hint={t("money:settings.reasonHint")}
          dir="auto"
          maxLength={office.words}
          {...form.field("reason")}
        />
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      </form>
    </ConfirmDialog>
  );
}
