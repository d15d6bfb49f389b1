/** /answer: where the mail's question leads (R10.4). Opening it changes nothing; a press of one of two buttons does, with or without a script. */
import { data, redirect } from "react-router";
import { addressIn } from "#contract/language.ts";
import { answerByLink, dayOfToken, answerPath as path } from "#contract/questions.ts";
import { CallError, call } from "#web/api/client.ts";
import { questionWords } from "#web/features/questions/question-words.ts";
import { DocumentFrame } from "#web/features/shell/document-frame.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/answer";

/** What the address says once the answer is kept. */
const done = "done";

export const handle: PageHandle = {
  kind: "document",
  query: (given) => {
    if (given.has(done)) return new URLSearchParams({ [done]: "yes" });
    const token = given.get("token") ?? "";
    return new URLSearchParams(dayOfToken(token) === null ? {} : { token });
  },
};

export function loader({ url }: Route.LoaderArgs) {
  return { isDone: url.searchParams.has(done), token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { transport, language } = context.get(pageContext);
  const form = await request.formData();
  const token = String(form.get("token") ?? "");
  try {
    await call(answerByLink, { body: { token, answer: form.get("answer") === "yes" } }, { transport });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, status, body } = error;
    return data({ token, refusal: { code, status, body } }, { status });
  }
  return redirect(addressIn(language, path, `?${done}=yes`), 303);
}

export default function AnswerPage({ loaderData: { isDone, token: named }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <DocumentFrame>
      <PageHead title={t("questions:page.title")} noindex />
      <div className="answer-page">
        <h1 className="sign">{t("questions:page.title")}</h1>
        {isDone ? (
          <Notice tone="leaf" urgent title={t("questions:thanks")}>
            {t("questions:helps")}
          </Notice>
        ) : (
          <AnswerForm token={actionData?.token ?? named} refusal={actionData?.refusal} />
        )}
      </div>
    </DocumentFrame>
  );
}

type Refusal = Pick<CallError, "code" | "status" | "body">;

function AnswerForm({ token, refusal }: { token: string; refusal: Refusal | undefined }) {
  const { t } = useLanguage();
  const address = useAddress();
  const day = dayOfToken(token);
  if (day === null || refusal?.status === 404) return <Notice tone="brick">{t("questions:page.dead")}</Notice>;
  const words = questionWords[day];
  return (
    <form method="post" action={address(path)} className="grid gap-4">
      {refusal && (
        <Notice tone="brick" urgent>
          {callFailureText(t, new CallError(refusal.code, refusal.status, refusal.body))}
        </Notice>
      )}
      <p className="text-lg">{t(`questions:${words}.plain`)}</p>
      <input type="hidden" name="token" value={token} />
      <div className="relation-acts">
        <Button type="submit" name="answer" value="yes">
          {t(`questions:${words}.yes`)}
        </Button>
        <Button type="submit" name="answer" value="no" variant="secondary">
          {t(`questions:${words}.no`)}
        </Button>
      </div>
      <p className="text-slate">{t("questions:private")}</p>
    </form>
  );
}
