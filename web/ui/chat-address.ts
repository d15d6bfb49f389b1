/** Where a chat of WhatsApp opens: with a number, or with whom the reader chooses, and the words it begins with. */
export function chatAddress({ number = "", words }: { number?: string; words?: string }): string {
  const chat = `https://wa.me/${number.replace(/\D/g, "")}`;
  // Not as a form writes it: some of its apps show the plus of a space.
  return words === undefined ? chat : `${chat}?text=${encodeURIComponent(words)}`;
}
