/** All that we keep about the person as one JSON file (R7.6, R10.3). */
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { exportData } from "#contract/accounts.ts";
import { call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";

/** The call needs the token, so the file is made here rather than linked. */
const fileOf = (content: unknown) => new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });

export function DataExport() {
  const { t } = useLanguage();
  const collect = useMutation({
    mutationFn: () => call(exportData, {}),
    onSuccess: (data) => saveFile(`my-data-${data.exportedAt.slice(0, 10)}.json`, fileOf(data)),
  });
  return (
    <Card as="section" aria-labelledby="export-title" className="grid gap-3 justify-items-start">
      <h2 id="export-title" className="text-lg font-bold">
        {t("accounts:export.title")}
      </h2>
      <p>{t("accounts:export.body")}</p>
      {collect.error && (
        <Notice tone="brick" title={t("accounts:export.failed")} urgent>
          {callFailureText(t, collect.error)}
        </Notice>
      )}
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        busy={collect.isPending}
        onClick={() => collect.mutate()}
      >
        {collect.isPending ? t("accounts:export.busy") : t("accounts:export.submit")}
      </Button>
    </Card>
  );
}
