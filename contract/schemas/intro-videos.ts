/** Schemas of contract/intro-videos.ts. */
import * as z from "zod/mini";
import { audiences } from "#contract/audiences.ts";
import { introVideoLimits as limits } from "#contract/file-limits.ts";
import { videoForm } from "#contract/upload-forms.ts";
import { languages } from "#contract/vocabulary.ts";
import { paging } from "./query-values.ts";

const unprintable = /[\p{Cc}\p{Cs}\p{Co}]/u;

const title = z.string().check(
  z.overwrite((text) => text.normalize("NFC").replace(/\s+/g, " ").trim()),
  z.maxLength(limits.title),
  z.refine((text) => !unprintable.test(text), "invalid"),
);

const someTitles = z.object(
  Object.fromEntries(languages.map((language) => [language, z.optional(title)])) as TitleShape,
);
type TitleShape = Record<(typeof languages)[number], z.ZodMiniOptional<typeof title>>;

/** By language; shown to readers of the languages it has a title in. */
const titles = z.pipe(
  someTitles.check(z.refine((given) => Object.values(given).some(Boolean), "title_required")),
  z.transform(
    (given) => Object.fromEntries(Object.entries(given).filter(([, text]) => text)) as z.output<typeof someTitles>,
  ),
);

/** Forms have no objects: there the titles are JSON. */
const writtenTitles = z.pipe(
  z.string("title_required"),
  z.transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: "custom", message: "invalid", input: text });
      return z.NEVER;
    }
  }),
);

const link = z.string("required").check(
  z.maxLength(limits.link),
  z.refine(
    (text) => URL.canParse(text) && new URL(text).protocol === "https:" && !unprintable.test(text),
    "video_link",
  ),
);

const described = {
  titles,
  audience: z.enum(audiences),
  published: z.boolean(),
};

/** Beside an uploaded file. */
export const videoFields = z.object({
  titles: z.pipe(writtenTitles, titles),
  audience: z._default(z.enum(audiences), "everyone"),
  published: z._default(
    z.pipe(
      z.enum(["true", "false"]),
      z.transform((word) => word === "true"),
    ),
    false,
  ),
});

export const officeVideo = z.object({
  id: z.uuid(),
  titles: someTitles,
  audience: z.enum(audiences),
  published: z.boolean(),
  /** Of a linked one; null for an uploaded one. */
  url: z.nullable(z.string()),
  /** Where it plays: the link, or the address of the file, which before publication works for this admin for some minutes. */
  address: z.string(),
  mediaType: z.nullable(z.enum(videoForm.mediaTypes)),
  /** Bytes. */
  size: z.nullable(z.number()),
  poster: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const shownVideo = z.object({
  id: z.uuid(),
  title: z.string(),
  audience: z.enum(audiences),
  /** Of the stored file, or of an external page. */
  address: z.string(),
  /** Null for an external page. */
  mediaType: z.nullable(z.enum(videoForm.mediaTypes)),
  poster: z.nullable(z.string()),
});

const byId = z.object({ id: z.uuid() });

export const schemas = {
  listOfficeVideos: {
    summary: "All introduction videos in their order, published or not",
    query: z.object(paging),
    answer: z.array(officeVideo),
  },
  addVideo: {
    summary: "Adds a video at the end: a form with a file, or a link to a host that the operator allows",
    fields: videoFields,
    body: z.object({
      ...described,
      audience: z._default(described.audience, "everyone"),
      published: z._default(described.published, false),
      url: link,
    }),
    answer: officeVideo,
  },
  changeVideo: {
    summary: "Changes what is given; a link only where there is one",
    params: byId,
    body: z.object({
      titles: z.optional(titles),
      audience: z.optional(described.audience),
      published: z.optional(described.published),
      url: z.optional(link),
    }),
    answer: officeVideo,
  },
  replacePoster: {
    summary: "Puts another picture in the place of a video's; the one before is gone for good",
    params: byId,
    answer: officeVideo,
  },
  orderVideos: {
    summary: "Puts all videos into this order; 409 when others were added or taken away meanwhile",
    body: z.object({ ids: z.array(z.uuid()).check(z.maxLength(limits.most)) }),
    answer: z.array(officeVideo),
  },
  removeVideo: {
    summary: "Takes a video away with its file",
    params: byId,
  },
  publicVideos: {
    summary: "Published videos with a title in the caller's language; with an audience, those for it and for everyone",
    query: z.object({ audience: z.optional(z.enum(audiences)) }),
    answer: z.array(shownVideo),
  },
  videoHosts: {
    summary: "The hosts that links may lead to, as the operator has set them",
    answer: z.array(z.string()),
  },
};
