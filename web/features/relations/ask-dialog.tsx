/** The contact dialog: an optional message with its limit, the phone modal when a number is missing, then on its way. */
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import type { MemberRole } from "#contract/vocabulary.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { MessageField } from "./message-field.tsx";
import { useAsk } from "./use-ask.ts";

/** Fetched with its words when a number is first missing. */
const PhoneStep = lazy(async () => {
  const [step] = await Promise.all([import("#web/features/profiles/phone/phone-step.tsx"), loadProfileText()]);
  return step;
});

type AskDialogProps = {
  /** Of the one who asks. */
  side: MemberRole;
  person: { id: string; name: string };
  onClose: () => void;
};

export default function AskDialog({ side, person: { id, name }, onClose }: AskDialogProps) {
  const { t } = useLanguage();
  const [message, setMessage] = useState("");
  const form = useId();
  const { send, isPending, phoneAsked, forgetPhone } = useAsk({ side, id, name, onSent: onClose });
  const whom = side === "student" ? "teacher" : "student";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send(message);
  };
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t("shell:actions.cancel")}
      </Button>
      <Button type="submit" form={form} busy={isPending}>
        {t(side === "student" ? "relations:ask.send" : "relations:ask.sendOffer")}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t(`relations:ask.${whom}Title`, { name })}
        closeLabel={t("shell:actions.close")}
        footer={footer}
        look="sheet"
      >
        <form id={form} className="grid gap-4" onSubmit={submit}>
          <p>{t(`relations:ask.${whom}Body`, { name })}</p>
          <MessageField
            label={t("relations:ask.message")}
            hint={t(`relations:ask.${whom}Hint`)}
            value={message}
            onChange={setMessage}
          />
        </form>
      </Dialog>
      {phoneAsked && (
        <Suspense>
          <PhoneStep
            side={side}
            onSaved={() => {
              forgetPhone();
              send(message);
            }}
            onClose={forgetPhone}
          />
        </Suspense>
      )}
    </>
  );
}
