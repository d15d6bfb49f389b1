/** The demo office's history and queue (R11): contact messages, document decisions with their log lines, a suspension, appeals. */
import { createHash } from "node:crypto";
import type { appeals, auditLog, contactAnswers, contactMessages, verdicts } from "#server/db/schema/admin.ts";
import { demoId } from "./demo-id.ts";
import type { DemoDocumentRow } from "./make-documents.ts";
import { daysBefore } from "./moments.ts";
import { appealPieces, messagePieces, rejectionWords, suspension } from "./office-pieces.ts";

type Office = {
  letters: (typeof contactMessages.$inferInsert)[];
  answers: (typeof contactAnswers.$inferInsert)[];
  verdicts: (typeof verdicts.$inferInsert)[];
  appeals: (typeof appeals.$inferInsert)[];
  audit: (typeof auditLog.$inferInsert)[];
};

type Facts = { adminId: string; papers: readonly DemoDocumentRow[]; suspendedId: string; now: Date };

/** Document decisions in the log: the newest. */
const shownDecisions = 60;
const suspendedDays = 3;

function makeContactMessages(adminId: string, now: Date): Pick<Office, "letters" | "answers"> {
  const allMessages = messagePieces.map(({ answer, days, ...piece }, index) => ({
    ...piece,
    id: demoId("letter", index),
    email: `writer${index + 1}@demo.test`,
    createdAt: daysBefore(now, days),
    handledAt: answer === undefined ? null : daysBefore(now, days - 0.7),
    handledBy: answer === undefined ? null : adminId,
  }));
  const answers = messagePieces.flatMap(({ answer, days }, index) =>
    answer === undefined
      ? []
      : [{ messageId: demoId("letter", index), adminId, answer, createdAt: daysBefore(now, days - 0.7) }],
  );
  return { letters: allMessages, answers };
}

const decidedAt = ({ verifiedAt, rejectedAt }: DemoDocumentRow) => verifiedAt ?? rejectedAt ?? null;
const timeOf = (paper: DemoDocumentRow) => decidedAt(paper)?.getTime() ?? 0;

const waiting = { verifiedAt: null, nameHash: null, rejectedAt: null, rejectionReason: null, decidedBy: null };

function makeVerdict(
  facts: Pick<Facts, "adminId">,
  given: { at: Date; index: number } & Pick<
    Office["verdicts"][number],
    "act" | "subjectKind" | "subjectId" | "concernedId" | "words" | "before"
  >,
) {
  const { at, index, ...verdict } = given;
  return {
    ...verdict,
    id: demoId("verdict", index),
    adminId: facts.adminId,
    rule: "unreadable",
    // The mail was never sent: no link leads here.
    appealHash: createHash("sha256").update(`demo verdict ${index}`).digest(),
    appealUntil: daysBefore(at, -20),
    createdAt: at,
  };
}

export function makeOffice(facts: Facts): Office {
  const { adminId, papers, suspendedId, now } = facts;
  const newest = papers
    .filter((paper) => decidedAt(paper) !== null)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  const rejected = newest.filter(({ rejectedAt }) => rejectedAt !== null).slice(0, appealPieces.length);
  const suspendedAt = daysBefore(now, suspendedDays);
  const onPapers = rejected.map((paper, index) =>
    makeVerdict(facts, {
      ...{ act: "reject_document", subjectKind: "document", subjectId: paper.id ?? "", concernedId: paper.teacherId },
      ...{ words: rejectionWords, before: waiting, at: new Date(timeOf(paper)), index },
    }),
  );
  const onAccount = makeVerdict(facts, {
    ...{ act: "suspend_account", subjectKind: "account", subjectId: suspendedId, concernedId: suspendedId },
    ...{ words: suspension.words, before: { suspendedAt: null, suspensionReason: null }, at: suspendedAt },
    index: rejected.length,
  });
  const byPeople = appealPieces.slice(0, rejected.length).map(({ words, days, decided }, index) => ({
    id: demoId("appeal", index),
    verdictId: demoId("verdict", index),
    words,
    createdAt: daysBefore(now, days),
    decision: decided === undefined ? null : decided.granted ? ("granted" as const) : ("refused" as const),
    answer: decided?.answer ?? null,
    decidedAt: decided === undefined ? null : daysBefore(now, days - 1),
    decidedBy: decided === undefined ? null : adminId,
  }));
  const ofSuspended = {
    ...{ id: demoId("appeal", rejected.length), verdictId: onAccount.id, words: suspension.appeal },
    ...{
      createdAt: daysBefore(now, suspendedDays - 1),
      decision: null,
      answer: null,
      decidedAt: null,
      decidedBy: null,
    },
  };
  const line = (act: string, subjectKind: string, subjectId: string, createdAt: Date, more: object = {}) => ({
    ...{ adminId, act, subjectKind, subjectId, address: null, createdAt },
    ...{ details: {}, before: null, after: null },
    ...more,
  });
  const decisions = newest
    .slice(0, shownDecisions)
    .map(({ id, verifiedAt, rejectedAt, rejectionReason, uploadedAt }) => {
      const verified = verifiedAt != null;
      const after = {
        ...waiting,
        verifiedAt: verifiedAt ?? null,
        rejectedAt: rejectedAt ?? null,
        rejectionReason,
        decidedBy: adminId,
      };
      return line(
        verified ? "verify_document" : "reject_document",
        "document",
        id ?? "",
        verifiedAt ?? rejectedAt ?? uploadedAt,
        {
          before: waiting,
          after,
          details: verified ? {} : { words: rejectionWords, rule: "unreadable" },
        },
      );
    });
  const allMessages = makeContactMessages(adminId, now);
  return {
    ...allMessages,
    verdicts: [...onPapers, onAccount],
    appeals: [...byPeople, ofSuspended],
    audit: [
      ...decisions,
      ...allMessages.answers.map(({ messageId, createdAt }) =>
        line("answer_letter", "letter", messageId, createdAt ?? now),
      ),
      line("suspend_account", "account", suspendedId, suspendedAt, {
        before: { suspendedAt: null, suspensionReason: null },
        after: { suspendedAt, suspensionReason: suspension.words },
        details: { words: suspension.words, rule: "spam" },
      }),
    ],
  };
}
