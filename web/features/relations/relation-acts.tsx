/** The buttons of a relation, read from the table of its states (R4.5). */
import { useState } from "react";
import { actsOf, type PersonAct } from "#contract/relation-states.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmAct } from "./confirm-act.tsx";
import { nameOf } from "./relation-body.tsx";

export function RelationActs({ relation, side }: { relation: SomeRelation; side: MemberRole }) {
  const { t } = useLanguage();
  const [asked, setAsked] = useState<PersonAct | null>(null);
  const acts = actsOf(relation, side);
  return (
    <>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === "accept" ? "primary" : act === "decline" ? "secondary" : "quiet"}
              aria-label={`${t(`relations:acts.${act}`)}: ${nameOf(t, relation)}`}
              onClick={() => setAsked(act)}
            >
              {t(`relations:acts.${act}`)}
            </Button>
          ))}
        </div>
      )}
      {asked && <ConfirmAct act={asked} relation={relation} side={side} onClose={() => setAsked(null)} />}
    </>
  );
}
