/** One call of the API as data: the server mounts it, the client calls it, OpenAPI prints it. */
import type * as z from "zod/mini";
import type { Permission } from "./permissions.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone (a token is read when present), any signed-in account, or the roles with a permission (R6.2). */
export type Access = "anyone" | "signed_in" | Permission;

type FormFile = { file: string; mediaTypes: readonly string[]; maxBytes: number };

/** A form with one file, read by the handler as a stream, and optionally a second file; the other fields are in the schemas. */
export type Multipart = FormFile & { beside?: FormFile };

/** The answer when it is not JSON: a redirect, or bytes of one of these types. */
export type Sends = "redirect" | { mediaTypes: readonly string[]; endless?: boolean };

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** The input and output of a call, and its OpenAPI description. */
export type Schemas = {
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** The fields beside the file of a form. */
  fields?: ObjectSchema;
  /** Absent: the call answers 204 without a body, or what `sends` says. */
  answer?: Schema;
};

export type Endpoint<Who extends Access = Access, Own extends Schemas = Schemas> = {
  method: Method;
  /** `/api/...` with `{name}` for each parameter. */
  path: `/api/${string}`;
  access: Who;
  /** Loaded by the server and by forms; other callers need the types alone. */
  schemas: () => Promise<Own>;
  sends?: Sends;
  /** Default 200. */
  status?: 200 | 201 | 202 | 204;
  /** Optional when there is a body. */
  multipart?: Multipart;
  /** The body may be of any type and is not read. */
  anyBody?: boolean;
};

/** The answer may hold a secret, which is not stored. */
const keepNothing = ["/api/auth/", "/api/admin/second-factor/"];

/**
 * Whether the call takes an `Idempotency-Key` (R7.15): changes by a signed-in person, except sign-in, codes and files.
 * The same key within a day returns the first answer again, and nothing is done twice.
 */
export function takesKey({ method, path, multipart, sends, anyBody }: Endpoint): boolean {
  const isOrdinary = multipart === undefined && sends === undefined && anyBody !== true;
  return method !== "GET" && isOrdinary && !keepNothing.some((secret) => path.startsWith(secret));
}

/** The schema of one part of a call; undefined where it has none. */
type Part<E, Name extends keyof Schemas> = E extends { schemas: () => Promise<infer Own> }
  ? Own extends { [N in Name]?: infer S }
    ? S extends NonNullable<Schemas[Name]>
      ? S
      : undefined
    : undefined
  : never;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Given<S, Key extends string> = S extends Schema ? { [K in Key]: z.input<S> } : { [K in Key]?: undefined };

/** The handler's input, parsed. */
export type Received<E> = {
  params: Output<Part<E, "params">>;
  query: Output<Part<E, "query">>;
  body: Output<Part<E, "body">>;
};

/** The caller's input, before parsing. */
export type SentInput<E> = Given<Part<E, "params">, "params"> &
  Given<Part<E, "query">, "query"> &
  Given<Part<E, "body">, "body">;

/** What the handler must return; the answer schema strips undeclared keys. */
export type Answered<E> = Part<E, "answer"> extends infer A ? (A extends Schema ? z.input<A> : unknown) : never;

/** What the caller receives. */
export type Answer<E> = Output<Part<E, "answer">>;

/** Without side effects: bundlers leave out the calls that a page does not make. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const Who extends Access, Own extends Schemas>(
  endpoint: Endpoint<Who, Own>,
): Endpoint<Who, Own> {
  return endpoint;
}
