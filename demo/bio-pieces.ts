/** The sentences that every language must have. */
import type { TeachingField } from "./teaching-plans.ts";

export type BioPieces = {
  openers: readonly string[];
  /** For those with little experience. */
  starters: readonly string[];
  fields: Record<TeachingField, readonly string[]>;
  methods: readonly string[];
  /** Only for subjects with school books and parents. */
  schoolMethods: readonly string[];
  closings: readonly string[];
  /** Texts of students, and of parents about their child; `{grade}` and `{area}` are filled in. */
  learners: readonly string[];
  parents: readonly string[];
};
