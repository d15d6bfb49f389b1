/** The contact dialog: an optional message with its limit, a step for what is missing, then on its way. */
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
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { MessageField } from "./message-field.tsx";
import { type Missing, MissingStep, missingOf } from "./missing-step.tsx";

type Asked = { side: MemberRole; id: string; name: string; onSent: () => void };

/** The teacher may not meet students yet: no step of a moment, so the dialog says what it takes. */
const isShut = (error: Error | null) => error instanceof CallError && error.code === "identity_required";

/** Sends a request to another person (R4.1, R4.2); what is missing it waits for, and then goes on. */
function useAsk({ side, id, name, onSent }: Asked) {
  const client = useQueryClient();
  const { t } = useLanguage();
  const [missing, setMissing] = useState<Missing | null>(null);
  const { mutate, isPending, error } = useMutation({
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
      const step = missingOf(error, side);
      if (step !== null) return setMissing(step);
      if (isShut(error)) return;
      toast({ title: t("relations:ask.failed"), text: callFailureText(t, error), variant: "destructive" });
      if (error instanceof CallError && error.code === "relation_exists")
        void client.invalidateQueries({ queryKey: keys.search });
    },
  });
  return { send: mutate, isPending, missing, forgetMissing: () => setMissing(null), shut: isShut(error) };
}

const StudentsAccess = lazy(async () => {
  const [access] = await Promise.all([import("#web/features/profiles/students-access.tsx"), loadProfileText()]);
  return access;
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
  const { send, isPending, missing, forgetMissing, shut } = useAsk({ side, id, name, onSent: onClose });
  const whom = side === "student" ? "teacher" : "student";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send(message);
  };
  const title = t(`relations:ask.${whom}Title`, { name });
  if (shut)
    return (
      <Dialog open onClose={onClose} title={title} closeLabel={t("shell:actions.close")} look="sheet">
        <Suspense>
          <StudentsAccess onOpen={() => send(message)} />
        </Suspense>
      </Dialog>
    );
  return (
    <>
      <ConfirmDialog
        open
        onClose={onClose}
        title={title}
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
            hidesContacts
          />
        </form>
      </ConfirmDialog>
      {missing && (
        <MissingStep
          missing={missing}
          side={side}
          onSaved={() => {
            forgetMissing();
            send(message);
          }}
          onClose={forgetMissing}
        />
      )}
    </>
  );
}
