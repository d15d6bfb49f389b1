/** Sends a request to another person (R4.1, R4.2); without a phone it waits for one and then goes on. */

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { contactStudent, contactTeacher } from "#contract/relations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { CallError, call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { relationChanged, type SomeRelation } from "#web/api/relation-changed.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";

type Asked = { side: MemberRole; id: string; name: string; onSent: () => void };

const needsPhone = (error: Error) => error instanceof CallError && error.code === "phone_required";

export function useAsk({ side, id, name, onSent }: Asked) {
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
