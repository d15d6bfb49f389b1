/** Asks before a relation changes for both; a teacher may answer with a few words. */
import { useState } from "react";
import type { PersonAct } from "#contract/relation-states.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { MessageField } from "./message-field.tsx";
import { nameOf } from "./relation-body.tsx";
import { useRelationAct } from "./use-relation-act.ts";

type ConfirmActProps = { act: PersonAct; relation: SomeRelation; side: MemberRole; onClose: () => void };

export function ConfirmAct({ act, relation, side, onClose }: ConfirmActProps) {
  const { t } = useLanguage();
  const [response, setResponse] = useState("");
  const { mutate, isPending } = useRelationAct(side);
  const answers = side === "teacher" && (act === "accept" || act === "decline");
  const confirm = () => mutate({ act, id: relation.id, response }, { onSuccess: onClose });
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t("shell:actions.cancel")}
      </Button>
      <Button variant={act === "accept" ? "primary" : "destructive"} busy={isPending} onClick={confirm}>
        {t(`relations:acts.${act}`)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`relations:confirm.${act}Title`, { name: nameOf(t, relation) })}
      closeLabel={t("shell:actions.close")}
      footer={footer}
      look="sheet"
    >
      <div className="grid gap-4">
        <p>{t(`relations:confirm.${act}Body`)}</p>
        {answers && (
          <MessageField
            label={t("relations:confirm.response")}
            hint={t("relations:confirm.responseHint")}
            value={response}
            onChange={setResponse}
          />
        )}
      </div>
    </Dialog>
  );
}
