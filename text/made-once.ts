/** Formatters of dates and lists are slow to create and reusable: created on first use per language, and cached. */

export function madeOnce<Format>(make: (locale: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const known = made.get(language) ?? make(`${language}-IN-u-nu-latn`);
    made.set(language, known);
    return known;
  };
}
