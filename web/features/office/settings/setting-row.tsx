/** One setting (R11.4): its value, who changed it, and the two acts. */

import { Clock, IndianRupee, type LucideIcon, Mail, MessageCircle, Phone, QrCode } from "lucide-react";
import { useState } from "react";
import { type Setting, undoSettingEndpoint } from "#contract/office/settings.ts";
import { toPaise } from "#contract/paise.ts";
import type { SettingKey } from "#contract/schemas/office/settings.ts";
import { formatDate, formatPaise } from "#text/format.ts";
import { formatHour } from "#text/format-hour.ts";
import type { Translate } from "#text/keys.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChangeSetting } from "./change-setting.tsx";

const icons: Record<SettingKey, LucideIcon> = {
  service_fee: IndianRupee,
  upi_address: QrCode,
  support_phone: Phone,
  messaging_phone: MessageCircle,
  phone_hours: Clock,
  chat_hours: Clock,
  support_email: Mail,
  email_within: Clock,
};

/** A value in words; numbers and addresses stay from left to right. */
function writeValue(t: Translate, language: string, key: SettingKey, value: Setting["value"]): string {
  if (value === null) return t(key === "service_fee" ? "money:settings.noFee" : "money:settings.none");
  if (typeof value === "object")
    return t("money:settings.hours", { from: formatHour(language, value.from), to: formatHour(language, value.to) });
  if (typeof value === "string") return `\u2066${value}\u2069`;
  return key === "service_fee" ? formatPaise(toPaise(value)) : t("money:settings.within", { count: value });
}

export function SettingRow({ setting }: { setting: Setting }) {
  const { language, t } = useLanguage();
  const [act, setAct] = useState<"change" | "undo" | null>(null);
  const { key, value, usual, changedAt, changedBy, undoable } = setting;
  const name = t(`money:settings.names.${key}`);
  const Icon = icons[key];
  const close = () => setAct(null);
  return (
    <Card className="office-row">
      <Icon aria-hidden="true" />
      <div className="grid gap-3 min-w-0">
        <h2>{name}</h2>
        <p>
          <strong>{writeValue(t, language, key, value)}</strong>
        </p>
        <p className="office-facts">
          {changedAt === null ? (
            <span>{t("money:settings.delivered")}</span>
          ) : (
            <>
              <span>
                {t("money:settings.changed", {
                  date: formatDate(language, new Date(changedAt)),
                  by: `\u2068${changedBy?.email ?? changedBy?.name ?? ""}\u2069`,
                })}
              </span>
              <span>{t("money:settings.usual", { value: writeValue(t, language, key, usual) })}</span>
            </>
          )}
        </p>
        <div className="office-acts">
          <Button
            variant="secondary"
            aria-label={t("money:settings.changeNamed", { name })}
            onClick={() => setAct("change")}
          >
            {t("money:settings.change")}
          </Button>
          {undoable && (
            <Button variant="quiet" aria-label={t("money:settings.undoNamed", { name })} onClick={() => setAct("undo")}>
              {t("money:settings.undo")}
            </Button>
          )}
        </div>
      </div>
      {act === "change" && <ChangeSetting setting={setting} name={name} onClose={close} />}
      <WordsDialog
        open={act === "undo"}
        onClose={close}
        title={t("money:settings.undoTitle", { name })}
        label={t("money:settings.reason")}
        hint="money:settings.reasonHint"
        optional
        confirm={{ label: t("money:settings.undo") }}
        endpoint={undoSettingEndpoint}
        inputOf={({ words }) => ({ body: { key, version: changedAt, reason: words.trim() === "" ? null : words } })}
        said={t("money:settings.undone", { name })}
      >
        <p>{t("money:settings.undoBody")}</p>
      </WordsDialog>
    </Card>
  );
}
