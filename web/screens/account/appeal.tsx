/** /appeal: where a mail about a decision leads (R11.5). One appeals once, with or without a script; opening it changes nothing. */
import { data, redirect } from "react-router";
import { addressIn } from "#contract/language.ts";
import { office } from "#contract/limits.ts";
import { appealPath as path } from "#contract/office/appeal-path.ts";
import { type Appealable, readAppealableEndpoint, sendAppealEndpoint } from "#contract/office/appeals.ts";
import { formatDate } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { DocumentFrame } from "#web/features/site-layout/document-frame.tsx";
import { PageHead } from "#web/features/site-layout/page-head.tsx";
import { nameIssues } from "#web/forms/find-issues.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { issueText } from "#web/i18n/issue-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext, type Transport } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import type { Route } from "./+types/appeal";

/** The parameter after the appeal is stored. */
const sent = "sent";

/** 256 bits as in the mail; anything else is invalid. */
const secret = /^[A-Za-z0-9_-]{43}$/;

export const handle: PageHandle = {
  kind: "document",
  isPrivate: true,
  query: (given) => {
    if (given.has(sent)) return new URLSearchParams({ [sent]: "yes" });
    const token = given.get("token") ?? "";
    return new URLSearchParams(secret.test(token) ? { token } : {});
  },
};

/** Null where the link is not ours, or the server is unavailable. */
const readVerdict = (transport: Transport, token: string) =>
  secret.test(token) ? call(readAppealableEndpoint, { query: { token } }, { transport }).catch(() => null) : null;

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const verdict = await readVerdict(context.get(pageContext).transport, token);
  return { isSent: url.searchParams.has(sent), token, verdict };
}

/** Renders the page again with errors and all that was typed, or redirects to the thanks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { transport, language } = context.get(pageContext);
  const form = await request.formData();
  const [token, words] = [String(form.get("token") ?? ""), String(form.get("words") ?? "")];
  try {
    await call(sendAppealEndpoint, { body: { token, words } }, { transport });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, status, body } = error;
    const verdict = await readVerdict(transport, token);
    return data({ token, words, verdict, refusal: { code, status, body } }, { status });
  }
  return redirect(addressIn(language, path, `?${sent}=yes`), 303);
}

export default function AppealPage({ loaderData: { isSent, token, verdict }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <DocumentFrame>
      <PageHead title={t("office:appeal.title")} noindex />
      <div className="grid gap-4 max-w-144 mx-auto pt-6 px-4 pb-12">
        <h1 className="sign">{t("office:appeal.title")}</h1>
        {isSent ? (
          <Notice tone="leaf" urgent title={t("office:appeal.sent")}>
            {t("office:appeal.sentBody")}
          </Notice>
        ) : (
          <AppealForm token={token} verdict={verdict} {...actionData} />
        )}
      </div>
    </DocumentFrame>
  );
}

type AppealFormProps = {
  token: string;
  verdict: Appealable | null;
  words?: string;
  refusal?: Pick<CallError, "code" | "status" | "body">;
};

function AppealForm({ token, verdict, words, refusal }: AppealFormProps) {
  const { t } = useLanguage();
  const address = useAddress();
  if (!secret.test(token) || verdict === null || refusal?.status === 404)
    return <Notice tone="brick">{t("office:appeal.dead")}</Notice>;
  const wrong = nameIssues(refusal?.body.issues ?? []).words;
  const decided = <Decided verdict={verdict} />;
  if (verdict.state !== "open")
    return (
      <>
        {decided}
        <Notice tone="leaf">{t(`office:appeal.states.${verdict.state}`)}</Notice>
        {verdict.answer !== null && <p dir="auto">{verdict.answer}</p>}
      </>
    );
  return (
    <form method="post" action={address(path)} noValidate className="grid gap-4">
      {refusal && wrong === undefined && (
        <Notice tone="brick" urgent>
          {callFailureText(t, new CallError(refusal.code, refusal.status, refusal.body))}
        </Notice>
      )}
      {decided}
      <p>{t("office:appeal.body")}</p>
      <input type="hidden" name="token" value={token} />
      <TextAreaField
        name="words"
        label={t("office:appeal.words")}
        hint={t("office:appeal.hint")}
        dir="auto"
        rows={8}
        maxLength={office.appeal}
        defaultValue={words}
        error={wrong && issueText(t, wrong)}
        autoFocus={wrong !== undefined}
        aria-required
      />
      <Button type="submit" className="justify-self-start">
        {t("office:appeal.send")}
      </Button>
    </form>
  );
}

/** What was decided, when and why, in the words of the mail; no admin is named. */
function Decided({ verdict: { act, words, decidedAt, until } }: { verdict: Appealable }) {
  const { language, t } = useLanguage();
  const dateOf = (moment: string) => formatDate(language, new Date(moment));
  return (
    <Card as="section" aria-labelledby="decided" className="grid gap-3">
      <h2 id="decided">{t(`mails:verdict.${act}.subject`)}</h2>
      <p className="text-slate">{t("office:appeal.decided", { date: dateOf(decidedAt), until: dateOf(until) })}</p>
      <h3>{t("mails:verdict.reason")}</h3>
      <p dir="auto" className="appeal-words whitespace-pre-wrap wrap-anywhere">
        {words}
      </p>
    </Card>
  );
}
