/** Accept, decline, withdraw, end (R4.5): shown once the server has done it, never before. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dashboardOf } from "#contract/dashboard-of.ts";
import type { PersonAct } from "#contract/relation-states.ts";
import * as contract from "#contract/relations.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { CallError, call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { relationChanged, type SomeRelation } from "#web/api/relation-changed.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { missingOf } from "./missing-step.tsx";

export type Answering = { act: PersonAct; id: string; response?: string };

function send(role: MemberRole, { act, id, response = "" }: Answering): Promise<SomeRelation> {
  const params = { id };
  const isStudent = role === "student";
  if (act === "withdraw")
    return isStudent
      ? call(contract.withdrawFromTeacherEndpoint, { params })
      : call(contract.withdrawFromStudentEndpoint, { params });
  if (act === "end")
    return isStudent
      ? call(contract.endWithTeacherEndpoint, { params })
      : call(contract.endWithStudentEndpoint, { params });
  const accept = act === "accept";
  return isStudent
    ? call(contract.respondToTeacherEndpoint, { params, body: { accept } })
    : call(contract.respondToStudentEndpoint, { params, body: { accept, response } });
}

const done = { accept: "accepted", decline: "declined", withdraw: "withdrawn", end: "ended" } as const;

export function useRelationAct(role: MemberRole) {
  const client = useQueryClient();
  const { t } = useLanguage();
  return useMutation({
    mutationFn: (answering: Answering) => send(role, answering),
    onSuccess: async (relation, { act }) => {
      const to = `${dashboardOf(role)}?tab=lessons&propose=${relation.id}`;
      toast({
        title: t(`relations:acts.${done[act]}`),
        variant: "success",
        ...(act === "accept" && { action: { label: t("relations:firstLesson"), to } }),
      });
      await relationChanged(client, relation);
    },
    onError: (error) => {
      // The dialog opens it as a step.
      if (missingOf(error, role) !== null) return;
      toast({ title: t("relations:acts.failed"), text: callFailureText(t, error), variant: "destructive" });
      // Somebody was faster: the shown state is out of date.
      if (error instanceof CallError && [404, 409].includes(error.status))
        void client.invalidateQueries({ queryKey: keys.relations });
    },
  });
}
