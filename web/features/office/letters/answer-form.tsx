/** The answer to a letter: mailed to who wrote it, and kept with the letter. */
import { Send } from "lucide-react";
import { office } from "#contract/limits.ts";
import { answerLetter, type OfficeLetter } from "#contract/office/letters.ts";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

export function AnswerForm({ letter }: { letter: OfficeLetter }) {
  const { t } = useLanguage();
  const { lookAgain } = useAct();
  const form = useForm({ answer: "" });
  const submit = () =>
    void form.send({
      endpoint: answerLetter,
      input: { params: { id: letter.id }, body: form.values },
      done: () => {
        toast({ title: t("office:letters.answeredNow", { email: `\u2068${letter.email}\u2069` }), variant: "success" });
        form.reset();
        lookAgain();
      },
    });
  return (
    <form className="words-form" {...form.props(submit)}>
      <TextAreaField
        label={t("office:letters.answer")}
        hint={t("office:letters.answerHint", { email: `\u2068${letter.email}\u2069` })}
        dir="auto"
        rows={6}
        maxLength={office.words}
        {...form.field("answer")}
      />
      {form.failure && <Notice tone="brick">{form.failure}</Notice>}
      <Button
        type="submit"
        className="justify-self-start"
        icon={<Send className="turns" aria-hidden="true" />}
        busy={form.busy}
      >
        {t("office:letters.send")}
      </Button>
    </form>
  );
}
