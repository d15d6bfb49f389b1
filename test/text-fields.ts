/** For tests: every free-text field of a call, as /api/openapi.json declares them. */
type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = { requestBody?: { content: Record<string, { schema?: Schema }> } };
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

/** Their text is compared or dropped and never shown to anybody. */
const proofs = ["password", "current", "code", "receipt", "token", "homepage"];

/** A field that can hold a tag: one of a fixed format cannot. */
const takesTags = ({ type, enum: known, const: only, format, pattern }: Schema) =>
  type === "string" &&
  known === undefined &&
  only === undefined &&
  format === undefined &&
  (pattern === undefined || new RegExp(pattern, "u").test("<b>"));

function fieldsOf(schema: Schema, at: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...(takesTags(schema) ? [at] : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => fieldsOf(each, at)),
    ...Object.entries(properties).flatMap(([name, each]) => fieldsOf(each, at === "" ? name : `${at}.${name}`)),
    ...(items === undefined ? [] : fieldsOf(items, at)),
  ];
}

/** As `POST /api/contact message`; items of a list have its name. */
export function listTextFields({ paths }: ApiDocument): string[] {
  const fields = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {})
        .flatMap(({ schema }) => (schema === undefined ? [] : fieldsOf(schema, "")))
        .filter((field) => !proofs.includes(field.split(".").at(-1) ?? ""))
        .map((field) => `${method.toUpperCase()} ${path} ${field}`),
    ),
  );
  return [...new Set(fields)].sort();
}
