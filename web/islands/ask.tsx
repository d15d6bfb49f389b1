/** Asking a teacher on a document (R4.2): the message first at `#ask-{id}`, then the account; the app sends it. */

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { can } from "#contract/permissions.ts";
import { readTeacherEndpoint } from "#contract/teachers.ts";
import { classes, days } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { keys } from "#web/api/query-keys.ts";
import { AuthDialog } from "#web/features/accounts/dialog/auth-dialog.tsx";
import { AskForm, obstacleOf } from "#web/features/relations/ask-form.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import { type AskWords, readDraft, saveDraft, sendAfter } from "#web/storage/ask-draft.ts";
import { selectedRole } from "#web/storage/choices.ts";
import { readStoredUser, readToken } from "#web/storage/session.ts";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast.ts";
import { turnTo, useHash } from "./address-hash.ts";
import { putUpOnce } from "./mount-dialog.tsx";

const address = /^#ask-([0-9a-f-]{36})(?:-(sign-in|sign-up))?$/;

/** A signed-in student uses the app's dialog. */
const isStudent = () => readToken() !== null && can(readStoredUser()?.role, "teachers.ask");

/** Class and days from the search on this page. */
function wishesOf(search: string): AskWords {
  const params = new URLSearchParams(search);
  const [grade = ""] = classes.filter((known) => params.get("classes") === known);
  const weekdays = params.getAll("days").flatMap((list) => list.split(","));
  return { grade, days: days.filter((day) => weekdays.includes(day)), message: "" };
}

/** The link that opened it, or its card's heading, has the name before the server answers. */
function nameOnPage(id: string): string | null | undefined {
  const link = document.querySelector<HTMLElement>(`[href="#ask-${id}"]`);
  return link?.dataset.ask || link?.closest("article")?.querySelector("h3")?.textContent;
}

function VisitorAsk({ id, onContinue }: { id: string; onContinue: () => void }) {
  const { t } = useLanguage();
  const { data, error } = useQuery({
    queryKey: [...keys.teacher, id],
    queryFn: ({ signal }) => call(readTeacherEndpoint, { params: { id }, query: {} }, { signal, keepsSession: true }),
  });
  const [words, setWords] = useState<AskWords>(() => readDraft() ?? wishesOf(location.search));
  const teacher = { id, name: data?.name ?? nameOnPage(id) ?? "" };
  return (
    <AskForm
      side="student"
      name={teacher.name}
      words={words}
      onWords={(next) => {
        setWords(next);
        saveDraft(teacher, next);
      }}
      wishes={{ grade: true, days: true }}
      obstacle={obstacleOf(data ?? error)}
      note={
        readToken() === null ? (
          <p className="text-slate">{t("relations:ask.next")}</p>
        ) : (
          <Notice tone="marigold">{t("relations:ask.asTeacher")}</Notice>
        )
      }
      send={{ label: t("relations:ask.continue") }}
      onSend={() => {
        saveDraft(teacher, words);
        selectedRole.write("student");
        onContinue();
      }}
      onClose={() => turnTo("")}
    />
  );
}

function AskIsland() {
  const { t } = useLanguage();
  const [, id, tab = null] = address.exec(useHash()) ?? [];
  // After a reload or a shared address, the account step waits for a new press.
  const [pressed, setPressed] = useState<string>();
  const isPressed = id !== undefined && id === pressed && tab !== null;
  const go = (id: string) => {
    setPressed(id);
    location.hash = `#ask-${id}-sign-up`;
  };
  return (
    <>
      {id !== undefined && !isPressed && <VisitorAsk key={id} id={id} onContinue={() => go(id)} />}
      <AuthDialog
        tab={isPressed && (tab === "sign-in" || tab === "sign-up") ? tab : null}
        onTab={(next) => turnTo(`#ask-${id}-${next}`)}
        onClose={() => turnTo("")}
        say={toast}
        asking={{
          note: t("relations:ask.written", { name: readDraft()?.teacher?.name ?? "" }),
          onWay: sendAfter,
        }}
      />
    </>
  );
}

/** Back may restore the page as it was before signing in. */
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || !isStudent()) return;
  turnTo("");
  location.reload();
});

const putUp = putUpOnce(
  () => loadPageText(["shell", "accounts", "relations", "errors", "validation", "vocabulary"]),
  () => (
    <QueryClientProvider client={queryClient}>
      <AskIsland />
    </QueryClientProvider>
  ),
);

/** Once rendered, it follows the address by itself. */
export async function open(takeShell: () => void): Promise<void> {
  return isStudent() ? turnTo("") : putUp(takeShell);
}
