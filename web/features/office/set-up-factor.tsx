/** Sets up an authenticator (R11.4) in three steps: its QR code, its first code, the recovery codes, shown once. */

import { Download } from "lucide-react";
import { useState } from "react";
import type { Answer } from "#contract/endpoint.ts";
import { confirmSecondFactorEndpoint, startSecondFactorEndpoint } from "#contract/second-factor.ts";
import { FactorCodeField } from "#web/features/account-settings/factor-code-field.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Only those who set one up load the QR code generator. */
const FactorCode = lazyPart(() => import("./factor-code.tsx"));

type Started = Answer<typeof startSecondFactorEndpoint>;

/** The ten recovery codes, shown once: to be written down, or saved as a file. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLanguage();
  const [saved, setSaved] = useState(false);
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
      <ol
        className="recovery-codes grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4 gap-y-1 py-3.5 px-4 border border-line rounded-md font-mono"
        dir="ltr"
      >
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
        checked={saved}
        onChange={({ target }) => setSaved(target.checked)}
      />
      <Button disabled={!saved} onClick={onDone}>
        {t("office:factor.goOn")}
      </Button>
    </section>
  );
}

/** `hasOne`: replaces the old one, whose code is asked for. */
export function SetUpFactor({ hasOne, onDone }: { hasOne: boolean; onDone: () => void }) {
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started !== null) return <ConfirmFactor started={started} onCodes={setCodes} />;
  return <StartFactor hasOne={hasOne} onStarted={setStarted} />;
}

function StartFactor({ hasOne, onStarted }: { hasOne: boolean; onStarted: (started: Started) => void }) {
  const { t } = useLanguage();
  const form = useForm({ code: "" });
  const submit = () =>
    void form.send({
      endpoint: startSecondFactorEndpoint,
      input: { body: hasOne ? { code: form.values.code } : {} },
      done: onStarted,
      at: { otp_invalid: "code", second_factor_required: "code" },
    });
  return (
    <form className="auth-form" {...form.props(submit)}>
      <p>{t(hasOne ? "office:factor.replaceBody" : "office:factor.startBody")}</p>
      {hasOne && <FactorCodeField {...form.field("code")} />}
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button type="submit" busy={form.busy}>
        {t(hasOne ? "office:factor.replace" : "office:factor.start")}
      </Button>
    </form>
  );
}

function ConfirmFactor({ started, onCodes }: { started: Started; onCodes: (codes: string[]) => void }) {
  const { t } = useLanguage();
  const form = useForm({ code: "" });
  const submit = () =>
    void form.send({
      endpoint: confirmSecondFactorEndpoint,
      input: { body: { code: form.values.code } },
      done: ({ recoveryCodes }) => onCodes(recoveryCodes),
      at: { otp_invalid: "code" },
    });
  return (
    <form className="auth-form" {...form.props(submit)}>
      <PartBoundary fallback={<Skeleton shape="block" className="h-64" />}>
        <FactorCode {...started} />
      </PartBoundary>
      <FactorCodeField {...form.field("code")} digitsOnly autoFocus />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button type="submit" busy={form.busy}>
        {t("office:factor.confirm")}
      </Button>
    </form>
  );
}
