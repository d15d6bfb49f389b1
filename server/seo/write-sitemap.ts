/** Sitemaps as XML: the index, and a file of addresses, each in every language with its alternates. */
import { addressIn, alternatesOf } from "#contract/language.ts";
import { languages } from "#contract/languages.ts";
import { escapeHtml as escapeXml } from "#server/mails/escape-html.ts";
import type { OfferedAddress } from "./offered-addresses.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
const pictureSchema = "http://www.google.com/schemas/sitemap-image/1.1";

const lastChange = (changed: string | undefined) => (changed === undefined ? "" : `<lastmod>${changed}</lastmod>`);

export type SitemapFile = { name: string; changed?: string | undefined };

const sitemapPath = (name: string) => `/sitemaps/${name}.xml`;

export function writeSitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ name, changed }) =>
      `<sitemap><loc>${escapeXml(origin + sitemapPath(name))}</loc>${lastChange(changed)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join("")}</sitemapindex>\n`;
}

export function writeSitemap(origin: string, addresses: readonly OfferedAddress[]): string {
  const entries = addresses.flatMap(({ path, changed, writtenIn = languages, pictures = [] }) => {
    const twins = alternatesOf(path, "", writtenIn).map(
      ({ hreflang, path: twin }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + twin)}"/>`,
    );
    const shown = pictures.map(
      (picture) => `<image:image><image:loc>${escapeXml(origin + picture)}</image:loc></image:image>`,
    );
    const rest = `${lastChange(changed)}${twins.join("")}${shown.join("")}`;
    return writtenIn.map(
      (language) => `<url><loc>${escapeXml(origin + addressIn(language, path))}</loc>${rest}</url>\n`,
    );
  });
  const names = `xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${pictureSchema}"`;
  return `${declaration}<urlset ${names}>\n${entries.join("")}</urlset>\n`;
}
