/** Of which kinds a person also wants mails; each tick is saved at once. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type NotificationChoice, readNotificationChoices, saveNotificationChoices } from "#contract/notifications.ts";
import { call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { toast } from "#web/ui/toast.ts";

const choicesQuery = queryOptions({
  queryKey: ["notification-choices"],
  queryFn: ({ signal }) => call(readNotificationChoices, {}, { signal }),
});

export function MailChoices() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { data: choices } = useQuery(choicesQuery);
  const { mutate } = useMutation({
    mutationFn: (choice: NotificationChoice) => call(saveNotificationChoices, { body: { choices: [choice] } }),
    onMutate: (choice) => {
      client.setQueryData(choicesQuery.queryKey, (before) =>
        before?.map((one) => (one.kind === choice.kind ? choice : one)),
      );
    },
    onSuccess: () => toast({ title: t("relations:notifications.choicesSaved"), variant: "success" }),
    onError: (error) => {
      toast({ title: t("relations:notifications.failed"), text: callFailureText(t, error), variant: "destructive" });
      void client.invalidateQueries({ queryKey: choicesQuery.queryKey });
    },
  });
  if (choices === undefined) return null;
  return (
    <Disclosure summary={t("relations:notifications.choices")}>
      <p>{t("relations:notifications.choicesBody")}</p>
      {choices.map(({ kind, mail }) => (
        <Checkbox
          key={kind}
          name={`mail-${kind}`}
          label={t(`notifications:kinds.${kind}.choice`)}
          checked={mail}
          onChange={({ target }) => mutate({ kind, mail: target.checked })}
        />
      ))}
    </Disclosure>
  );
}
