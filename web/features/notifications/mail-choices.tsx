/** Of which kinds a person also wants mails; each tick is saved at once. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type NotificationChoice, readNotificationChoices, saveNotificationChoices } from "#contract/notifications.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { toast } from "#web/ui/toast.ts";

const choicesQuery = queryOptions({
  queryKey: keys.mailChoices,
  queryFn: ({ signal }) => call(readNotificationChoices, {}, { signal }),
});

export function MailChoices() {
  const { t } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  if (choices === undefined) return null;
  return (
    <Disclosure summary={t("relations:notifications.choices")}>
      <p>{t("relations:notifications.choicesBody")}</p>
      {choices.map((choice) => (
        <MailChoice key={choice.kind} choice={choice} />
      ))}
    </Disclosure>
  );
}

/** The tick stands as soon as it is made, and goes back when it could not be saved. */
function MailChoice({ choice: { kind, mail } }: { choice: NotificationChoice }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [isWanted, setWanted] = useState(mail);
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => call(saveNotificationChoices, { body: { choices: [{ kind, mail: wanted }] } }),
    onSuccess: () => {
      toast({ title: t("relations:notifications.choicesSaved"), variant: "success" });
      return client.invalidateQueries({ queryKey: choicesQuery.queryKey });
    },
    onError: (error, wanted) => {
      setWanted(!wanted);
      toast({ title: t("relations:notifications.failed"), text: callFailureText(t, error), variant: "destructive" });
    },
  });
  return (
    <Checkbox
      name={`mail-${kind}`}
      label={t(`notifications:kinds.${kind}.choice`)}
      checked={isWanted}
      onChange={({ target }) => {
        setWanted(target.checked);
        mutate(target.checked);
      }}
    />
  );
}
