/** The buttons of a relation, read from its state table (R4.5). */
import { useState } from "react";
import { isFreeToEnd } from "#contract/guarantee.ts";
import { actsOf, type PersonAct } from "#contract/relation-states.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { MessageField } from "./message-field.tsx";
import { type Missing, MissingStep, missingOf } from "./missing-step.tsx";
import { nameOf } from "./name-of.ts";
import { useRelationAct } from "./use-relation-act.ts";

export function RelationActs({ relation, side }: { relation: SomeRelation; side: MemberRole }) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<PersonAct | null>(null);
  const acts = actsOf(relation, side);
  return (
    <>
      {acts.length > 0 && (
        <div className="relation-acts">
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === "accept" ? "primary" : act === "decline" ? "secondary" : "quiet"}
              aria-label={`${t(`relations:acts.${act}`)}: ${nameOf(t, relation)}`}
              onClick={() => setOpened(act)}
            >
              {t(`relations:acts.${act}`)}
            </Button>
          ))}
        </div>
      )}
      {opened && <ConfirmAct act={opened} relation={relation} side={side} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Whether ending now cancels a fee that is due (R10.2). */
function isFreeNow(relation: SomeRelation): boolean {
  const isDue = "fee" in relation && relation.fee?.state === "due";
  return isDue && isFreeToEnd(relation.activeSince, new Date());
}

/** Confirms before a relation changes for both; a teacher may add a message; what an acceptance still lacks opens as a step. */
type ConfirmActProps = { act: PersonAct; relation: SomeRelation; side: MemberRole; onClose: () => void };

function ConfirmAct({ act, relation, side, onClose }: ConfirmActProps) {
  const { t } = useLanguage();
  const [response, setResponse] = useState("");
  const { mutate, isPending } = useRelationAct(side);
  const answers = side === "teacher" && (act === "accept" || act === "decline");
  const [missing, setMissing] = useState<Missing | null>(null);
  const forgetMissing = () => setMissing(null);
  const confirm = () =>
    mutate(
      { act, id: relation.id, response },
      { onSuccess: onClose, onError: (error) => setMissing(missingOf(error, side)) },
    );
  return (
    <>
      <ConfirmDialog
        open
        onClose={onClose}
        title={t(`relations:confirm.${act}Title`, { name: nameOf(t, relation) })}
        confirm={{
          variant: act === "accept" ? "primary" : "destructive",
          busy: isPending,
          onClick: confirm,
          children: t(`relations:acts.${act}`),
        }}
        cancel={{ variant: "quiet" }}
        look="sheet"
      >
        <div className="grid gap-4">
          <p>{t(`relations:confirm.${act}Body`)}</p>
          {act === "end" && isFreeNow(relation) && <p>{t("relations:confirm.endFree")}</p>}
          {answers && (
            <MessageField
              label={t("relations:confirm.response")}
              hint={t("relations:confirm.responseHint")}
              value={response}
              onChange={setResponse}
              hidesContacts={act !== "accept"}
            />
          )}
        </div>
      </ConfirmDialog>
      {missing && (
        <MissingStep
          missing={missing}
          side={side}
          onSaved={() => {
            forgetMissing();
            confirm();
          }}
          onClose={forgetMissing}
        />
      )}
    </>
  );
}
