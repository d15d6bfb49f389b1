/** The documents with one address each that are in the sitemaps; a test compares them with the URL map. */
import { informationalPages } from "./informational/read-page.ts";
import { policies } from "./policies.ts";

export type PublicPage = {
  path: string;
  /** ISO date of its last change, where its text has one. */
  changed?: string;
  /** Shows teachers, so it changes with them. */
  live?: true;
};

export const publicPages: readonly PublicPage[] = [
  { path: "/", live: true },
  { path: "/home-tuition", live: true },
  { path: informationalPages.onlineTutoring.path, live: true },
  { path: informationalPages.about.path },
  { path: "/help" },
  { path: "/contact" },
  { path: "/blog" },
  { path: "/pamphlet" },
  { path: policies.privacy.path, changed: policies.privacy.since },
  { path: policies.terms.path, changed: policies.terms.since },
];
