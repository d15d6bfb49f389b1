/** The states of a relation between student and teacher (R4.1, R4.5): the server's guard, the buttons and the tests read this one table. */
import type { MemberRole, RelationStatus } from "./vocabulary.ts";

/** `asker` and `asked` are the two people of a request; `time` is nobody. */
type Mover = "asker" | "asked" | "either" | "time";

type Transition = { from: RelationStatus; to: RelationStatus; by: Mover };

export const relationTransitions = {
  accept: { from: "pending", to: "accepted", by: "asked" },
  decline: { from: "pending", to: "declined", by: "asked" },
  withdraw: { from: "pending", to: "withdrawn", by: "asker" },
  expire: { from: "pending", to: "expired", by: "time" },
  end: { from: "accepted", to: "ended", by: "either" },
} as const satisfies Record<string, Transition>;

export type RelationAct = keyof typeof relationTransitions;
/** What a person can do; time does the rest. */
export type PersonAct = Exclude<RelationAct, "expire">;

/** A pair has at most one relation in these states; in any other the pair may ask again. */
export const openStatuses = ["pending", "accepted"] as const satisfies readonly RelationStatus[];
export type OpenStatus = (typeof openStatuses)[number];

/** Which side must have sent the request for `role` to do the act; null when either. */
export function requesterFor(act: PersonAct, role: MemberRole): MemberRole | null {
  const { by } = relationTransitions[act];
  if (by === "either") return null;
  const other = role === "student" ? "teacher" : "student";
  return by === "asker" ? role : other;
}

/** How open relations close when one side deletes the account or blocks the other: by the act still available to them. */
export const closingActs = ["withdraw", "decline", "end"] as const satisfies readonly PersonAct[];

export const personActs = ["accept", "decline", "withdraw", "end"] as const satisfies readonly PersonAct[];

/** The buttons of a relation. */
export function actsOf(relation: { status: RelationStatus; askedBy: MemberRole }, role: MemberRole): PersonAct[] {
  return personActs.filter((act) => {
    const requester = requesterFor(act, role);
    return relationTransitions[act].from === relation.status && (requester === null || requester === relation.askedBy);
  });
}
