/** Schemas of contract/push.ts. */
import * as z from "zod/mini";

/** Base64url of a fixed length, without padding: as `toJSON` of a subscription writes it. */
const base64url = (length: number) =>
  z.string("invalid").check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), "invalid"));

/** As a browser gives it; its other fields are ignored. */
export const subscription = z.object({
  /** At the browser's push service; hosts other than the known services are refused. */
  endpoint: z.string("invalid").check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[^\s<>"'\\]{1,1000}$/, "invalid")),
  keys: z.object({
    /** A point of P-256, uncompressed: 65 bytes; and sixteen bytes. */
    p256dh: base64url(87),
    auth: base64url(22),
  }),
});

export const schemas = {
  readPush: {
    summary: "The key that a browser subscribes by, and whether this session has subscribed",
    answer: z.object({ publicKey: z.string(), subscribed: z.boolean() }),
  },
  subscribePush: {
    summary:
      "Wakes this browser when there is something new, as long as the session lives; 400 for a push service nobody knows",
    body: z.object({ subscription }),
  },
  unsubscribePush: {
    summary: "Wakes this browser no more",
  },
};
