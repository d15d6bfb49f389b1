/** How the operator is reached and paid, as it stands now (R1.3, R1.5): pages carry it, and whoever is about to pay asks again. */
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

const phone = z.object({ number: z.string(), shown: z.string() });
const hours = z.object({ from: z.number(), to: z.number() });

export const readOperator = defineEndpoint({
  method: "GET",
  path: "/api/public/operator",
  access: "anyone",
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
});
