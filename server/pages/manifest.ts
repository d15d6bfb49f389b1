/** The web app manifest (R2.14), in every language; one app, whichever language it was installed in. */
import type { FastifyInstance } from "fastify";
import { brand } from "#content/brand.ts";
import { textIn } from "#content/text-in.ts";
import { addressIn, directionOf } from "#contract/language.ts";
import { type Language, languages } from "#contract/languages.ts";

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

function manifestIn(language: Language) {
  const { t } = textIn(language);
  return {
    id: "/",
    name: `${brand.name[language]}: ${brand.tagline[language]}`,
    short_name: brand.name[language],
    description: t("shell:footer.about"),
    lang: language,
    dir: directionOf(language),
    start_url: addressIn(language, "/"),
    scope: "/",
    display: "standalone",
    // The page and header colours of the light theme.
    background_color: "#fbf8f1",
    theme_color: "#fbf8f1",
    categories: ["education"],
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: [{ name: t("shell:header.findTeachers"), url: addressIn(language, "/home-tuition") }],
  };
}

export function serveManifests(app: FastifyInstance): void {
  for (const language of languages) {
    const manifest = JSON.stringify(manifestIn(language));
    app.get(addressIn(language, "/manifest.webmanifest"), (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("application/manifest+json").send(manifest),
    );
  }
}
