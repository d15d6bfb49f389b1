/** Interface of a gateway for text messages to phones (R3.10). */

type TextMessage = {
  /** The same on every try, so that a gateway can recognise a repeat. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
};

/** `refused`: it will never be accepted; other failures are thrown, to be retried. */
export type TextGateway = { send(message: TextMessage): Promise<"sent" | "refused"> };
