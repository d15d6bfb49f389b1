/** The person's number, and the code that verifies it (R3.10). Without an SMS gateway nothing asks for it. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { readPhoneEndpoint, sendPhoneCodeEndpoint, verifyPhoneEndpoint } from "#contract/phone-proof.ts";
import { formatDate, formatPhone } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { keys } from "#web/api/query-keys.ts";
import { CodeBoxes, readCode } from "#web/features/accounts/codes/code-boxes.tsx";
import { ResendButton } from "#web/features/accounts/codes/resend-button.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { LoadFailed } from "#web/i18n/load-failed.tsx";
import { Sentence } from "#web/i18n/sentence.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";

const phoneQuery = queryOptions({
  queryKey: keys.phone,
  queryFn: ({ signal }) => call(readPhoneEndpoint, {}, { signal }),
});

export function PhoneCard() {
  const { language, t } = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(phoneQuery);
  return (
    <Card as="section" aria-labelledby="phone-title" className="grid gap-3">
      <h2 id="phone-title" className="text-lg font-bold">
        {t("accounts:phone.title")}
      </h2>
      {data === undefined && error && (
        <LoadFailed title={t("accounts:phone.failed")} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {data === undefined && !error && <Skeleton className="w-1/2" />}
      {data?.phone === null && <p>{t("accounts:phone.none")}</p>}
      {data?.phone && (
        <p>
          <bdi dir="ltr" className="font-bold">
            {formatPhone(data.phone)}
          </bdi>
        </p>
      )}
      {data?.verifiedAt && (
        <p className="phone-proved flex gap-2 items-start svg:size-4.5 svg:mt-1 text-leaf">
          <BadgeCheck aria-hidden="true" />
          <span>{t("accounts:phone.proved", { date: formatDate(language, new Date(data.verifiedAt)) })}</span>
        </p>
      )}
      {data?.phone && data.verifiedAt === null && data.provable && <ProvePhone phone={data.phone} />}
    </Card>
  );
}

function ProvePhone({ phone }: { phone: string }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [resendAt, setResendAt] = useState<number | null>(null);
  const form = useForm({ otp: "" });
  const requestCode = () => call(sendPhoneCodeEndpoint, {});
  const wait = (seconds: number) => setResendAt(Date.now() + seconds * 1000);

  function submit(otp = readCode(form.values.otp)) {
    if (resendAt === null)
      return void form.attempt({ wrong: [], act: async () => wait((await requestCode()).retryAfter) });
    void form.send({
      endpoint: verifyPhoneEndpoint,
      input: { body: { otp } },
      at: { otp_invalid: "otp" },
      done: (proved) => {
        toast({ title: t("accounts:phone.done"), variant: "success" });
        client.setQueryData(phoneQuery.queryKey, { ...proved, provable: true });
      },
    });
  }

  return (
    <form className="auth-form" {...form.props(submit)}>
      {form.failure && (
        <Notice tone="brick" urgent>
          {form.failure}
        </Notice>
      )}
      {resendAt === null ? (
        <>
          <p>{t("accounts:phone.ask")}</p>
          <Button type="submit" variant="secondary" className="justify-self-start" busy={form.busy}>
            {t("accounts:phone.send")}
          </Button>
        </>
      ) : (
        <>
          <p>
            <Sentence text="accounts:phone.sent" parts={{ phone: <bdi dir="ltr">{formatPhone(phone)}</bdi> }} />
          </p>
          <CodeBoxes form={form} onCode={submit} takesFocus />
          <Button type="submit" size="large" wide busy={form.busy}>
            {t("accounts:phone.submit")}
          </Button>
          <ResendButton resendAt={resendAt} ask={requestCode} onWait={wait} />
        </>
      )}
    </form>
  );
}
