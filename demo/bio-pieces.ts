/** The shape of a language's sentences, so that no language lacks a part. */
import type { TeachingField } from "./teaching-plans.ts";

export type BioPieces = {
  openers: readonly string[];
  /** For those with little experience. */
  starters: readonly string[];
  fields: Record<TeachingField, readonly string[]>;
  methods: readonly string[];
  /** Only where school books and parents are part of it. */
  schoolMethods: readonly string[];
  closings: readonly string[];
  /** What students say, and what parents say of their child; `{grade}` and `{area}` are filled in. */
  learners: readonly string[];
  parents: readonly string[];
};
