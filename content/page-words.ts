/** The text of a public page with one address, in a language: not for display, but to detect changes. */
import { brand } from "#content/brand.ts";
import type { Language } from "#contract/vocabulary.ts";
import { formatServiceFee } from "#text/format.ts";
import { postHeads } from "./blog/post-heads.ts";
import { readHelp } from "./help/read-help.ts";
import { readPage } from "./informational/read-page.ts";
import { readKeywordWords } from "./keywords/keyword-words.ts";
import { readPolicy } from "./policies/read-policy.ts";
import { textIn, textsOf } from "./text-in.ts";

const writers: Record<string, (language: Language, fee: string) => unknown> = {
  "/": (language) => textsOf(language).home,
  "/home-tuition": (language) => readKeywordWords("/home-tuition", language),
  "/online-tutoring": (language, fee) => readPage("onlineTutoring", language, fee),
  "/about": (language, fee) => readPage("about", language, fee),
  "/help": readHelp,
  "/contact": (language) => textsOf(language).contact,
  "/blog": (language) => [textsOf(language).blog, ...postHeads()],
  "/pamphlet": (language) => textsOf(language).pamphlet,
  "/privacy-policy": (language, fee) => readPolicy("privacy", language, fee),
  "/terms-of-service": (language, fee) => readPolicy("terms", language, fee),
};

/** Undefined for pages without such a text. */
export function wordsOfPage(path: string, language: Language): string | undefined {
  const write = writers[path];
  return write && JSON.stringify(write(language, formatServiceFee(textIn(language).t, brand.serviceFee)));
}
