/** A video's title for a reader: in their language, else the first that it has. */
import type { OfficeVideo } from "#contract/intro-videos.ts";
import { type Language, languages } from "#contract/vocabulary.ts";

export function videoTitle({ titles }: Pick<OfficeVideo, "titles">, language: Language): string {
  const named = [language, ...languages].find((one) => titles[one]);
  return (named && titles[named]) ?? "";
}
