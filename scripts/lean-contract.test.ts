import { expect, test } from "vitest";
import { listSchemas, makeLean } from "./lean-contract.ts";

const call = `export const give = defineEndpoint({
  method: "POST",
  path: "/api/gifts/{id}",
  access: ["student"],
  summary: "Give, and be thanked",
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: z.string() }),
  answer: z.object({ thanks: z.string() }),
});`;

const squeeze = (code: string) => code.replace(/\s+/g, " ");

test("of a call browsers get the method, the path, and the way to the body that a form checks", () => {
  expect(squeeze(makeLean("/contract/gifts.ts", call))).toBe(
    'export const give = /* @__PURE__ */ defineEndpoint({ method: "POST", path: "/api/gifts/{id}", ' +
      'body: "gifts.give.body", });',
  );
});

test("of a form with a file, the way to the fields beside it", () => {
  const upload =
    'export const hand = defineEndpoint({ method: "POST", path: "/api/x", multipart: { ...file, fields: named } });';
  expect(makeLean("/contract/gifts.ts", upload)).toContain('multipart: { fields: "gifts.hand.multipart.fields" }');
});

test("every schema that a call leads to is listed by its name, from the copy for checks", () => {
  expect(listSchemas({ "contract/gifts.ts": call })).toBe(
    'import { give as call0 } from "#contract/gifts.ts?checks";\nObject.assign(schemas, { "gifts.give.body": call0.body });\n',
  );
});

test("the copy for checks keeps the body, and reads schemas from copies alone", () => {
  const code = `import { thanks } from "./thanks.ts";\nimport { name } from "./name.ts";\nconst gift = { ...name };\n${call}`;
  const lean = makeLean("/contract/gifts.ts?checks", code);
  expect(lean).toContain("body: ");
  expect(lean).toContain('from "./name.ts?checks"');
  expect(lean).not.toContain("thanks");
});

test("what is made of other schemas may go where nobody reads it", () => {
  expect(makeLean("/contract/gifts.ts", "const gift = z.object({ ...name });")).toBe(
    "const gift = /* @__PURE__ */ /* @__PURE__ */ (() => (z.object({ ...name })))();",
  );
});

test("of a call that no form sends, the method and the path alone", () => {
  expect(squeeze(makeLean("/contract/relations.ts", call))).toBe(
    'export const give = /* @__PURE__ */ defineEndpoint({ method: "POST", path: "/api/gifts/{id}", });',
  );
});

test("what a function does when it is called stays as it is", () => {
  const code = "export const check = (list: string[]) => { list.push(String(list.length)); };";
  expect(makeLean("/contract/gifts.ts", code)).toBe(code);
});

test("what was read for the server's parts alone is not imported", () => {
  const imports = 'import { defineEndpoint } from "./endpoint.ts";\nimport { thanks } from "./thanks.ts";\n';
  const code = `${imports}export const give = defineEndpoint({ method: "POST", path: "/api/gifts", answer: thanks });`;
  expect(makeLean("/contract/gifts.ts", code)).toContain("./endpoint.ts");
  expect(makeLean("/contract/gifts.ts", code)).not.toContain("thanks");
});
