/** One call of the API as data: the server mounts it, the client calls it, OpenAPI prints it. */
import type * as z from "zod/mini";
import type { Permission } from "./permissions.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone (a token is read when present), any signed-in account, or the roles with a permission (R6.2). */
export type Access = "anyone" | "signed_in" | Permission;

type FormFile = { file: string; mediaTypes: readonly string[]; maxBytes: number };

/** A form with one file, read by the handler as it comes, and where it may have one a second file; fields beside it are among the schemas. */
export type Multipart = FormFile & { beside?: FormFile };

/** What is answered instead of JSON: another address to go to, or bytes of one of these types. */
export type Sends = "redirect" | { mediaTypes: readonly string[]; endless?: boolean };

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** What a call takes and answers, and what OpenAPI says of it. */
export type Schemas = {
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** Beside the file of a form. */
  fields?: ObjectSchema;
  /** Absent: the call answers 204 without a body, or what `sends` says. */
  answer?: Schema;
};

export type Endpoint<Who extends Access = Access, Own extends Schemas = Schemas> = {
  method: Method;
  /** `/api/...` with `{name}` for each parameter. */
  path: `/api/${string}`;
  access: Who;
  /** Fetched by the server and by forms; whoever only calls needs their types alone. */
  schemas: () => Promise<Own>;
  sends?: Sends;
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /** With a body as well, either may be sent. */
  multipart?: Multipart;
  /** The body may be of any type and is not read. */
  anyBody?: boolean;
};

/** What they answer may be a secret, which is not kept. */
const keepNothing = ["/api/auth/", "/api/admin/second-factor/"];

/**
 * Whether the call takes an `Idempotency-Key` (R7.15): what a signed-in person changes, but for signing in, codes and files.
 * The same key within a day gives the first answer again, and nothing is done twice.
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

/** What the handler gets, parsed. */
export type Received<E> = {
  params: Output<Part<E, "params">>;
  query: Output<Part<E, "query">>;
  body: Output<Part<E, "body">>;
};

/** What the caller sends, before parsing. */
export type SentInput<E> = Given<Part<E, "params">, "params"> &
  Given<Part<E, "query">, "query"> &
  Given<Part<E, "body">, "body">;

/** What the handler must give back; the answer schema then strips all it does not declare. */
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
