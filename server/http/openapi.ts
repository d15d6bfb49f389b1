/** Prints the contract as OpenAPI 3.1 (R7.0): what is mounted is what is documented. */
import * as z from "zod/mini";
import { type Access, type Multipart, type Schemas, takesKey } from "#contract/endpoint.ts";
import { idempotency } from "#contract/limits.ts";
import { rolesWith } from "#contract/permissions.ts";
import { errorBody } from "#contract/schemas/error-body.ts";
import type { LoadedRoute } from "./endpoint.ts";

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parameters(schema: z.core.$ZodObject | undefined, where: "path" | "query") {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
}

function who(access: Access): string {
  if (access === "anyone") return "Anyone.";
  return access === "signed_in" ? "Any signed-in account." : `Permission ${access}: ${rolesWith(access).join(" or ")}.`;
}

const errorAnswer = {
  description: "An error with a stable code.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};

const json = (schema: z.core.$ZodType, io: "input" | "output") => ({
  content: { "application/json": { schema: jsonSchema(schema, io) } },
});

/** The file is bytes, so it has no schema: its types are listed under `encoding`. */
function form({ file, mediaTypes, maxBytes, beside: second }: Multipart, fields: Schemas["fields"]) {
  const beside: JsonSchema = fields === undefined ? {} : jsonSchema(fields, "input");
  const schema = {
    type: "object",
    properties: {
      [file]: { description: `At most ${maxBytes} bytes.` },
      ...(second && { [second.file]: { description: `At most ${second.maxBytes} bytes.` } }),
      ...(beside.properties ?? {}),
    },
    required: [file, ...((beside.required as string[] | undefined) ?? [])],
  };
  const encoding = {
    [file]: { contentType: mediaTypes.join(", ") },
    ...(second && { [second.file]: { contentType: second.mediaTypes.join(", ") } }),
  };
  return { content: { "multipart/form-data": { schema, encoding } } };
}

function requestBody({ endpoint: { multipart, anyBody }, schemas: { body, fields } }: LoadedRoute) {
  if (multipart !== undefined) {
    const { content } = form(multipart, fields);
    return { required: true, content: { ...content, ...(body && json(body, "input").content) } };
  }
  if (anyBody) return { required: false, content: { "*/*": {} }, description: "Not read." };
  return body === undefined ? undefined : { required: true, ...json(body, "input") };
}

function success({ endpoint: { sends, status }, schemas: { answer } }: LoadedRoute) {
  if (sends === "redirect")
    return {
      302: {
        description: "The browser is led on.",
        headers: { location: { required: true, schema: { type: "string", format: "uri-reference" } } },
      },
    };
  if (sends !== undefined)
    return { 200: { description: "Done.", content: Object.fromEntries(sends.mediaTypes.map((type) => [type, {}])) } };
  if (answer === undefined) return { [status ?? 204]: { description: "Done." } };
  return { [status ?? 200]: { description: "Done.", ...json(answer, "output") } };
}

/** R7.15. */
const keyParameter = {
  name: idempotency.header,
  in: "header",
  required: false,
  description: "The same key within a day gives the first answer again; nothing is done twice.",
  schema: { type: "string", maxLength: idempotency.longest },
};

function operation(route: LoadedRoute) {
  const { endpoint, schemas } = route;
  return {
    summary: schemas.summary,
    description: who(endpoint.access),
    tags: [endpoint.path.split("/")[2]],
    security: endpoint.access === "anyone" ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(schemas.params, "path"),
      ...parameters(schemas.query, "query"),
      ...(takesKey(endpoint) ? [keyParameter] : []),
    ],
    requestBody: requestBody(route),
    responses: { ...success(route), default: errorAnswer },
  };
}

function printPaths(routes: readonly LoadedRoute[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { method, path: address } = route.endpoint;
    const path = paths[address] ?? {};
    path[method.toLowerCase()] = operation(route);
    paths[address] = path;
  }
  return paths;
}

/** Paths are printed on first read: printing all schemas is half of the startup's computation. */
export function openApi(routes: readonly LoadedRoute[], { title, origin }: { title: string; origin: string }) {
  let printed: ReturnType<typeof printPaths> | undefined;
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0" },
    servers: [{ url: origin }],
    get paths() {
      printed ??= printPaths(routes);
      return printed;
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Error: jsonSchema(errorBody, "output") },
    },
  };
}
