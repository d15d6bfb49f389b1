/** The demo's introduction videos (R11.2): small wordless videos, recorded once and stored in `demo/videos`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { introVideos } from "#server/db/schema/admin.ts";
import { demoId } from "./demo-id.ts";
import { daysBefore } from "./moments.ts";

type VideoRow = typeof introVideos.$inferInsert;

const videos = [
  {
    name: "find",
    audience: "student",
    size: 50_992,
    titles: {
      en: "Find a teacher near you",
      hi: "अपने पास का शिक्षक कैसे ढूँढें",
      ur: "اپنے قریب کا استاد کیسے ڈھونڈیں",
    },
  },
  {
    name: "agree",
    audience: "everyone",
    size: 26_232,
    titles: {
      en: "Numbers are shared only when both say yes",
      hi: "नंबर तभी दिखते हैं जब दोनों हाँ कहें",
      ur: "نمبر تبھی دکھتے ہیں جب دونوں ہاں کہیں",
    },
  },
  {
    name: "verify",
    audience: "teacher",
    size: 29_986,
    titles: {
      en: "Have your documents checked",
      hi: "अपने दस्तावेज़ कैसे जँचवाएँ",
      ur: "اپنی دستاویزات کی جانچ کیسے کرائیں",
    },
  },
] as const;

const keyOf = (kind: "video" | "poster", id: string, ending: string) =>
  `${kind}-${id.replaceAll("-", "")}-${"d".repeat(16)}.${ending}`;

const files = new Map(
  videos.flatMap(({ name }, index) => {
    const id = demoId("video", index);
    return [
      [keyOf("video", id, "webm"), `${name}.webm`],
      [keyOf("poster", id, "webp"), `${name}.webp`],
    ];
  }),
);

export function makeVideos(now: Date): VideoRow[] {
  return videos.map(({ titles, audience, size }, index) => {
    const id = demoId("video", index);
    const since = daysBefore(now, 60 - index);
    return {
      id,
      titles,
      audience,
      fileKey: keyOf("video", id, "webm"),
      mediaType: "video/webm",
      size,
      posterKey: keyOf("poster", id, "webp"),
      position: index,
      // The last is a draft.
      publishedAt: index < videos.length - 1 ? since : null,
      createdAt: since,
      updatedAt: since,
    };
  });
}

/** Undefined for other videos. */
export async function readDemoVideo(key: string): Promise<Buffer | undefined> {
  const name = files.get(key);
  return name === undefined ? undefined : readFile(join(import.meta.dirname, "videos", name));
}
