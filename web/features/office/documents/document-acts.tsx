/** What an admin does with a document: verify, reject with words, take a decision back; then the next one. */
import { BadgeCheck, SkipForward, Undo2, X } from "lucide-react";
import { useState } from "react";
import type { RuleCode } from "#contract/office/acts.ts";
import { type OfficeDocument, rejectDocument, reopenDocument, verifyDocument } from "#contract/office/documents.ts";
import { formatMoment } from "#text/format.ts";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useNextDocument } from "./use-next-document.ts";

const rules: readonly RuleCode[] = ["unreadable", "wrong_document", "name_differs", "out_of_date", "fake", "other"];

export function DocumentActs({ paper }: { paper: OfficeDocument }) {
  const { t } = useLanguage();
  const { act, busy } = useAct();
  const next = useNextDocument(paper.id);
  const [asks, setAsks] = useState<"reject" | "reopen" | null>(null);
  const close = () => setAsks(null);
  const { id, teacher } = paper;
  const name = `\u2068${teacher.name}\u2069`;
  const verify = () =>
    void act(
      verifyDocument,
      { params: { id } },
      { said: t("office:documents.verifiedNow", { name }), done: next.goOn },
    );

  return (
    <div className="office-acts">
      {paper.state === "waiting" ? (
        <>
          <Button icon={<BadgeCheck aria-hidden="true" />} busy={busy} onClick={verify}>
            {t("office:documents.verify")}
          </Button>
          <Button variant="destructive" icon={<X aria-hidden="true" />} onClick={() => setAsks("reject")}>
            {t("office:documents.reject")}
          </Button>
        </>
      ) : (
        <>
          <Decided paper={paper} />
          <Button
            variant="secondary"
            icon={<Undo2 className="turns" aria-hidden="true" />}
            onClick={() => setAsks("reopen")}
          >
            {t("office:documents.reopen")}
          </Button>
        </>
      )}
      {next.address !== undefined && (
        <ButtonLink
          variant="secondary"
          icon={<SkipForward className="turns" aria-hidden="true" />}
          to={next.address}
          aria-keyshortcuts="N"
        >
          {t("office:documents.next")} <kbd>N</kbd>
        </ButtonLink>
      )}
      <WordsDialog
        key={`reject ${id}`}
        open={asks === "reject"}
        onClose={close}
        title={t("office:documents.rejectTitle")}
        rules={rules}
        confirm={{ label: t("office:documents.reject"), destructive: true }}
        endpoint={rejectDocument}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("office:documents.rejectedNow", { name })}
        done={next.goOn}
      >
        <p>{t("office:documents.rejectBody", { name })}</p>
      </WordsDialog>
      <WordsDialog
        key={`reopen ${id}`}
        open={asks === "reopen"}
        onClose={close}
        title={t("office:documents.reopenTitle")}
        confirm={{ label: t("office:documents.reopen") }}
        endpoint={reopenDocument}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("office:documents.reopenedNow", { name })}
      >
        <p>{t("office:documents.reopenBody", { name })}</p>
      </WordsDialog>
    </div>
  );
}

function Decided({ paper: { state, verifiedAt, rejectedAt, decidedBy, rejectionReason } }: { paper: OfficeDocument }) {
  const { language, t } = useLanguage();
  const at = verifiedAt ?? rejectedAt;
  const values = {
    by: `\u2068${decidedBy?.email ?? decidedBy?.name ?? t("office:people.erased")}\u2069`,
    moment: at === null ? "" : formatMoment(language, new Date(at)),
  };
  return (
    <Notice tone={state === "verified" ? "leaf" : "brick"}>
      <p>{t(state === "verified" ? "office:documents.verifiedBy" : "office:documents.rejectedBy", values)}</p>
      {rejectionReason && <p dir="auto">{rejectionReason}</p>}
    </Notice>
  );
}
