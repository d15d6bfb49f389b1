/** /lesson: where the mail about a lesson leads (R13.5). */
import { answerLessonByLink, lessonPath as path, readLessonToken } from "#contract/class-book.ts";
import { lessons as limits } from "#contract/learning-limits.ts";
import { formatMoment, formatPaise } from "#text/format.ts";
import { call } from "#web/api/client.ts";
import { MailPage, mailQuery, readMailAddress, sendPressed } from "#web/features/shell/mail-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import type { Route } from "./+types/lesson";

export const handle: PageHandle = { kind: "document", query: mailQuery(readLessonToken) };

export const loader = ({ url }: Route.LoaderArgs) => readMailAddress(url);

export const action = (pressed: Route.ActionArgs) =>
  sendPressed(pressed, path, ({ token, word, reason = "" }, transport) =>
    call(answerLessonByLink, { body: { token, ...(word === "object" && { reason }) } }, { transport }),
  );

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
      read={readLessonToken}
      opened={loaderData}
      sent={actionData}
    >
      {({ startsAt, outcome, taught, paise }, { reason }) => (
        <>
          <p className="text-lg">
            {formatMoment(language, startsAt)}
            <br />
            {t(`lessons:outcomes.${outcome}`)} · {t("lessons:minutes", { count: taught })}
            {paise > 0 && ` · ${formatPaise(paise)}`}
          </p>
          <div className="relation-acts">
            <Button type="submit" name="word" value="confirm">
              {t("lessons:confirm.yes")}
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
          <p className="text-slate">{t("lessons:page.silence")}</p>
        </>
      )}
    </MailPage>
  );
}
