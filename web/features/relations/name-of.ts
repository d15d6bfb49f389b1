/** The name of the other side of a relation; apart, since lessons name people without a relation card. */
import type { Translate } from "#text/keys.ts";
import type { SomeRelation } from "#web/api/relation-changed.ts";

/** A student is shown by an initial until acceptance (R2.7). */
export function nameOf(t: Translate, relation: SomeRelation): string {
  if ("teacher" in relation) return relation.teacher.name || t("relations:gone");
  const { name, initial } = relation.student;
  if (name) return name;
  return initial === "" ? t("relations:gone") : t("relations:student", { initial });
}
