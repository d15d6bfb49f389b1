/** The service that is told (R11.3), the file by which it knows us, and whether it is told without anybody's doing. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeIndexNow } from "#contract/indexnow.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";

type ServiceCardProps = { host: string | null; keyAddress: string; automatic: boolean };

export function ServiceCard({ host, keyAddress, automatic }: ServiceCardProps) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  /** What was just pressed, until the server has said so. */
  const [pressed, setPressed] = useState<boolean | null>(null);

  async function change(wanted: boolean) {
    setPressed(wanted);
    try {
      await call(changeIndexNow, { body: { automatic: wanted } });
      await queryClient.invalidateQueries({ queryKey: keys.officeIndexNow });
      toast({
        title: t(wanted ? "outreach:indexnow.automaticOn" : "outreach:indexnow.automaticOff"),
        variant: "success",
      });
    } catch (error) {
      toast({ title: t("outreach:indexnow.failed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setPressed(null);
    }
  }

  return (
    <Card as="section" className="told-service">
      {host === null && <Notice tone="marigold">{t("outreach:indexnow.off")}</Notice>}
      <dl className="facts">
        {host !== null && (
          <div>
            <dt>{t("outreach:indexnow.service")}</dt>
            <dd>
              <bdi dir="ltr">{host}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("outreach:indexnow.key")}</dt>
          <dd>
            <a className="link wrap-anywhere" href={keyAddress} dir="ltr">
              {keyAddress}
            </a>
            <p className="field-hint">{t("outreach:indexnow.keyHint")}</p>
          </dd>
        </div>
      </dl>
      <Checkbox
        name="automatic"
        label={t("outreach:indexnow.automatic")}
        hint={t("outreach:indexnow.automaticHint")}
        checked={pressed ?? automatic}
        aria-busy={pressed !== null || undefined}
        onChange={({ target }) => pressed === null && void change(target.checked)}
      />
    </Card>
  );
}
