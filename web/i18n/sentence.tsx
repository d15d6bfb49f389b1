/** A sentence with parts that are set apart, such as a name or a link: each language puts them where they belong. */
import { Fragment, type ReactNode } from "react";
import type { TextKey } from "#text/keys.ts";
import { useLanguage } from "./language.tsx";

/** Around the name of a part while the sentence is made. */
const mark = "\u0000";

/** `parts`: what stands for each placeholder of the text. */
export function Sentence({ text, parts }: { text: TextKey; parts: Record<string, ReactNode> }) {
  const { t } = useLanguage();
  const named = Object.keys(parts).map((name) => [name, mark + name + mark]);
  // What is marked stands at the odd places.
  const pieces = t(text, Object.fromEntries(named)).split(mark);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>));
}
