/** One letter (R11.1): what was written and answered, the answer by mail, done. */
import { CheckCheck, Undo2 } from "lucide-react";
import { finishLetter, type OfficeLetter, readLetter, reopenLetter } from "#contract/office/letters.ts";
import { formatMoment, formatPhone } from "#text/format.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { useAct } from "#web/features/office/acts/use-act.ts";
import { Facts } from "#web/features/office/facts.tsx";
import { AnswerForm } from "#web/features/office/letters/answer-form.tsx";
import { PersonLink } from "#web/features/office/person-link.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { useLanguage } from "#web/i18n/language.tsx";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/admin-letter";

export const handle: PageHandle = { kind: "app" };

function Thread({ letter }: { letter: OfficeLetter }) {
  const { language, t } = useLanguage();
  const said = [
    { id: letter.id, by: letter.fullName, words: letter.message, at: letter.createdAt },
    ...letter.answers.map(({ id, answer, admin, createdAt }) => ({
      id,
      by: admin?.email ?? t("office:people.erased"),
      words: answer,
      at: createdAt,
    })),
  ];
  return (
    <ol className="office-rows">
      {said.map(({ id, by, words, at }) => (
        <li key={id}>
          <Card className={id === letter.id ? "office-said" : "office-said office-ours"}>
            <p className="office-facts">
              <bdi>{by}</bdi>
              <span>{formatMoment(language, new Date(at))}</span>
            </p>
            <p className="office-words" dir="auto">
              {words}
            </p>
          </Card>
        </li>
      ))}
    </ol>
  );
}

function LetterActs({ letter }: { letter: OfficeLetter }) {
  const { t } = useLanguage();
  const { act, busy } = useAct();
  const params = { id: letter.id };
  return letter.handledAt === null ? (
    <Button
      variant="secondary"
      className="justify-self-start"
      icon={<CheckCheck aria-hidden="true" />}
      busy={busy}
      onClick={() => void act(finishLetter, { params }, { said: t("office:letters.doneNow") })}
    >
      {t("office:letters.finish")}
    </Button>
  ) : (
    <Button
      variant="secondary"
      className="justify-self-start"
      icon={<Undo2 className="turns" aria-hidden="true" />}
      busy={busy}
      onClick={() => void act(reopenLetter, { params }, { said: t("office:letters.reopenedNow") })}
    >
      {t("office:letters.reopen")}
    </Button>
  );
}

export default function AdminLetter({ params }: Route.ComponentProps) {
  const { t } = useLanguage();
  const asked = useSubject(readLetter, params.id);
  return (
    <SubjectPage
      asked={asked}
      back={{ to: "/admin/letters", label: t("office:parts.letters") }}
      title={asked.data?.subject ?? t("office:kinds.letter")}
    >
      {(letter) => (
        <>
          <ClaimItem id={letter.handledAt === null ? letter.queueItemId : null} />
          <div className="office-beside">
            <div className="office-side">
              <Thread letter={letter} />
              <AnswerForm key={letter.id} letter={letter} />
            </div>
            <Card as="section" aria-labelledby="sender" className="office-claims">
              <h2 id="sender">{t("office:letters.sender")}</h2>
              <Facts
                facts={[
                  { label: t("office:letters.name"), words: <bdi>{letter.fullName}</bdi> },
                  { label: t("accounts:fields.email"), words: <bdi>{letter.email}</bdi> },
                  {
                    label: t("office:people.phone"),
                    words: letter.phone && <bdi dir="ltr">{formatPhone(letter.phone)}</bdi>,
                  },
                  { label: t("office:people.language"), words: t(`office:languages.${letter.language}`) },
                  { label: t("office:letters.reference"), words: <bdi dir="ltr">{letter.reference}</bdi> },
                  {
                    label: t("office:letters.account"),
                    words: letter.account && <PersonLink person={letter.account} />,
                  },
                ]}
              />
              <LetterActs letter={letter} />
            </Card>
          </div>
        </>
      )}
    </SubjectPage>
  );
}
