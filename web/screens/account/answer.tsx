/** /answer: where the follow-up question of a mail leads (R10.4). */
import { answerByLinkEndpoint, dayOfToken, answerPath as path } from "#contract/questions.ts";
import { call } from "#web/api/client.ts";
import { questionWords } from "#web/features/questions/question-words.ts";
import { MailPage, mailPage, openMailPage, sendPressed } from "#web/features/site-layout/mail-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/answer";

export const handle = mailPage(dayOfToken);

export const loader = (opened: Route.LoaderArgs) => openMailPage(opened, dayOfToken);

export const action = (pressed: Route.ActionArgs) =>
  sendPressed(pressed, {
    path,
    read: dayOfToken,
    send: ({ token, answer }, transport) =>
      call(answerByLinkEndpoint, { body: { token, answer: answer === "yes" } }, { transport }),
  });

export default function AnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <MailPage
      path={path}
      title={t("questions:page.title")}
      thanks={
        <Notice tone="leaf" urgent title={t("questions:thanks")}>
          {t("questions:helps")}
        </Notice>
      }
      dead={t("questions:page.dead")}
      opened={loaderData}
      sent={actionData}
    >
      {(day) => (
        <>
          <p className="text-lg">{t(`questions:${questionWords[day]}.plain`)}</p>
          <div className="relation-acts">
            <Button type="submit" name="answer" value="yes">
              {t(`questions:${questionWords[day]}.yes`)}
            </Button>
            <Button type="submit" name="answer" value="no" variant="secondary">
              {t(`questions:${questionWords[day]}.no`)}
            </Button>
          </div>
          <p className="text-slate">{t("questions:private")}</p>
        </>
      )}
    </MailPage>
  );
}
