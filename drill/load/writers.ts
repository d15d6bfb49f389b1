/**
 * The writes of the load: each is recorded in the ledger before it is sent, and retried by the same key until its outcome is
 * known (R7.15). During a fault nobody may be able to say: it is unknown only if retries fail after the fault.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { registerEndpoint } from "#contract/accounts.ts";
import { sendContactMessageEndpoint } from "#contract/contact-messages.ts";
import { contactMessageLimits, idempotency, relation } from "#contract/limits.ts";
import { saveStudentProfileEndpoint } from "#contract/own-profile.ts";
import { contactTeacherEndpoint, withdrawFromTeacherEndpoint } from "#contract/relations.ts";
import type { Random } from "#demo/random.ts";
import type { Town, Townsperson } from "#drill/cluster/city.ts";
import type { Fate, Ledger, Write, WriteKind } from "#drill/ledger/ledger.ts";
import { type LoadRequest, sendRequest, type TimedAnswer } from "./ask.ts";

type Parts = {
  origin: string;
  town: Town;
  ledger: Ledger;
  random: Random;
  seen: (answer: TimedAnswer, path: string, kind: WriteKind) => void;
  /** Waits so many milliseconds. */
  rest?: (pause: number) => Promise<unknown>;
};

/** Of one student; a person's writes are sequential, as from one phone. */
type Writer = Townsperson & {
  busy: boolean;
  letters: number;
  asked: Set<string>;
  open: { id: string; about: string }[];
};

/** Milliseconds between two retries, unless Retry-After says more, up to a bound. */
const pause = 500;
const longestPause = 10_000;

/** Weight among writes: as if one visit of ten began by joining or signing in (decision 45). */
const newcomers = 2;

const pauseAfter = ({ headers }: TimedAnswer) =>
  Math.min(longestPause, Number(headers["retry-after"] ?? 0) * 1000 || pause);

const fill = (path: string, id: string) => path.replace("{id}", id);

export function openWriters({ origin, town, ledger, random, seen, rest = sleep }: Parts) {
  const writers: Writer[] = town.students.map((person) => ({
    ...person,
    busy: false,
    letters: 0,
    asked: new Set(),
    open: [],
  }));
  let made = 0;
  /** When to give up on missing outcomes. */
  let deadline = Number.POSITIVE_INFINITY;

  /** Until a definite answer, possibly from another process than the one that did it. */
  async function settle(write: Write, question: LoadRequest): Promise<{ fate: Fate; answer: TimedAnswer }> {
    ledger.ask(write);
    const key = { [idempotency.header]: write.id };
    for (;;) {
      const answer = await sendRequest(origin, { ...question, headers: key });
      seen(answer, question.path, write.kind);
      const { status, text } = answer;
      const isDone = (status >= 200 && status < 300) || text.includes('"done_already"');
      const fate = isDone ? "done" : status >= 400 && status < 500 && status !== 429 ? "refused" : "unknown";
      if (fate !== "unknown" || Date.now() > deadline) {
        ledger.settle(write.id, fate, fate === "done" ? undefined : `${status} ${text.slice(0, 80)}`);
        return { fate, answer };
      }
      await rest(pauseAfter(answer));
    }
  }

  async function signUp(): Promise<void> {
    const email = `drill${process.pid}.${++made}@example.test`;
    const number = random.int(1, 250 * 250 * 250);
    await settle(
      { id: randomUUID(), kind: "register", by: email, mark: email },
      {
        method: registerEndpoint.method,
        path: registerEndpoint.path,
        from: `10.${number % 250}.${(number >> 8) % 250}.${(number >> 16) % 250}`,
        body: { name: "Asha Rao", email, password: "Gulmohar@47", role: "student" },
      },
    );
  }

  async function write(kind: Exclude<WriteKind, "register">, person: Writer): Promise<void> {
    const id = randomUUID();
    const { token, from } = person;
    const own = { id, by: person.id, mark: `drill ${id}` };
    if (kind === "profile") {
      const body = { bio: own.mark };
      await settle({ ...own, kind }, { method: "PUT", path: saveStudentProfileEndpoint.path, token, from, body });
    } else if (kind === "letter") {
      person.letters++;
      const body = { fullName: "Asha Rao", email: person.email, subject: own.mark, message: "When do you open?" };
      await settle({ ...own, kind }, { method: "POST", path: sendContactMessageEndpoint.path, token, from, body });
    } else if (kind === "contact") {
      const teacher = random.pick(town.teachers.filter((each) => !person.asked.has(each.id)));
      person.asked.add(teacher.id);
      const path = fill(contactTeacherEndpoint.path, teacher.id);
      const body = { message: own.mark };
      const question = { method: "POST", path, token, from, body };
      const { fate, answer } = await settle({ ...own, kind, about: teacher.id }, question);
      const { id: relationId } = fate === "done" ? (JSON.parse(answer.text) as { id?: string }) : {};
      if (relationId !== undefined) person.open.push({ id: relationId, about: teacher.id });
    } else {
      const relation = person.open.shift();
      if (relation === undefined) return;
      const path = fill(withdrawFromTeacherEndpoint.path, relation.id);
      await settle({ ...own, kind, about: relation.about }, { method: "POST", path, token, from });
    }
  }

  const may: Record<Exclude<WriteKind, "register">, (person: Writer) => boolean> = {
    profile: () => true,
    letter: ({ letters }) => letters < contactMessageLimits.perSender.letters,
    contact: ({ open, asked }) => open.length < relation.pendingPerAsker - 5 && asked.size < town.teachers.length,
    withdraw: ({ open }) => open.length > 0,
  };

  return {
    /** The fault is over: an outcome missing by now stays unknown. */
    settleBy(moment: number): void {
      deadline = moment;
    },
    /** By somebody without a request in flight; nothing when there is none. */
    async writeSomething(): Promise<void> {
      const kind = random.weighted<WriteKind>([
        ["profile", 16],
        ["contact", 12],
        ["withdraw", 8],
        ["letter", 4],
        ["register", newcomers],
      ]);
      if (kind === "register") return signUp();
      const free = writers.filter((person) => !person.busy && may[kind](person));
      if (free.length === 0) return;
      const person = random.pick(free);
      person.busy = true;
      await write(kind, person).finally(() => {
        person.busy = false;
      });
    },
  };
}
