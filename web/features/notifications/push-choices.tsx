/** Below the list: whether this device shows push notifications (R13.7), and of which kinds. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BellOff, BellRing } from "lucide-react";
import { type NotificationChoice, saveNotificationChoicesEndpoint } from "#contract/notifications.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { toast } from "#web/ui/toast.ts";
import { readPushState, turnPushOff, turnPushOn } from "./push-device.ts";

export default function PushChoices({ choices }: { choices: readonly NotificationChoice[] }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { data: state } = useQuery({ queryKey: keys.push, queryFn: readPushState });
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    onSuccess: (now) => client.setQueryData(keys.push, now),
    onError: () => toast({ title: t("notifications:push.failed"), variant: "destructive" }),
  });
  if (state === undefined) return null;
  return (
    <Card as="section" aria-labelledby="push" className="grid justify-items-start gap-3">
      <h2 id="push" className="text-lg font-bold">
        {t("notifications:push.title")}
      </h2>
      <p aria-live="polite">
        {t(
          {
            on: "notifications:push.isOn",
            off: "notifications:push.body",
            blocked: "notifications:push.blocked",
            none: "notifications:push.none",
          }[state] as "notifications:push.isOn",
        )}
      </p>
      {state === "off" && (
        <Button icon={<BellRing aria-hidden="true" />} busy={isPending} onClick={() => mutate(true)}>
          {t("notifications:push.on")}
        </Button>
      )}
      {state === "on" && (
        <>
          <Button
            variant="secondary"
            icon={<BellOff aria-hidden="true" />}
            busy={isPending}
            onClick={() => mutate(false)}
          >
            {t("notifications:push.off")}
          </Button>
          <Disclosure summary={t("notifications:push.choices")}>
            {choices.map((choice) => (
              <PushChoice key={choice.kind} choice={choice} />
            ))}
          </Disclosure>
        </>
      )}
    </Card>
  );
}

/** The tick is the server's last answer, or the pending change. */
function PushChoice({ choice: { kind, push } }: { choice: NotificationChoice }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (enabled: boolean) =>
      call(saveNotificationChoicesEndpoint, { body: { choices: [{ kind, push: enabled }] } }),
    onSuccess: (saved) => client.setQueryData(keys.mailChoices, saved),
    onError: (error) =>
      toast({ title: t("relations:notifications.failed"), text: callFailureText(t, error), variant: "destructive" }),
  });
  return (
    <Checkbox
      name={`push-${kind}`}
      label={t(`notifications:kinds.${kind}.choice`)}
      checked={isPending ? variables : push}
      busy={isPending}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}
