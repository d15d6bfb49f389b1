/** The contact dialog: an optional message with its limit, the phone modal when a number is missing, then on its way. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { contactStudent, contactTeacher } from "#contract/relations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { CallError, call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { relationChanged, type SomeRelation } from "#web/api/relation-changed.ts";
import { loadProfileText } from "#web/features/profiles/load-profile-text.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { MessageField } from "./message-field.tsx";

type Asked = { side: MemberRole; id: string; name: string; onSent: () => void };

const needsPhone = (error: Error) => error instanceof CallError && error.code === "phone_required";

/** Sends a request to another person (R4.1, R4.2); without a phone it waits for one and then goes on. */
function useAsk({ side, id, name, onSent }: Asked) {
  const client = useQueryClient();
  const { t } = useLanguage();
  const [phoneAsked, setPhoneAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (message: string): Promise<SomeRelation> => {
      const input = { params: { id }, body: { message } };
      return side === "student" ? call(contactTeacher, input) : call(contactStudent, input);
    },
    onSuccess: async (relation) => {
      const isOffer = side === "teacher";
      toast({
        title: t(isOffer ? "relations:ask.offerSent" : "relations:ask.sent"),
        text: t(isOffer ? "relations:ask.offerSentBody" : "relations:ask.sentBody", { name }),
        variant: "success",
      });
      onSent();
      await relationChanged(client, relation);
    },
    onError: (error) => {
      if (needsPhone(error)) return setPhoneAsked(true);
      toast({ title: t("relations:ask.failed"), text: callFailureText(t, error), variant: "destructive" });
      if (error instanceof CallError && error.code === "relation_exists")
        void client.invalidateQueries({ queryKey: keys.search });
    },
  });
  return { send: mutate, isPending, phoneAsked, forgetPhone: () => setPhoneAsked(false) };
}

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
  return (
    <>
      <ConfirmDialog
        open
        onClose={onClose}
        title={t(`relations:ask.${whom}Title`, { name })}
        confirm={{
          type: "submit",
          form,
          busy: isPending,
          children: t(side === "student" ? "relations:ask.send" : "relations:ask.sendOffer"),
        }}
        cancel={{ variant: "quiet" }}
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
      </ConfirmDialog>
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
