/** Suspending a person with words, and taking it back (R11.1): told at once what that does. */
import { Ban, Undo2 } from "lucide-react";
import { useState } from "react";
import { type AccountSeen, restoreAccount, suspendAccount } from "#contract/office/accounts.ts";
import type { RuleCode } from "#contract/office/acts.ts";
import { formatMoment } from "#text/format.ts";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

const rules: readonly RuleCode[] = ["unsafe", "abuse", "fake", "spam", "other"];

export function PersonActs({ person }: { person: AccountSeen }) {
  const { language, t } = useLanguage();
  const [asks, setAsks] = useState<"suspend" | "restore" | null>(null);
  const close = () => setAsks(null);
  const { id } = person;
  const name = `\u2068${person.name}\u2069`;
  if (person.role === "admin") return null;
  return (
    <div className="office-acts">
      {person.suspendedAt === null ? (
        <Button variant="destructive" icon={<Ban aria-hidden="true" />} onClick={() => setAsks("suspend")}>
          {t("office:people.suspend")}
        </Button>
      ) : (
        <>
          <Notice
            tone="brick"
            title={t("office:people.suspendedOn", { moment: formatMoment(language, new Date(person.suspendedAt)) })}
          >
            <p dir="auto">{person.suspensionReason}</p>
          </Notice>
          <Button
            variant="secondary"
            icon={<Undo2 className="turns" aria-hidden="true" />}
            onClick={() => setAsks("restore")}
          >
            {t("office:people.restore")}
          </Button>
        </>
      )}
      <WordsDialog
        open={asks === "suspend"}
        onClose={close}
        title={t("office:people.suspendTitle", { name })}
        rules={rules}
        confirm={{ label: t("office:people.suspend"), destructive: true }}
        endpoint={suspendAccount}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("office:people.suspendedNow", { name })}
      >
        <p>{t("office:people.suspendBody")}</p>
      </WordsDialog>
      <WordsDialog
        open={asks === "restore"}
        onClose={close}
        title={t("office:people.restoreTitle", { name })}
        optional
        confirm={{ label: t("office:people.restore") }}
        endpoint={restoreAccount}
        inputOf={({ words }) => ({ params: { id }, body: { reason: words } })}
        said={t("office:people.restoredNow", { name })}
      >
        <p>{t("office:people.restoreBody")}</p>
      </WordsDialog>
    </div>
  );
}
