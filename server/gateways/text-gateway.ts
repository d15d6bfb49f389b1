/** What sends short messages to phones (R3.10), whichever way they go. */

type TextMessage = {
  /** The same for every try, so that a gateway can tell a second one. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
};

/** `refused`: it will never take this one; anything else that fails is thrown, to be tried again. */
export type TextGateway = { send(message: TextMessage): Promise<"sent" | "refused"> };
