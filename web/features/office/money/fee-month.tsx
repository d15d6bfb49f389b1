/** The fees of a month as a file for a spreadsheet; every download stands in the audit log. */
import { Download } from "lucide-react";
import { useState } from "react";
import { exportFees } from "#contract/office/fees.ts";
import { monthOf } from "#contract/time-zone.ts";
import { formatMonth } from "#text/format.ts";
import { callFile } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { toast } from "#web/ui/toast.ts";

const monthsShown = 24;

/** This one and those before it, YYYY-MM. */
function listMonths(now: Date): string[] {
  const [year = 0, month = 1] = monthOf(now).split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, "YYYY-MM".length),
  );
}

export function FeeMonth() {
  const { language, t } = useLanguage();
  const months = listMonths(new Date());
  const [month, setMonth] = useState(months[0] ?? "");
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(`fees-${month}.csv`, await callFile(exportFees, { params: { month } }));
    } catch (error) {
      toast({ title: t("money:fees.exportFailed"), text: callFailureText(t, error), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="fee-month">
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
