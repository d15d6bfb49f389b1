/** The contact dialog of a signed-in person: the message, a step for what is missing, then sent. */

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { relation as limits, localKeys } from "#contract/limits.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { contactStudentEndpoint, contactTeacherEndpoint } from "#contract/relations.ts";
import type { Learner } from "#contract/schemas/learners.ts";
import type { StudentProfile } from "#contract/students.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { formatList } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { keys } from "#web/api/query-keys.ts";
import { relationChanged, type SomeRelation } from "#web/api/relation-changed.ts";
import { profileText } from "#web/features/profiles/load-profile-text.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { gradeName } from "#web/i18n/grade-name.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { partWithText } from "#web/i18n/part-with-text.ts";
import { type AskWords, dropAskDraft, dropDraft, readDraft, saveDraft } from "#web/storage/ask-draft.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { AskForm, type Obstacle, obstacleOf } from "./ask-form.tsx";
import { ForWhom } from "./for-whom.tsx";
import { type Missing, MissingStep, missingOf } from "./missing-step.tsx";

/** The teacher is not verified yet: no quick step, so the dialog says what is needed. */
const isShut = (error: Error | null) => error instanceof CallError && error.code === "identity_required";

/** Class and days are saved in the profile where they are empty; existing values stay. Resolves with the updated profile. */
async function completeProfile(client: QueryClient, { grade, days }: AskWords): Promise<StudentProfile> {
  const profile = await client.fetchQuery({ ...studentProfileQuery, staleTime: 0 });
  const body = {
    ...(profile.grade === null && grade !== "" && { grade }),
    ...(profile.preferredDays.length === 0 && days.length > 0 && { preferredDays: days }),
  };
  if (Object.keys(body).length === 0) return profile;
  const completed = await call(saveStudentProfileEndpoint, { body: { ...body, version: profile.version } });
  client.setQueryData(studentProfileQuery.queryKey, completed);
  return completed;
}

/** The chosen ones; else those of the requested class; else the first (R13.8). */
function chooseLearners({ learners }: StudentProfile, chosen: readonly string[], { grade }: AskWords): Learner[] {
  const named = learners.filter(({ id }) => chosen.includes(id));
  if (named.length > 0) return named;
  const [meant = learners[0]] = learners.filter((learner) => learner.grade === grade);
  return meant === undefined ? [] : [meant];
}

/** The message, with wishes that differ from the learners' profile, which the teacher sees. */
function useMessage() {
  const { language, t } = useLanguage();
  return ({ grade, days, message }: AskWords, learners: readonly Learner[]): string => {
    const isToldDays = days.every((day) => learners.some(({ preferredDays }) => preferredDays.includes(day)));
    const isToldGrade = learners.some((learner) => learner.grade === grade);
    const wishes = [
      grade !== "" && !isToldGrade && gradeName(t, grade),
      !isToldDays &&
        formatList(
          language,
          days.map((day) => t(`vocabulary:days.${day}`)),
        ),
    ].filter((wish) => wish !== false);
    const whole = [wishes.join(", "), message].filter((part) => part !== "").join("\n");
    return whole.length > limits.message ? message : whole;
  };
}

type AskTarget = { side: MemberRole; id: string; name: string; chosen: readonly string[]; onSent: () => void };

/** Sends a request to another person (R4.1, R4.2); opens steps for what is missing, then continues. */
function useAsk({ side, id, name, chosen, onSent }: AskTarget) {
  const client = useQueryClient();
  const { t } = useLanguage();
  const messageOf = useMessage();
  const [missing, setMissing] = useState<Missing | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (words: AskWords): Promise<SomeRelation> => {
      const params = { id };
      if (side === "teacher") return call(contactStudentEndpoint, { params, body: { message: words.message } });
      const learners = chooseLearners(await completeProfile(client, words), chosen, words);
      const learnerIds = learners.map((learner) => learner.id);
      const relation = await call(contactTeacherEndpoint, {
        params,
        body: { message: messageOf(words, learners), learnerIds },
      });
      // First of all: a reload from here on finds nothing to send again.
      dropDraft();
      return relation;
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
      if (error instanceof CallError && error.code === "relation_exists")
        void client.invalidateQueries({ queryKey: keys.search });
      // The dialog itself says what is needed, or that it is impossible.
      if (isShut(error) || obstacleOf(error) !== null) return;
      toast({ title: t("relations:ask.failed"), text: callFailureText(t, error), variant: "destructive" });
    },
  });
  // The error is shown above.
  const send = (words: AskWords) => mutateAsync(words).catch(() => undefined);
  return { send, isPending, error, missing, forgetMissing: () => setMissing(null) };
}

/** Sends once, also when two tabs have the same draft; without locks the server refuses the second. */
function useSendAtOnce(isWanted: boolean, send: () => Promise<unknown>): void {
  const isSent = useRef(!isWanted);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const sendOnce = async () => readDraft() !== null && send();
    const locks: LockManager | null | undefined = navigator.locks;
    void (locks ? locks.request(localKeys.askDraft, sendOnce) : sendOnce());
  }, [send]);
}

const StudentsAccess = partWithText(() => import("#web/features/profiles/students-access.tsx"), profileText);

type AskDialogProps = {
  /** Of the requester. */
  side: MemberRole;
  person: { id: string; name: string };
  /** Known before anything is sent. */
  obstacle?: Obstacle | null;
  /** The draft was submitted before signing in, by this person. */
  atOnce?: boolean;
  onClose: () => void;
};

export default function AskDialog({ side, person, obstacle = null, atOnce = false, onClose }: AskDialogProps) {
  const { t } = useLanguage();
  const { id, name } = person;
  const [draft] = useState(() => (side === "student" ? readDraft() : null));
  const [words, setWords] = useState<AskWords>(() => draft ?? { grade: "", days: [], message: "" });
  const { data: profile } = useQuery({ ...studentProfileQuery, enabled: side === "student" });
  const [chosen, setChosen] = useState<string[] | null>(null);
  const family = profile?.learners ?? [];
  const forWhom = chosen ?? family.slice(0, 1).map((learner) => learner.id);
  const { send, isPending, error, missing, forgetMissing } = useAsk({
    side,
    id,
    name,
    chosen: chosen ?? [],
    onSent: onClose,
  });
  useSendAtOnce(atOnce, () => send(words));
  const stopped = side === "student" ? (obstacle ?? obstacleOf(error)) : null;
  // It does not open by itself again.
  useEffect(() => {
    if (stopped !== null) dropAskDraft();
  }, [stopped]);

  function change(next: AskWords) {
    setWords(next);
    // After a reload, a dialog opened by the draft opens again; others need a press.
    if (side === "student") saveDraft(draft?.teacher?.id === id ? person : null, next);
  }

  if (isShut(error))
    return (
      <Dialog
        open
        onClose={onClose}
        title={t("relations:ask.studentTitle", { name })}
        closeLabel={t("shell:actions.close")}
        look="sheet"
      >
        <PartBoundary>
          <StudentsAccess onOpen={() => send(words)} />
        </PartBoundary>
      </Dialog>
    );
  return (
    <>
      <AskForm
        side={side}
        name={name}
        words={words}
        onWords={change}
        wishes={{
          grade: profile?.grade === null || (draft?.grade ?? "") !== "",
          days: profile?.preferredDays.length === 0 || (draft?.days.length ?? 0) > 0,
        }}
        obstacle={stopped}
        note={family.length > 1 && <ForWhom learners={family} chosen={forWhom} onChosen={setChosen} />}
        send={{ label: t(side === "student" ? "relations:ask.send" : "relations:ask.sendOffer"), busy: isPending }}
        onSend={() => send(words)}
        onClose={onClose}
      />
      {missing && (
        <MissingStep
          missing={missing}
          side={side}
          onSaved={() => {
            forgetMissing();
            send(words);
          }}
          onClose={forgetMissing}
        />
      )}
    </>
  );
}
