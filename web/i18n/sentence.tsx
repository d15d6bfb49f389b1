/** A sentence with marked parts, such as a name or a link: each language places them. */
import { Fragment, type ReactNode } from "react";
import type { TextKey } from "#text/keys.ts";
import { useLanguage } from "./language.tsx";

/** Delimits a part while the sentence is built. */
const mark = "\u0000";

/** `parts`: the content of each placeholder of the text. */
export function Sentence({ text, parts }: { text: TextKey; parts: Record<string, ReactNode> }) {
  const { t } = useLanguage();
  const named = Object.keys(parts).map((name) => [name, mark + name + mark]);
  // Parts are at the odd indexes.
  const pieces = t(text, Object.fromEntries(named)).split(mark);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>));
}
