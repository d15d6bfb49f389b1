/** One claim on the guarantee (R10.2): the student's text, the facts, the clock, and the decision. */

import { Check, Undo2, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { RuleCode } from "#contract/office/acts.ts";
import {
  decideClaimEndpoint,
  type OfficeClaim,
  readOfficeClaimEndpoint,
  reopenClaimEndpoint,
} from "#contract/office/claims.ts";
import { formatDate, formatMoment, formatPaise } from "#text/format.ts";
import { ClaimItem } from "#web/features/office/acts/claim-item.tsx";
import { WordsDialog } from "#web/features/office/acts/words-dialog.tsx";
import { LateClock } from "#web/features/office/money/late-clock.tsx";
import { SubjectPage, useSubject } from "#web/features/office/subject-page.tsx";
import { questionWords } from "#web/features/questions/question-words.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import { loadPageText } from "#web/i18n/load-page-text.ts";
import type { PageHandle } from "#web/page.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/admin-claim";

export const handle: PageHandle = { kind: "app" };

export async function clientLoader() {
  await loadPageText(["money", "questions"]);
  return null;
}
clientLoader.hydrate = true as const;

function Person({ person }: { person: OfficeClaim["student"] }) {
  const { t } = useLanguage();
  return (
    <Link to={`/admin/people/${person.id}`} className="link">
      <bdi>{person.name || t("office:people.erased")}</bdi>
    </Link>
  );
}

/** The facts of a claim: the two people, the lessons, the fee, and both answers to the follow-up questions (R10.4). */
function ClaimFacts({ claim }: { claim: OfficeClaim }) {
  const { language, t } = useLanguage();
  const { relation, fee, answers, student, teacher } = claim;
  const date = (moment: string) => formatDate(language, new Date(moment));
  const lessons = [
    t(`vocabulary:relationStatuses.${relation.status}`),
    relation.activeSince && t("money:claims.since", { date: date(relation.activeSince) }),
    relation.endedAt && t("money:claims.ended", { date: date(relation.endedAt) }),
  ];
  return (
    <Card as="section" aria-labelledby="claim-about" className="office-claims">
      <h2 id="claim-about">{t("money:claims.about")}</h2>
      <dl className="facts">
        <div>
          <dt>{t("money:student")}</dt>
          <dd>
            <Person person={student} />
          </dd>
        </div>
        <div>
          <dt>{t("money:teacher")}</dt>
          <dd>
            <Person person={teacher} />
          </dd>
        </div>
        <div>
          <dt>{t("money:claims.lessons")}</dt>
          <dd>{lessons.filter(Boolean).join(" · ")}</dd>
        </div>
        {fee && (
          <div>
            <dt>{t("money:fee")}</dt>
            <dd>
              {formatPaise(fee.amount)} · {t(`money:states.${fee.state}`)}
            </dd>
          </div>
        )}
        {answers.map(({ by, day, answer }) => (
          <div key={`${by} ${day}`}>
            <dt>{t(`money:claims.asked.${by}`, { count: day })}</dt>
            <dd>
              {t(`questions:${questionWords[day]}.plain`)}{" "}
              {t(`questions:${questionWords[day]}.${answer ? "yes" : "no"}`)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Decision = "granted" | "refused";

/** Acts on a claim: grant or refuse, with words the student reads; undo a refusal. */
function ClaimActs({ claim }: { claim: OfficeClaim }) {
  const { t } = useLanguage();
  const [asks, setAsks] = useState<Decision | "reopen" | null>(null);
  const close = () => setAsks(null);
  const { id, kind, status } = claim;
  const bodyOf = (decision: Decision, { words, rule }: { words: string; rule: RuleCode }) => ({
    params: { id },
    body: { decision, note: words, rule },
  });
  return (
    <div className="office-acts">
      {status === "open" ? (
        <>
          <Button icon={<Check aria-hidden="true" />} onClick={() => setAsks("granted")}>
            {t("money:claims.grant")}
          </Button>
          <Button variant="destructive" icon={<X aria-hidden="true" />} onClick={() => setAsks("refused")}>
            {t("money:claims.refuse")}
          </Button>
        </>
      ) : (
        <Decided claim={claim} />
      )}
      {status === "refused" && (
        <Button
          variant="secondary"
          icon={<Undo2 className="turns" aria-hidden="true" />}
          onClick={() => setAsks("reopen")}
        >
          {t("money:claims.reopen")}
        </Button>
      )}
      {(["granted", "refused"] as const).map((decision) => (
        <WordsDialog
          key={`${decision} ${id}`}
          open={asks === decision}
          onClose={close}
          title={t(`money:claims.${decision}Title`)}
          confirm={{
            label: t(decision === "granted" ? "money:claims.grant" : "money:claims.refuse"),
            destructive: decision === "refused",
          }}
          endpoint={decideClaimEndpoint}
          inputOf={(words) => bodyOf(decision, words)}
          at="note"
          {...(decision === "granted" && { hint: "money:claims.wordsHint" })}
          said={t(`money:claims.${decision}Now`)}
        >
          <p>{t(decision === "granted" ? `money:claims.grantBody.${kind}` : "money:claims.refuseBody")}</p>
        </WordsDialog>
      ))}
      <WordsDialog
        key={`reopen ${id}`}
        open={asks === "reopen"}
        onClose={close}
        title={t("money:claims.reopenTitle")}
        hint="money:claims.wordsHint"
        confirm={{ label: t("money:claims.reopen") }}
        endpoint={reopenClaimEndpoint}
        inputOf={({ words, rule }) => ({ params: { id }, body: { reason: words, rule } })}
        said={t("money:claims.reopenedNow")}
      >
        <p>{t("money:claims.reopenBody")}</p>
      </WordsDialog>
    </div>
  );
}

function Decided({ claim: { status, decision, decidedAt, decidedBy } }: { claim: OfficeClaim }) {
  const { language, t } = useLanguage();
  const values = {
    by: `\u2068${decidedBy?.email ?? decidedBy?.name ?? t("office:people.erased")}\u2069`,
    moment: decidedAt === null ? "" : formatMoment(language, new Date(decidedAt)),
  };
  return (
    <Notice tone={status === "granted" ? "leaf" : "brick"}>
      <p>{t(status === "granted" ? "money:claims.grantedBy" : "money:claims.refusedBy", values)}</p>
      <p dir="auto">{decision}</p>
    </Notice>
  );
}

export default function AdminClaim({ params }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const query = useSubject(readOfficeClaimEndpoint, params.id);
  const kind = query.data && t(`office:claimKinds.${query.data.kind}`);
  return (
    <SubjectPage
      query={query}
      back={{ to: "/admin/claims", label: t("money:claims.title") }}
      title={kind ?? t("office:kinds.claim")}
    >
      {(claim) => (
        <>
          <ClaimItem id={claim.status === "open" ? claim.queueItemId : null} />
          <div className="grid gap-4 items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid gap-3 min-w-0">
              <Card as="section" aria-labelledby="claim-words" className="office-claims">
                <h2 id="claim-words">{t("money:claims.words")}</h2>
                <p className="office-facts">
                  <span>{formatMoment(language, new Date(claim.createdAt))}</span>
                  {claim.status === "open" && <LateClock answerBy={claim.answerBy} />}
                </p>
                <p dir="auto" className="whitespace-pre-line">
                  {claim.reason || t("money:claims.erased")}
                </p>
              </Card>
              <ClaimActs claim={claim} />
            </div>
            <ClaimFacts claim={claim} />
          </div>
        </>
      )}
    </SubjectPage>
  );
}
