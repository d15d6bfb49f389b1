/** The other of a relation, whichever side one stands on. */
import type { StudentRelation, TeacherRelation } from "#contract/relations.ts";
import type { Translate } from "#text/keys.ts";

export type SomeRelation = TeacherRelation | StudentRelation;

export function personOf(relation: SomeRelation) {
  return "teacher" in relation ? relation.teacher : relation.student;
}

/** A student stays an initial until both have said yes (R2.7). */
export function nameOf(t: Translate, relation: SomeRelation): string {
  if ("teacher" in relation) return relation.teacher.name || t("relations:gone");
  const { name, initial } = relation.student;
  if (name) return name;
  return initial === "" ? t("relations:gone") : t("relations:student", { initial });
}
