/** A teacher's fee, in whole rupees. */
import * as z from "zod/mini";

export const fee = z.object({ hourly: z.nullable(z.number()), monthly: z.nullable(z.number()) });
