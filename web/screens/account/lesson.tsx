/** /lesson: where the mail about a lesson leads (R13.5). */
import {
  answerLessonByLinkEndpoint,
  lessonPath as path,
  readLessonByLinkEndpoint,
  readLessonToken,
} from "#contract/class-book.ts";
import { lessonLimits as limits } from "#contract/learning-limits.ts";
import { formatMoment, formatPaise } from "#text/format.ts";
import { CallError, call } from "#web/api/client.ts";
import { MailPage, mailPage, openMailPage, sendPressed } from "#web/features/site-layout/mail-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { Transport } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import type { Route } from "./+types/lesson";

export const handle = mailPage(readLessonToken);

/** The server verifies the signature and answers with the lesson. */
async function readLesson(token: string, transport: Transport) {
  if (readLessonToken(token) === null) return null;
  return call(readLessonByLinkEndpoint, { query: { token } }, { transport }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === "not_found") return null;
    throw error;
  });
}

export const loader = (opened: Route.LoaderArgs) => openMailPage(opened, readLesson);

export const action = (pressed: Route.ActionArgs) =>
  sendPressed(pressed, {
    path,
    read: readLesson,
    send: ({ token, word, reason = "" }, transport) =>
      call(answerLessonByLinkEndpoint, { body: { token, ...(word === "object" && { reason }) } }, { transport }),
  });

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  return (
    <MailPage
      path={path}
      title={t("lessons:page.title")}
      thanks={
        <Notice tone="leaf" urgent>
          {t("lessons:page.thanks")}
        </Notice>
      }
      dead={t("lessons:page.dead")}
      opened={loaderData}
      sent={actionData}
    >
      {({ startsAt, outcome, minutes, paise, exceeds }, { reason }) => (
        <>
          <p className="text-lg">
            {formatMoment(language, new Date(startsAt))}
            <br />
            {t(`lessons:outcomes.${outcome}`)} · {t("lessons:minutes", { count: minutes })}
            {paise > 0 && ` · ${formatPaise(paise)}`}
          </p>
          {exceeds !== null && (
            <Notice tone="marigold">{t("lessons:confirm.longer", { fixed: exceeds, count: minutes })}</Notice>
          )}
          <div className="relation-acts">
            <Button type="submit" name="word" value="confirm">
              {exceeds === null ? t("lessons:confirm.yes") : t("lessons:confirm.yesLonger", { count: minutes })}
            </Button>
          </div>
          <TextAreaField
            label={t("lessons:page.why")}
            name="reason"
            defaultValue={reason}
            maxLength={limits.words}
            dir="auto"
          />
          <div className="relation-acts">
            <Button type="submit" name="word" value="object" variant="secondary">
              {t("lessons:acts.object")}
            </Button>
          </div>
          {exceeds === null && <p className="text-slate">{t("lessons:page.silence")}</p>}
        </>
      )}
    </MailPage>
  );
}
