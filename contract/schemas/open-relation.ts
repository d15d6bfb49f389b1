/** The current relation of two people, for searches and profiles (R4.1). */
import * as z from "zod/mini";

export const openRelation = z.nullable(z.enum(["pending", "active"]));
export type OpenRelation = z.output<typeof openRelation>;
