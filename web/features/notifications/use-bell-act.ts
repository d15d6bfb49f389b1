/** Reads, pins and clears notifications at once on the page, and takes it back if the server refuses. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MemberRole } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { askAnew, type BellAct, bells, changeCached, changePage } from "./queries.ts";

function send(role: MemberRole, change: BellAct): Promise<unknown> {
  const bell = bells[role];
  if (change.act === "readAll" || change.act === "clearAll") return call(bell[change.act], {});
  const params = { id: change.id };
  if (change.act === "pin") return call(bell.pin, { params, body: { pinned: change.pinned } });
  return call(bell[change.act], { params });
}

export function useBellAct(role: MemberRole) {
  const client = useQueryClient();
  const { t } = useLanguage();
  return useMutation({
    mutationKey: keys.bellActs,
    mutationFn: (change: BellAct) => send(role, change),
    onMutate: (change) => changeCached(client, (page) => changePage(page, change)),
    onError: (error, _change, undo) => {
      undo?.();
      toast({ title: t("relations:notifications.failed"), text: callFailureText(t, error), variant: "destructive" });
    },
    // Of several in a row the last one asks, or its list would undo what is still on its way.
    onSettled: () => (client.isMutating({ mutationKey: keys.bellActs }) === 1 ? askAnew(client) : undefined),
  });
}
