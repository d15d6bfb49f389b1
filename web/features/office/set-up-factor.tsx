/** Setting up an authenticator (R11.4) in three steps: its picture, its first code, the recovery codes, which are shown this once. */
import { useState } from "react";
import type { Answer } from "#contract/endpoint.ts";
import { confirmSecondFactor, startSecondFactor } from "#contract/second-factor.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { PartBoundary } from "#web/i18n/part-boundary.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { FactorCodeField } from "./factor-code-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** What draws it is fetched by those who set one up. */
const FactorCode = lazyPart(() => import("./factor-code.tsx"));

type Started = Answer<typeof startSecondFactor>;

/** `hasOne`: another one takes the place of the old, of which a code is asked for. */
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
      endpoint: startSecondFactor,
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
      endpoint: confirmSecondFactor,
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
