/** The ten recovery codes, shown this once: to be written down, or kept as a file. */
import { Download } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLanguage();
  const [kept, setKept] = useState(false);
  const save = () => saveFile("recovery-codes.txt", new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
  return (
    <section className="auth-form" aria-labelledby="recovery-codes">
      <Notice tone="leaf" urgent>
        {t("office:factor.done")}
      </Notice>
      <h2 id="recovery-codes" className="text-lg font-bold">
        {t("office:factor.recoveryTitle")}
      </h2>
      <p>{t("office:factor.recoveryBody")}</p>
      <ol className="recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={save}>
        {t("office:factor.save")}
      </Button>
      <Checkbox
        name="kept"
        label={t("office:factor.kept")}
        checked={kept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button disabled={!kept} onClick={onDone}>
        {t("office:factor.goOn")}
      </Button>
    </section>
  );
}
