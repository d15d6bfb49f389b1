/** What an admin does with a claim: grant or refuse, with words the student reads; take a refusal back. */
import { Check, Undo2, X } from "lucide-react";
import { useState } from "react";
import type { RuleCode } from "#contract/office/acts.ts";
import { decideClaim, type OfficeClaim, reopenClaim } from "#contract/office/claims.ts";
import { formatMoment } from "#text/format.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Decision = "granted" | "refused";

export function ClaimActs({ claim }: { claim: OfficeClaim }) {
  const { t } = useLanguage();
  const [asks, setAsks] = useState<Decision | "reopen" | null>(null);
  const close = () => setAsks(null);
  const { id, kind, status } = claim;
  const bodyOf = (decision: Decision, { words, rule }: { words: string; rule: RuleCode }) => ({
    params: { id },
    body: { decision, note: words, rule },
  });
  return (
    <div className="office-acts">
      {status === "open" ? (
        <>
          <Button icon={<Check aria-hidden="true" />} onClick={() => setAsks("granted")}>
            {t("money:claims.grant")}
          </Button>
          <Button variant="destructive" icon={<X aria-hidden="true" />} onClick={() => setAsks("refused")}>
            {t("money:claims.refuse")}
          </Button>
        </>
      ) : (
        <Decided claim={claim} />
      )}
      {status === "refused" && (
        <Button
          variant="secondary"
          icon={<Undo2 className="turns" aria-hidden="true" />}
          onClick={() => setAsks("reopen")}
        >
          {t("money:claims.reopen")}
        </Button>
      )}
      {(["granted", "refused"] as const).map((decision) => (
        <WordsDialog
          key={`${decision} ${id}`}
          open={asks === decision}
          onClose={close}
          title={t(`money:claims.${decision}Title`)}
          confirm={{
            label: t(decision === "granted" ? "money:claims.grant" : "money:claims.refuse"),
            destructive: decision === "refused",
          }}
          endpoint={decideClaim}
          inputOf={(words) => bodyOf(decision, words)}
          at="note"
          {...(decision === "granted" && { hint: "money:claims.wordsHint" })}
          said={t(`money:claims.${decision}Now`)}
        >
          <p>{t(decision === "granted" ? `money:claims.grantBody.${kind}` : "money:claims.refuseBody")}</p>
        </WordsDialog>
      ))}
      <WordsDialog
        key={`reopen ${id}`}
        open={asks === "reopen"}
        onClose={close}
        title={t("money:claims.reopenTitle")}
        hint="money:claims.wordsHint"
        confirm={{ label: t("money:claims.reopen") }}
        endpoint={reopenClaim}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("money:claims.reopenedNow")}
      >
        <p>{t("money:claims.reopenBody")}</p>
      </WordsDialog>
    </div>
  );
}

function Decided({ claim: { status, decision, decidedAt, decidedBy } }: { claim: OfficeClaim }) {
  const { language, t } = useLanguage();
  const values = {
    by: `\u2068${decidedBy?.email ?? decidedBy?.name ?? t("office:people.erased")}\u2069`,
    moment: decidedAt === null ? "" : formatMoment(language, new Date(decidedAt)),
  };
  return (
    <Notice tone={status === "granted" ? "leaf" : "brick"}>
      <p>{t(status === "granted" ? "money:claims.grantedBy" : "money:claims.refusedBy", values)}</p>
      <p dir="auto">{decision}</p>
    </Notice>
  );
}
