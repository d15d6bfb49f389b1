/** Prints the contract as OpenAPI 3.1 (R7.0): what is mounted is what is documented. */
import * as z from "zod/mini";
import type { Access, Endpoint } from "#contract/endpoint.ts";

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
  return access === "signed_in" ? "Any signed-in account." : `Role: ${access.join(" or ")}.`;
}

const errorAnswer = {
  description: "An error with a stable code.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
};

function operation(endpoint: Endpoint) {
  const json = (schema: JsonSchema) => ({ content: { "application/json": { schema } } });
  const status = endpoint.status ?? (endpoint.answer === undefined ? 204 : 200);
  return {
    summary: endpoint.summary,
    description: who(endpoint.access),
    tags: [endpoint.path.split("/")[2]],
    security: endpoint.access === "anyone" ? [] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...(endpoint.body && { requestBody: { required: true, ...json(jsonSchema(endpoint.body, "input")) } }),
    responses: {
      [status]: { description: "Done.", ...(endpoint.answer && json(jsonSchema(endpoint.answer, "output"))) },
      default: errorAnswer,
    },
  };
}

export function openApi(endpoints: Endpoint[], { title, origin }: { title: string; origin: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(endpoint);
    paths[endpoint.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0" },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        Error: {
          type: "object",
          required: ["code", "message"],
          properties: {
            code: { type: "string" },
            message: { type: "string" },
            issues: {
              type: "array",
              items: {
                type: "object",
                properties: { path: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
              },
            },
            remainingAttempts: { type: "integer" },
            retryAfter: { type: "integer", description: "Seconds." },
          },
        },
      },
    },
  };
}
