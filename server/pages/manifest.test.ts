import Fastify from "fastify";
import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { serveManifests } from "./manifest.ts";

test("R2.14 there is one app to install, named and directed in the reader's language, with an icon for every shape", async () => {
  const app = Fastify();
  serveManifests(app);
  for (const [language, prefix, dir] of [
    ["en", "", "ltr"],
    ["hi", "/hi", "ltr"],
    ["ur", "/ur", "rtl"],
  ] as const) {
    const answer = await app.inject(`${prefix}/manifest.webmanifest`);
    expect(answer.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const manifest = answer.json();
    expect(manifest).toMatchObject({ id: "/", lang: language, dir, scope: "/", display: "standalone" });
    expect(manifest.short_name).toBe(brand.name[language]);
    expect(manifest.start_url).toBe(prefix || "/");
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  }
  await app.close();
});
