/** For what is costly: only so many side by side, and one answer for all who ask meanwhile and for a while after. */
import { type Turns, takeFairTurns } from "./fair-turns.ts";

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue that grows too long is refused instead of waited for. */
export function takeTurns(turns: Turns): InTurn {
  const inTurn = takeFairTurns(turns);
  return (work) => inTurn({ network: "everyone" }, work);
}

type Remembering = {
  /** Milliseconds an answer is kept, given how many it took. */
  life: (cost: number) => number;
  /** Who asks while a new answer is made is given the one before it. */
  meanwhile?: boolean;
  /** Milliseconds that only go forward. */
  now?: () => number;
};

/** Those who ask at once share one answer. A failure is not kept. */
export function rememberAnswer<T>(
  ask: () => Promise<T>,
  { life, meanwhile = false, now = () => performance.now() }: Remembering,
): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  let before: Promise<T> | undefined;
  return () => {
    if (kept !== undefined && now() < kept.until) return before ?? kept.answer;
    const started = now();
    const last = kept?.answer;
    const mine = { answer: ask(), until: Number.POSITIVE_INFINITY };
    if (meanwhile) before = last;
    kept = mine;
    mine.answer.then(
      () => {
        before = undefined;
        mine.until = now() + life(now() - started);
      },
      () => {
        before = undefined;
        if (kept === mine) kept = undefined;
      },
    );
    return before ?? mine.answer;
  };
}
