/** Fields shared by the office's calls: who acted, the reason of an act, a state in the query. */
import * as z from "zod/mini";
import { office } from "#contract/limits.ts";
import { ruleCodes } from "#contract/office/acts.ts";
import { longText } from "#contract/schemas/profile-fields.ts";
import { paging } from "#contract/schemas/query-values.ts";
import { writtenText } from "#contract/schemas/written-text.ts";
import { roles } from "#contract/vocabulary.ts";

export const byId = z.object({ id: z.uuid() });

/** An admin, as admins see each other. */
export const officer = z.object({ id: z.uuid(), name: z.string(), email: z.nullable(z.string()) });

/** A person, as admins see them; nameless once erased. */
export const personShown = z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) });

/** A reason that the person concerned reads. */
export const words = () => writtenText(office.words);

/** Of every adverse act (R11.5). */
export const reasoned = z.object({ reason: words(), rule: z._default(z.enum(ruleCodes), "other") });

export type Reasoned = z.output<typeof reasoned>;

/** Of an undoing act: an optional reason. */
export const optionalWords = z.object({ reason: z._default(z.nullable(longText(office.words)), null) });

/** A list filtered by state; default the first state. */
export function stateQuery<const State extends string>(states: readonly [State, ...State[]]) {
  return z.object({ state: z._default(z.enum(states), states[0]), ...paging });
}
