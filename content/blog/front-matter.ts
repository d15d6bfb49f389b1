/** The front matter of a blog post (R2.10): YAML whose values are written as JSON, one a line, so that parsing is unambiguous. */
import * as z from "zod/mini";
import type { Language } from "#contract/vocabulary.ts";

/** The tags, as shown. */
export const postTags = {
  fees: { en: "Fees", hi: "फ़ीस", ur: "فیس" },
  choosing: { en: "Choosing a teacher", hi: "टीचर चुनना", ur: "استاد چننا" },
  lessons: { en: "In the lesson", hi: "पाठ के समय", ur: "سبق کے وقت" },
  boards: { en: "Boards", hi: "बोर्ड", ur: "بورڈ" },
  safety: { en: "Safety", hi: "सुरक्षा", ur: "حفاظت" },
  exams: { en: "Exams", hi: "परीक्षाएँ", ur: "امتحان" },
  teaching: { en: "For teachers", hi: "टीचरों के लिए", ur: "اساتذہ کے لیے" },
  online: { en: "Online", hi: "ऑनलाइन", ur: "آن لائن" },
  progress: { en: "Progress", hi: "प्रगति", ur: "ترقی" },
  family: { en: "Family", hi: "परिवार", ur: "خاندان" },
} as const satisfies Record<string, Record<Language, string>>;

export type PostTag = keyof typeof postTags;

export const isPostTag = (value: string | null): value is PostTag => value !== null && Object.hasOwn(postTags, value);

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const frontMatter = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(90)),
  /** For search results. */
  description: z.string().check(z.minLength(50), z.maxLength(155)),
  date: day,
  updated: day,
  tags: z.array(z.enum(Object.keys(postTags).filter(isPostTag))).check(z.minLength(1), z.maxLength(3)),
  audience: z.enum(["families", "teachers"]),
  /** Slugs of other posts. */
  related: z.array(z.string()).check(z.minLength(1), z.maxLength(4)),
});

export type FrontMatter = z.infer<typeof frontMatter>;

export type Post = { head: FrontMatter; body: string };

/** Parses a post's file: the front matter between two lines of dashes, then Markdown. */
export function readPost(file: string): Post {
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const fields = head.split("\n").map((line): [string, unknown] => {
    const [name = ""] = line.split(":", 1);
    return [name, JSON.parse(line.slice(name.length + 1))];
  });
  return { head: frontMatter.parse(Object.fromEntries(fields)), body: body.trim() };
}
