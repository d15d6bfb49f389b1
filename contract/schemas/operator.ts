/** Schemas of contract/operator.ts. */
import * as z from "zod/mini";

const phone = z.object({ number: z.string(), shown: z.string() });
const hours = z.object({ from: z.number(), to: z.number() });

export const schemas = {
  readOperator: {
    summary: "The operator's numbers, hours, fee and UPI address",
    answer: z.object({
      phone,
      messaging: phone,
      email: z.string(),
      supportHours: z.object({
        phoneAndMessaging: hours,
        chat: hours,
        email: z.object({ withinHours: z.number() }),
      }),
      serviceFee: z.nullable(z.object({ amount: z.number(), currency: z.literal("INR") })),
      upiAddress: z.nullable(z.string()),
    }),
  },
};
