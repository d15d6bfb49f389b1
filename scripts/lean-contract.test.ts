import { expect, test } from "vitest";
import { makeLean } from "./lean-contract.ts";

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

test("of a call browsers get the method, the path, and the body that a form checks", () => {
  expect(squeeze(makeLean("/contract/gifts.ts", call))).toBe(
    'export const give = /* @__PURE__ */ defineEndpoint({ method: "POST", path: "/api/gifts/{id}", ' +
      "body: /* @__PURE__ */ z.object({ name: /* @__PURE__ */ z.string() }), });",
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
