/** What the other side of a relation is called; by itself, since lessons name people and need no card of a request. */
import type { Translate } from "#text/keys.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";

/** A student stays an initial until both have said yes (R2.7). */
export function nameOf(t: Translate, relation: SomeRelation): string {
  if ("teacher" in relation) return relation.teacher.name || t("relations:gone");
  const { name, initial } = relation.student;
  if (name) return name;
  return initial === "" ? t("relations:gone") : t("relations:student", { initial });
}
