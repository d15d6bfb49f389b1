/** Follow-up questions answered by one tap (R10.4): did you meet, does it go on. Renders nothing without any. */

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { answerQuestionEndpoint, type Question } from "#contract/questions.ts";
import type { MemberRole } from "#contract/vocabulary.ts";
import { call } from "#web/api/client.ts";
import { callFailureText } from "#web/i18n/call-failure-text.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { toast } from "#web/ui/toast.ts";
import { questionsQuery } from "./queries.ts";
import { questionWords } from "./question-words.ts";

export function OpenQuestions({ side }: { side: MemberRole }) {
  const { t } = useLanguage();
  const { data = [] } = useQuery(questionsQuery);
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="home-questions" className="home-part border-s-5 border-s-marigold">
      <h2 id="home-questions">{t("questions:title", { count: data.length })}</h2>
      <ul className="questions grid gap-4 [&_.relation-acts]:mt-2">
        {data.map((question) => (
          <li key={question.id}>
            <OneQuestion question={question} side={side} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-slate">{t("questions:private")}</p>
    </Card>
  );
}

function OneQuestion({ question, side }: { question: Question; side: MemberRole }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { id, day, who } = question;
  const words = questionWords[day];
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (answer: boolean) => call(answerQuestionEndpoint, { params: { id }, body: { answer } }),
    onSuccess: (_, answer) => {
      client.setQueryData(questionsQuery.queryKey, (cached) => cached?.filter((other) => other.id !== id));
      // A family for whom it did not work out has the guarantee.
      const isLetDown = side === "student" && !answer;
      toast({
        title: t("questions:thanks"),
        text: t(isLetDown ? "questions:sorry" : "questions:helps"),
        variant: "success",
        ...(isLetDown && { action: { label: t("shell:actions.show"), to: `${dashboardOf("student")}?tab=teachers` } }),
      });
    },
    onError: (error) =>
      toast({ title: t("questions:failed"), text: callFailureText(t, error), variant: "destructive" }),
  });
  return (
    <>
      <p id={id}>{t(`questions:${words}.ask`, { who })}</p>
      <div className="relation-acts">
        {([true, false] as const).map((answer) => (
          <Button
            key={String(answer)}
            variant="secondary"
            aria-describedby={id}
            busy={isPending && variables === answer}
            onClick={() => mutate(answer)}
          >
            {t(answer ? `questions:${words}.yes` : `questions:${words}.no`)}
          </Button>
        ))}
      </div>
    </>
  );
}
