/** What writes dates and lists is costly to make and always the same: made with the first of its language, and kept. */

export function madeOnce<Format>(make: (locale: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const known = made.get(language) ?? make(`${language}-IN-u-nu-latn`);
    made.set(language, known);
    return known;
  };
}
