/** Opens a student's contact dialog on arrival: for a draft from before signing in, or for the teacher in the address (`contact=`). */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { localKeys } from "#contract/limits.ts";
import type { User } from "#contract/me.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { dropAskDraft, isPressedFor, readDraft } from "#web/storage/ask-draft.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import AskDialog from "./ask-dialog.tsx";
import { obstacleOf } from "./ask-form.tsx";

function AskByAddress({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLanguage();
  const query = useQuery({
    queryKey: [...keys.teacher, id],
    queryFn: ({ signal }) => call(readTeacherEndpoint, { params: { id }, query: {} }, { signal }),
  });
  const { data: teacher, error, isFetching, refetch } = query;
  const obstacle = obstacleOf(teacher ?? error);
  if (teacher !== undefined || obstacle !== null)
    return (
      <AskDialog side="student" person={{ id, name: teacher?.name ?? "" }} obstacle={obstacle} onClose={onClose} />
    );
  if (error === null) return null;
  return (
    <Dialog open onClose={onClose} title={t("relations:ask.failed")} closeLabel={t("shell:actions.close")} look="sheet">
      <LoadFailed error={error} busy={isFetching} onRetry={refetch}>
        {t("relations:ask.unread")}
      </LoadFailed>
    </Dialog>
  );
}

/** `onDone`: no draft waits any more. */
export default function OpenAsk({ user, onDone }: { user: User; onDone: () => void }) {
  const [params, setParams] = useSearchParams();
  const [draft] = useState(readDraft);

  // Sent, or closed, in another tab.
  useEffect(() => {
    const check = ({ key }: StorageEvent) => {
      if (key === localKeys.askDraft && !readDraft()?.teacher) onDone();
    };
    addEventListener("storage", check);
    return () => removeEventListener("storage", check);
  }, [onDone]);

  if (draft?.teacher) {
    const close = () => {
      dropAskDraft();
      onDone();
    };
    return (
      <AskDialog
        side="student"
        person={draft.teacher}
        atOnce={isPressedFor(draft, { account: user.id })}
        onClose={close}
      />
    );
  }
  const id = params.get("contact");
  if (id === null) return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete("contact");
        return before;
      },
      { replace: true },
    );
  return <AskByAddress id={id} onClose={close} />;
}
