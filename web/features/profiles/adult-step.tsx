/** The adult declaration before the first request or acceptance (R4.2, R10.3): one tick, saved at once. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { call } from "#web/api/client.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";

export default function AdultStep({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const form = useId();
  const [given, setGiven] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(saveStudentProfileEndpoint, { body: { adultDeclared: true } }),
    onSuccess: (profile) => {
      client.setQueryData(studentProfileQuery.queryKey, profile);
      onSaved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setPressed(true);
    if (given && !isPending) mutate();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t("profiles:adultStep.title")}
      confirm={{ type: "submit", form, busy: isPending, children: t("profiles:adultStep.save") }}
      cancel={{ variant: "quiet" }}
      look="sheet"
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        <p>{t("profiles:adultStep.body")}</p>
        <Checkbox
          name="adultDeclared"
          id="field-adult-asked"
          label={t("profiles:fields.adult")}
          error={pressed && !given ? t("profiles:adultStep.required") : undefined}
          data-first-focus
          checked={given}
          onChange={({ target }) => setGiven(target.checked)}
        />
        {error && (
          <Notice tone="brick" title={t("profiles:adultStep.failed")} urgent>
            {callFailureText(t, error)}
          </Notice>
        )}
      </form>
    </ConfirmDialog>
  );
}
