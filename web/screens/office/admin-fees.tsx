/** The operator's fees (R1.3, R11.1): by state, newest first, to be marked; and a month as a file. */
import { Download, IndianRupee } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { type FeeAct, feeActsOf, feeStates, feeTransitions } from "#contract/guarantee-states.ts";
import { guarantee } from "#contract/limits.ts";
import { changeFeeEndpoint, exportFeesEndpoint, listFeesEndpoint, type OfficeFee } from "#contract/office/fees.ts";
import { monthOf } from "#contract/time-zone.ts";
import { formatDate, formatMonth, formatPaise } from "#text/format.ts";
import { callFile } from "#web/api/client.ts";
import { refusalText, useAct } from "#web/features/office/acts/use-act.ts";
import { FilterChips } from "#web/features/office/list/filter-chips.tsx";
import { OfficeList } from "#web/features/office/list/office-list.tsx";
import { useOfficeList } from "#web/features/office/list/use-office-list.ts";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { ConfirmDialog } from "#web/i18n/confirm-dialog.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  await loadPageText(["money", "relations"]);
  return null;
}
clientLoader.hydrate = true as const;

const monthsShown = 24;

/** This month and those before it, YYYY-MM. */
function listMonths(now: Date): string[] {
  const [year = 0, month = 1] = monthOf(now).split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, "YYYY-MM".length),
  );
}

/** The fees of a month as a spreadsheet file; every download is in the audit log. */
function FeeMonth() {
  const { language, t } = useLanguage();
  const months = listMonths(new Date());
  const [month, setMonth] = useState(months[0] ?? "");
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(`fees-${month}.csv`, await callFile(exportFeesEndpoint, { params: { month } }));
    } catch (error) {
      toast({ title: t("money:fees.exportFailed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-3 items-end mb-4">
      <SelectField
        label={t("money:fees.month")}
        name="month"
        value={month}
        options={months.map((value) => ({ value, label: formatMonth(language, value) }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      <Button variant="secondary" icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void download()}>
        {t("money:fees.export")}
      </Button>
    </div>
  );
}

/** Marking a fee (R1.3): the buttons that its state allows, and a note for accounting. */
function FeeActs({ fee }: { fee: OfficeFee }) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<FeeAct | null>(null);
  const acts = feeActsOf(fee.state);
  if (acts.length === 0) return null;
  return (
    <div className="office-acts">
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === "pay" ? "primary" : "secondary"}
          aria-label={`${t(`money:fees.${act}`)}: ${fee.student.name}`}
          onClick={() => setOpened(act)}
        >
          {t(`money:fees.${act}`)}
        </Button>
      ))}
      {opened && <MarkFee fee={fee} act={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** A fee never becomes due again, so it is confirmed first. */
function MarkFee({ fee, act, onClose }: { fee: OfficeFee; act: FeeAct; onClose: () => void }) {
  const { language, t } = useLanguage();
  const { lookAgain } = useAct();
  const form = useForm({ note: "" });
  const { note } = form.values;
  const submit = () =>
    void form.send({
      endpoint: changeFeeEndpoint,
      input: { params: { id: fee.id }, body: { state: feeTransitions[act].to, ...(note !== "" && { note }) } },
      done: () => {
        toast({ title: t(`money:fees.${act}Now`), variant: "success" });
        lookAgain();
        onClose();
      },
      failed: (error) => {
        if (error.status !== 409) return;
        toast({ title: t("office:acts.failed"), text: refusalText(t, language, error), variant: "destructive" });
        lookAgain();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`money:fees.${act}Title`, { amount: formatPaise(fee.amount) })}
      confirm={{ busy: form.busy, onClick: submit, children: t(`money:fees.${act}`) }}
    >
      <form className="grid gap-3 min-w-0" {...form.props(submit)}>
        <p>{t("money:fees.final")}</p>
        <TextField
          label={t("money:fees.note")}
          optional={t("relations:ask.optional")}
          hint={t("money:fees.noteHint")}
          dir="auto"
          maxLength={guarantee.reason}
          {...form.field("note")}
        />
        {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      </form>
    </ConfirmDialog>
  );
}

function FeeCard({ fee }: { fee: OfficeFee }) {
  const { language, t } = useLanguage();
  const date = (moment: string) => formatDate(language, new Date(moment));
  const by = fee.stateChangedBy;
  return (
    <Card className="office-row">
      <IndianRupee aria-hidden="true" />
      <div className="grid gap-3 min-w-0">
        <h2>
          {formatPaise(fee.amount)} · {t(`money:states.${fee.state}`)}
        </h2>
        <p className="office-facts">
          {([fee.student, fee.teacher] as const).map((person) => (
            <Link key={person.id} to={`/admin/people/${person.id}`} className="link">
              <bdi>{person.name || t("office:people.erased")}</bdi>
            </Link>
          ))}
          <span>{t("money:fees.made", { date: date(fee.createdAt) })}</span>
          {fee.state !== "due" && (
            <span>
              {t(by === null ? "money:fees.changedItself" : "money:fees.changed", {
                date: date(fee.stateChangedAt),
                by: `\u2068${by?.email ?? by?.name ?? ""}\u2069`,
              })}
            </span>
          )}
        </p>
        {fee.note && <p dir="auto">{fee.note}</p>}
        <FeeActs fee={fee} />
      </div>
    </Card>
  );
}

export default function AdminFees() {
  const { t } = useLanguage();
  const { query, page, chosen, hrefOf } = useOfficeList(listFeesEndpoint, { state: feeStates });
  return (
    <>
      <PageHead title={t("money:fees.title")} noindex />
      <h1 className="sign">{t("money:fees.title")}</h1>
      <FeeMonth />
      <FilterChips
        label={t("office:list.state")}
        choices={feeStates.map((value) => ({ value, label: t(`money:states.${value}`) }))}
        chosen={chosen.state}
        hrefOf={(state) => hrefOf({ state })}
      />
      <OfficeList
        query={query}
        page={page}
        hrefOf={hrefOf}
        keyOf={({ id }) => id}
        row={(fee) => <FeeCard fee={fee} />}
      />
    </>
  );
}
