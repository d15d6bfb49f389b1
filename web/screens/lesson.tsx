/** /lesson: where the mail about a lesson leads (R13.5). Opening it changes nothing; a press of its buttons does, without a script. */
import { data, redirect } from "react-router";
import { answerLessonByLink, lessonPath as path, readLessonToken } from "#contract/class-book.ts";
import { addressIn } from "#contract/language.ts";
import { lessons as limits } from "#contract/learning-limits.ts";
import { formatMoment, formatPaise } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { DocumentFrame } from "#web/features/shell/document-frame.tsx";
import { PageHead } from "#web/features/shell/page-head.tsx";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { useAddress } from "#web/i18n/use-address.ts";
import { type PageHandle, pageContext } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import type { Route } from "./+types/lesson";

/** What the address says once the word is kept. */
const done = "done";

export const handle: PageHandle = {
  kind: "document",
  query: (given) => {
    if (given.has(done)) return new URLSearchParams({ [done]: "yes" });
    const token = given.get("token") ?? "";
    return new URLSearchParams(readLessonToken(token) === null ? {} : { token });
  },
};

export function loader({ url }: Route.LoaderArgs) {
  return { isDone: url.searchParams.has(done), token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { transport, language } = context.get(pageContext);
  const form = await request.formData();
  const token = String(form.get("token") ?? "");
  const objects = form.get("word") === "object";
  const reason = String(form.get("reason") ?? "");
  try {
    await call(answerLessonByLink, { body: { token, ...(objects && { reason }) } }, { transport });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { code, status, body } = error;
    return data({ token, reason, refusal: { code, status, body } }, { status });
  }
  return redirect(addressIn(language, path, `?${done}=yes`), 303);
}

export default function LessonPage({ loaderData: { isDone, token: named }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <DocumentFrame>
      <PageHead title={t("lessons:page.title")} noindex />
      <div className="answer-page">
        <h1 className="sign">{t("lessons:page.title")}</h1>
        {isDone ? (
          <Notice tone="leaf" urgent>
            {t("lessons:page.thanks")}
          </Notice>
        ) : (
          <LessonForm token={actionData?.token ?? named} typed={actionData?.reason} refusal={actionData?.refusal} />
        )}
      </div>
    </DocumentFrame>
  );
}

type Refusal = Pick<CallError, "code" | "status" | "body">;

type LessonFormProps = { token: string; typed: string | undefined; refusal: Refusal | undefined };

function LessonForm({ token, typed, refusal }: LessonFormProps) {
  const { language, t } = useLanguage();
  const address = useAddress();
  const said = readLessonToken(token);
  if (said === null || refusal?.status === 404) return <Notice tone="brick">{t("lessons:page.dead")}</Notice>;
  return (
    <form method="post" action={address(path)} className="grid gap-4">
      {refusal && (
        <Notice tone="brick" urgent>
          {callFailureText(t, new CallError(refusal.code, refusal.status, refusal.body))}
        </Notice>
      )}
      <p className="text-lg">
        {formatMoment(language, said.startsAt)}
        <br />
        {t(`lessons:outcomes.${said.outcome}`)} · {t("lessons:minutes", { count: said.taught })}
        {said.paise > 0 && ` · ${formatPaise(said.paise)}`}
      </p>
      <input type="hidden" name="token" value={token} />
      <div className="relation-acts">
        <Button type="submit" name="word" value="confirm">
          {t("lessons:confirm.yes")}
        </Button>
      </div>
      <TextAreaField
        label={t("lessons:page.why")}
        name="reason"
        defaultValue={typed}
        maxLength={limits.words}
        dir="auto"
      />
      <div className="relation-acts">
        <Button type="submit" name="word" value="object" variant="secondary">
          {t("lessons:acts.object")}
        </Button>
      </div>
      <p className="text-slate">{t("lessons:page.silence")}</p>
    </form>
  );
}
