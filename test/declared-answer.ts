/** For tests: compares answers with the declaration of their operation in /api/openapi.json. */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { TestApp } from "#test/app.ts";

type Schema = Record<string, unknown>;
export type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
export type Operation = {
  method: string;
  path: string;
  /** Sends the caller's credentials. */
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; headers?: Record<string, unknown> }>;
};

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

export type Declared = {
  operations: Operation[];
  /** The undeclared part of an answer, or null. */
  findUndeclared(operation: Pick<Operation, "method" | "path">, answer: Answer): string | null;
};

export async function readDeclared({ app }: Pick<TestApp, "app">): Promise<Declared> {
  const document = (await app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Omit<Operation, "method" | "path">>>;
    components: { schemas: Record<string, Schema> };
  }>();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "document", ...document });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const fits = (schema: Schema, body: string): boolean => ajv.validate(schema, JSON.parse(body));

  return {
    operations,
    findUndeclared({ method, path }, { statusCode, headers, body }) {
      const operation = operations.find((each) => each.method === method && each.path === path);
      if (operation === undefined) return "the operation";
      const type = String(headers["content-type"] ?? "").split(";", 1)[0] ?? "";
      if (statusCode >= 400) {
        const error = document.components.schemas.Error ?? {};
        return type === "application/json" && fits(error, body) ? null : `${statusCode} is no Error: ${body}`;
      }
      const declared = operation.responses[statusCode];
      if (declared === undefined) return `the status ${statusCode}`;
      for (const name of Object.keys(declared.headers ?? {}))
        if (headers[name] === undefined) return `no header ${name}`;
      if (declared.content === undefined) return body === "" ? null : "a body";
      const content = declared.content[type];
      if (content === undefined) return `the type ${type}`;
      return content.schema === undefined || fits(content.schema, body) ? null : `a body that does not fit: ${body}`;
    },
  };
}
