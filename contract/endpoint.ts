/** One call of the API as data: the server mounts it, the client calls it, OpenAPI prints it. */
import type * as z from "zod/mini";
import type { Permission } from "./permissions.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone (a token is read when present), any signed-in account, or the roles with a permission (R6.2). */
export type Access = "anyone" | "signed_in" | Permission;

type FormFile = { file: string; mediaTypes: readonly string[]; maxBytes: number };

/** A form with one file, read by the handler as it comes; `fields` stand beside the file, and where it may have one a second file. */
export type Multipart = FormFile & { fields?: z.core.$ZodObject; beside?: FormFile };

/** What is answered instead of JSON: another address to go to, or bytes of one of these types. */
export type Sends = "redirect" | { mediaTypes: readonly string[]; endless?: boolean };

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

export type Endpoint<
  Who extends Access = Access,
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> = {
  method: Method;
  /** `/api/...` with `{name}` for each parameter. */
  path: `/api/${string}`;
  access: Who;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Absent: the call answers 204 without a body, or what `sends` says. */
  answer?: Answer;
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

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Given<S, Key extends string> = S extends Schema ? { [K in Key]: z.input<S> } : { [K in Key]?: undefined };

/** What the handler gets, parsed. */
export type Received<E> =
  E extends Endpoint<infer _W, infer P, infer Q, infer B, infer _A>
    ? { params: Output<P>; query: Output<Q>; body: Output<B> }
    : never;

/** What the caller sends, before parsing. */
export type Sent<E> =
  E extends Endpoint<infer _W, infer P, infer Q, infer B, infer _A>
    ? Given<P, "params"> & Given<Q, "query"> & Given<B, "body">
    : never;

/** What the handler must give back; the answer schema then strips all it does not declare. */
export type Answered<E> =
  E extends Endpoint<infer _W, infer _P, infer _Q, infer _B, infer A>
    ? A extends Schema
      ? z.input<A>
      : unknown
    : never;

/** What the caller receives. */
export type Answer<E> =
  E extends Endpoint<infer _W, infer _P, infer _Q, infer _B, infer A>
    ? A extends Schema
      ? z.output<A>
      : undefined
    : never;

export function defineEndpoint<
  const W extends Access,
  const P extends ObjectSchema | undefined = undefined,
  const Q extends ObjectSchema | undefined = undefined,
  const B extends Schema | undefined = undefined,
  const A extends Schema | undefined = undefined,
>(endpoint: Endpoint<W, P, Q, B, A>): Endpoint<W, P, Q, B, A> {
  return endpoint;
}
