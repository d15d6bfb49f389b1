/** The input of one rendering: plain data from the server, read in loaders through the router's context. */
import { createContext } from "react-router";
import type { Language, Role } from "#contract/vocabulary.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";

export type TransportRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
};

/** `cookies`: to set, each as a header value. */
export type TransportAnswer = { status: number; headers: Record<string, string>; body: string; cookies?: string[] };

/** Makes one API call inside the process, with the same guards and answers as from a phone. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export type Page = {
  language: Language;
  /** The path and query without the language prefix. */
  path: string;
  /** Scheme and host from the settings, never from the request. */
  origin: string;
  /** Set for apps, whose inline scripts carry it; cached pages use hashes. */
  nonce: string | undefined;
  /** When true, every page has the demo banner. */
  demo: boolean;
  /** Settings of the operator since the build, as JSON; undefined when all are as in the brand file. */
  facts: string | undefined;
  /** The provider that counts sign-ups, when the operator set one (R9.3). */
  analytics: { script: string; site: string } | undefined;
  /** Address of the built `enhance.ts`. */
  enhance: string;
  /** Addresses of its imports. */
  enhanceParts: string[];
  /** Addresses of the files of these modules, with their imports. */
  filesOf: (modules: readonly string[]) => string[];
  /** Module scripts that a development page needs before any other. */
  preamble: string | undefined;
  /** The owner of the page session (R2.1): calls are made with this person's rights. Null without one, and on documents. */
  reader: { id: string; role: Role } | null;
  transport: Transport;
  /** Called with errors of a loader or a render. */
  report: (error: unknown) => void;
};

export const pageContext = createContext<Page>();

/** The HTML of a document, apart from the response, where it would be encoded only to be decoded again. */
export const writtenContext = createContext<string | null>(null);

/** Documents are HTML, CSS and `enhance.ts`; apps are hydrated React. */
export type PageKind = "document" | "app";

export type PageHandle = {
  kind: PageKind;
  /** Query parameters that change the page; others are dropped before the cache lookup and rendering. */
  query?: (given: URLSearchParams) => URLSearchParams;
  /** A private page of a mailed or signed link: stored by no cache, neither ours nor the browser's nor the service worker's. */
  isPrivate?: boolean;
  /** For an app: the texts of its HTML, which must be loaded before React hydrates it. */
  text?: PageGroup[];
  /** For a document that is not HTML, such as a feed. */
  type?: "application/rss+xml";
};

/** Header of a permanent redirect, with its target. */
export const movedTo = "x-moved-to";
