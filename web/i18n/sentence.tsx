/** A sentence with a part that is set apart, such as a name: each language puts it where it belongs. */
import type { ReactNode } from "react";
import type { TextKey } from "#text/keys.ts";
import { useLanguage } from "./language.tsx";

/** Stands for the part while the sentence is made. */
const mark = "\u0000";

/** `part` is the placeholder of the text that `children` stand for. */
export function Sentence({ text, part, children }: { text: TextKey; part: string; children: ReactNode }) {
  const { t } = useLanguage();
  const [before, after] = t(text, { [part]: mark }).split(mark, 2);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
