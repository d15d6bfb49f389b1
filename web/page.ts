/** What one rendering of a page is given: plain data from the server, reached in loaders through the router's context. */
import { createContext } from "react-router";
import type { Language, Role } from "#contract/vocabulary.ts";
import type { PageGroup } from "#web/i18n/load-text.ts";

export type TransportRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
};

/** `cookies`: that it sets, each as its header says. */
export type TransportAnswer = { status: number; headers: Record<string, string>; body: string; cookies?: string[] };

/** Carries one API call inside the process, with the same guards and answers as for a phone. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export type Page = {
  language: Language;
  /** The path and query without the language prefix. */
  path: string;
  /** Scheme and host from the settings, never from the request. */
  origin: string;
  /** Set for apps, whose inline scripts carry it; what is cached goes out with hashes. */
  nonce: string | undefined;
  /** The demo's line stands on every page when true. */
  demo: boolean;
  /** What the operator set since the build, as JSON; undefined when it is all as the brand file has it. */
  facts: string | undefined;
  /** The provider that counts sign-ups, when the operator set one (R9.3). */
  analytics: { script: string; site: string } | undefined;
  /** Address of the built `enhance.ts`. */
  enhance: string;
  /** Addresses of what it imports. */
  enhanceParts: string[];
  /** Addresses of the files that hold these modules of the build, with what they import. */
  filesOf: (modules: readonly string[]) => string[];
  /** Module scripts that a development page needs before any other. */
  preamble: string | undefined;
  /** Whose page session it is (R2.1): its calls are then made with this person's rights. Null for everybody else, and on documents. */
  reader: { id: string; role: Role } | null;
  transport: Transport;
  /** Hears what a loader or a render threw. */
  report: (error: unknown) => void;
};

export const pageContext = createContext<Page>();

/** The HTML of a document: in the answer it would be encoded, only to be decoded again. */
export const writtenContext = createContext<string | null>(null);

/** Documents are HTML, CSS and `enhance.ts`; apps are hydrated React. */
export type PageKind = "document" | "app";

export type PageHandle = {
  kind: PageKind;
  /** Query parameters that change the page; others are dropped before the page is looked up or rendered. */
  query?: (given: URLSearchParams) => URLSearchParams;
  /** One person's, by a link that was mailed or signed: stored by no cache, neither ours nor the browser's nor the service worker's. */
  isPrivate?: boolean;
  /** Of an app: the words that its HTML is written in, which must be in the browser before React hydrates it. */
  text?: PageGroup[];
  /** Of a document that is no HTML, such as a feed. */
  type?: "application/rss+xml";
};

/** Header by which a document says that it has moved for good, and where to. */
export const movedTo = "x-moved-to";
