/** The WhatsApp address of a chat: with a number, or a recipient of the reader's choice, and a prefilled text. */
export function chatAddress({ number = "", words }: { number?: string; words?: string }): string {
  const chat = `https://wa.me/${number.replace(/\D/g, "")}`;
  // Not form-encoded: some of its apps show the plus of a space.
  return words === undefined ? chat : `${chat}?text=${encodeURIComponent(words)}`;
}
