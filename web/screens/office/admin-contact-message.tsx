/** One contact message (R11.1): the text and answers, the answer by mail, done. */
import { CheckCheck, Send, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { office } from "#contract/limits.ts";
import {
  answerContactMessageEndpoint,
  closeContactMessageEndpoint,
  type OfficeContactMessage,
  readContactMessageEndpoint,
  reopenContactMessageEndpoint,
} from "#contract/office/contact-messages.ts";
import { formatMoment, formatPhone } from "#text/format.ts";
import { useCan } from "#web/api/use-can.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { OfficeFacts } from "#web/features/office/facts.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Route } from "./+types/admin-contact-message";

export const handle: PageHandle = { kind: "app" };

/** The answer to a contact message: mailed to its author, and stored with it. */
function AnswerForm({ letter }: { letter: OfficeContactMessage }) {
  const { t } = useLanguage();
  const { lookAgain } = useAct();
  const form = useForm({ answer: "" });
  const submit = () =>
    void form.send({
      endpoint: answerContactMessageEndpoint,
      input: { params: { id: letter.id }, body: form.values },
      done: () => {
        toast({ title: t("office:letters.answeredNow", { email: `\u2068${letter.email}\u2069` }), variant: "success" });
        form.reset();
        lookAgain();
      },
    });
  return (
    <form className="grid gap-3 min-w-0" {...form.props(submit)}>
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

function Thread({ letter }: { letter: OfficeContactMessage }) {
  const { language, t } = useLanguage();
  const messages = [
    { id: letter.id, by: letter.fullName, words: letter.message, at: letter.createdAt },
    ...letter.answers.map(({ id, answer, admin, createdAt }) => ({
      id,
      by: admin?.email ?? t("office:people.erased"),
      words: answer,
      at: createdAt,
    })),
  ];
  return (
    <ol className="grid gap-3 min-w-0">
      {messages.map(({ id, by, words, at }) => (
        <li key={id}>
          <Card
            className={
              id === letter.id
                ? "grid gap-2 min-w-0 wrap-anywhere"
                : "grid gap-2 min-w-0 wrap-anywhere office-ours border-s-4 border-s-marigold"
            }
          >
            <p className="office-facts">
              <bdi>{by}</bdi>
              <span>{formatMoment(language, new Date(at))}</span>
            </p>
            <p className="whitespace-pre-wrap" dir="auto">
              {words}
            </p>
          </Card>
        </li>
      ))}
    </ol>
  );
}

function MessageActs({ letter }: { letter: OfficeContactMessage }) {
  const { t } = useLanguage();
  const { act, busy } = useAct();
  const params = { id: letter.id };
  return letter.handledAt === null ? (
    <Button
      variant="secondary"
      className="justify-self-start"
      icon={<CheckCheck aria-hidden="true" />}
      busy={busy}
      onClick={() => void act(closeContactMessageEndpoint, { params }, { said: t("office:letters.doneNow") })}
    >
      {t("office:letters.finish")}
    </Button>
  ) : (
    <Button
      variant="secondary"
      className="justify-self-start"
      icon={<Undo2 className="turns" aria-hidden="true" />}
      busy={busy}
      onClick={() => void act(reopenContactMessageEndpoint, { params }, { said: t("office:letters.reopenedNow") })}
    >
      {t("office:letters.reopen")}
    </Button>
  );
}

/** The author's account, as every reader of contact messages may know it. */
function WriterLink({ account: { id, initials, role } }: { account: NonNullable<OfficeContactMessage["account"]> }) {
  const { t } = useLanguage();
  return (
    <Link to={`/admin/people/${id}`} className="link">
      {initials === "" ? t("office:people.erased") : <bdi>{initials}</bdi>} · {t(`accounts:role.${role}`)}
    </Link>
  );
}

export default function AdminLetter({ params }: Route.ComponentProps) {
  const { t } = useLanguage();
  const may = useCan();
  const query = useSubject(readContactMessageEndpoint, params.id);
  return (
    <SubjectPage
      query={query}
      back={{ to: "/admin/letters", label: t("office:parts.letters") }}
      title={query.data?.subject ?? t("office:kinds.letter")}
    >
      {(message) => (
        <>
          <ClaimItem id={message.handledAt === null ? message.queueItemId : null} />
          <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid gap-3 min-w-0">
              <Thread letter={message} />
              {may("letters.answer") && <AnswerForm key={message.id} letter={message} />}
            </div>
            <Card as="section" aria-labelledby="sender" className="office-claims">
              <h2 id="sender">{t("office:letters.sender")}</h2>
              <OfficeFacts
                facts={[
                  { label: t("office:letters.name"), words: <bdi>{message.fullName}</bdi> },
                  { label: t("accounts:fields.email"), words: <bdi>{message.email}</bdi> },
                  {
                    label: t("office:people.phone"),
                    words: message.phone && <bdi dir="ltr">{formatPhone(message.phone)}</bdi>,
                  },
                  { label: t("office:people.language"), words: t(`office:languages.${message.language}`) },
                  { label: t("office:letters.reference"), words: <bdi dir="ltr">{message.reference}</bdi> },
                  {
                    label: t("office:letters.account"),
                    words: message.account && <WriterLink account={message.account} />,
                  },
                ]}
              />
              {may("letters.answer") && <MessageActs letter={message} />}
            </Card>
          </div>
        </>
      )}
    </SubjectPage>
  );
}
