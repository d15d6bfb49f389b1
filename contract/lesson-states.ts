/** The states of a lesson (R13.4, R13.5): the server's guard, the buttons and the tests read this one table. */
import type { MemberRole } from "./vocabulary.ts";

export const lessonStates = [
  "proposed",
  "declined",
  "lapsed",
  "fixed",
  "cancelled",
  "marked",
  "objected",
  "confirmed",
] as const;
export type LessonState = (typeof lessonStates)[number];

/** States in which a lesson occupies the time of both: no other of either may overlap it. */
export const bookedStates = ["fixed", "marked", "objected", "confirmed"] as const satisfies readonly LessonState[];

export const outcomes = ["held", "learner_absent", "teacher_absent", "called_off"] as const;
export type LessonOutcome = (typeof outcomes)[number];
/** Only these states count minutes: a teacher who came in vain may charge some, one who did not come none. */
export const countedOutcomes = ["held", "learner_absent"] as const satisfies readonly LessonOutcome[];

/** How a lesson is paid (R13.5); `none`: the teacher stated no fee when it was agreed. */
export const priceKinds = ["hourly", "monthly", "none"] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Which lessons of a series are meant. */
export const scopes = ["this", "following", "all"] as const;
export type Scope = (typeof scopes)[number];

/** `asked` is who did not propose it; `time` is nobody; `coming` and `begun`: by its start. */
type Transition = {
  from: readonly LessonState[];
  to: LessonState;
  by: "asked" | "either" | "time" | MemberRole;
  when?: "coming" | "begun";
};

export const lessonTransitions = {
  pick: { from: ["proposed"], to: "fixed", by: "asked" },
  decline: { from: ["proposed"], to: "declined", by: "asked" },
  lapse: { from: ["proposed"], to: "lapsed", by: "time" },
  move: { from: ["fixed"], to: "fixed", by: "either", when: "coming" },
  cancel: { from: ["proposed", "fixed"], to: "cancelled", by: "either", when: "coming" },
  mark: { from: ["fixed", "marked", "objected"], to: "marked", by: "teacher", when: "begun" },
  confirm: { from: ["marked", "objected"], to: "confirmed", by: "student" },
  object: { from: ["marked"], to: "objected", by: "student" },
  attest: { from: ["marked"], to: "confirmed", by: "time" },
} as const satisfies Record<string, Transition>;

export type LessonAct = Exclude<keyof typeof lessonTransitions, "lapse" | "attest">;

type Standing = { state: LessonState; proposedBy: MemberRole; startsAt: Date };

/** Whether this side may do it now. */
export function mayAct(act: LessonAct, lesson: Standing, role: MemberRole, now: Date): boolean {
  const { from, by, when }: Transition = lessonTransitions[act];
  if (!from.includes(lesson.state)) return false;
  if (by === "asked" ? role === lesson.proposedBy : by !== "either" && by !== role) return false;
  // A proposal has no time of its own yet.
  if (when === undefined || lesson.state === "proposed") return true;
  return when === "coming" ? lesson.startsAt > now : lesson.startsAt <= now;
}
