/** How two people stand with each other now, as searches and profiles answer it (R4.1). */
import * as z from "zod/mini";

export const openRelation = z.nullable(z.enum(["pending", "active"]));
export type OpenRelation = z.output<typeof openRelation>;
