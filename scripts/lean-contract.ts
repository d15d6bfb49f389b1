/**
 * What browsers get of the contract: of every call its method and its path, and where a form checks what it sends the way to
 * that schema by name, which is fetched after the first view. Who may call, what is asked and answered and how OpenAPI names it is
 * the server's, and weighs more than all the rest.
 */
import { globSync, readFileSync } from "node:fs";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

const always = ["method", "path"];

/** The other copy of a contract file, with schemas; it reads schemas of other files from their other copies alone. */
const ofChecks = "?checks";

/** No form sends these; were one made, the server would still check what it sends, and the form would show what it says. */
const withoutForms = /\/contract\/(class-book|lessons|me|notifications|relations|search|students|teachers|wishes)\.ts$/;

type Edit = { start: number; end: number; text: string };

/** From each property that goes to the start of the next one, so that its comma goes along. */
function leaveOut({ properties, end }: ESTree.ObjectExpression, kept: string[]): Edit[] {
  return properties.flatMap((property, index) => {
    const stays =
      property.type !== "Property" || property.key.type !== "Identifier" || kept.includes(property.key.name);
    return stays ? [] : [{ start: property.start, end: properties[index + 1]?.start ?? end - 1, text: "" }];
  });
}

/** The contract only declares: a value that nobody reads may go, whatever function made it. */
const pure = ({ start }: ESTree.CallExpression): Edit => ({ start, end: start, text: "/* @__PURE__ */ " });

/** Not a call of the API, which stays small by itself, and not what is written out. */
const isMade = (init: string) =>
  !/^(\/|defineEndpoint\(|(async )?(\([^)]*\)|\w+)(: [^=]+)? =>|function)/.test(init) && /\(|\.\.\./.test(init);

/** Bundlers keep what is spread, lest a getter does something: as what a function makes it may go. */
const makeLazily = ({ start, end }: ESTree.Expression): Edit[] => [
  { start, end: start, text: "/* @__PURE__ */ (() => (" },
  { start: end, end, text: "))()" },
];

/** Imports of names that stand nowhere else; left in, they would name readers in `group-chunks.ts` that do not read. */
function dropUnread(code: string): string {
  return code.replace(/^import \{([^}]*)\} from "[^"]+";\n/gm, (line, names: string) => {
    const isRead = (name: string) => code.replace(line, "").match(new RegExp(`\\b${name}\\b`)) !== null;
    return names.match(/\w+/g)?.some(isRead) ? line : "";
  });
}

const propertyOf = (given: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined =>
  given.properties
    .filter((property) => property.type === "Property")
    .find(({ key }) => key.type === "Identifier" && key.name === name)?.value;

/** Instead of the schema of a body, or of the fields beside a file, its name. */
function leadToSchemas(given: ESTree.ObjectExpression, call: string, file: string): Edit[] {
  const name = `${file.replace(/^.*\/contract\/|\.ts$/g, "")}.${call}`;
  const way = (schema: string) => JSON.stringify(`${name}.${schema}`);
  const body = propertyOf(given, "body");
  const form = propertyOf(given, "multipart");
  const fields = form?.type === "ObjectExpression" ? propertyOf(form, "fields") : undefined;
  return [
    ...(body === undefined ? [] : [{ start: body.start, end: body.end, text: way("body") }]),
    ...(form === undefined || fields === undefined
      ? []
      : [{ start: form.start, end: form.end, text: `{ fields: ${way("multipart.fields")} }` }]),
  ];
}

/** What stays of a call: for whoever calls, and in the other copy for whoever checks. */
function keptOf(file: string, given: ESTree.ObjectExpression, isCheck: boolean): string[] {
  if (!isCheck && withoutForms.test(file)) return always;
  const form = propertyOf(given, "multipart");
  const hasFields = form?.type === "ObjectExpression" && propertyOf(form, "fields") !== undefined;
  return [...always, "body", ...(hasFields ? ["multipart"] : [])];
}

const readChecks = (code: string) => code.replace(/(from "(?:\.|#contract)\/[a-z/-]+\.ts)"/g, `$1${ofChecks}"`);

export function makeLean(id: string, code: string): string {
  const [file = id] = id.split("?");
  const isCheck = id.endsWith(ofChecks);
  const edits: Edit[] = [];
  const names = new Map<number, string>();
  let functions = 0;
  const enter = () => {
    functions++;
  };
  const leave = () => {
    functions--;
  };
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    VariableDeclarator({ id: named, init }) {
      if (!init || named.type !== "Identifier") return;
      names.set(init.start, named.name);
      if (functions === 0 && isMade(code.slice(init.start, init.end))) edits.push(...makeLazily(init));
    },
    CallExpression(call) {
      const [given] = call.arguments;
      if (functions === 0) edits.push(pure(call));
      if (call.callee.type !== "Identifier" || call.callee.name !== "defineEndpoint") return;
      if (given?.type !== "ObjectExpression") return;
      const kept = keptOf(file, given, isCheck);
      edits.push(...leaveOut(given, kept));
      const name = names.get(call.start);
      if (!isCheck && name !== undefined && kept.includes("body")) edits.push(...leadToSchemas(given, name, file));
    },
  }).visit(parseSync(file, code).program);
  const taken = edits.filter(({ start, end }) => end > start);
  const isInside = (edit: Edit) =>
    taken.some(
      (other) => other !== edit && edit.start >= other.start && edit.end <= other.end && edit.start < other.end,
    );
  const lean = edits
    .filter((edit) => !isInside(edit))
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
  return isCheck ? readChecks(dropUnread(lean)) : dropUnread(lean);
}

/** Every schema that a call leads to, from the other copies, by the name it is called there. */
export function listSchemas(files: Record<string, string>): string {
  const names = Object.entries(files).flatMap(([file, code]) => [
    ...makeLean(`/${file}`, code).matchAll(/"([a-z/-]+)\.(\w+)\.(body|multipart\.fields)"/g),
  ]);
  const read = names.map(
    ([, file, call], index) => `import { ${call} as call${index} } from "#contract/${file}.ts${ofChecks}";\n`,
  );
  const schemas = names.map(([name, , , schema], index) => `${name}: call${index}.${schema}`);
  return `${read.join("")}Object.assign(schemas, { ${schemas.join(", ")} });\n`;
}

const readContract = () =>
  Object.fromEntries(
    globSync("contract/**/*.ts")
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );

export function leanContract(): Plugin {
  return {
    name: "nukkad:lean-contract",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/(contract\/[a-z/-]+\.ts(\?checks)?|web\/forms\/check-given\.ts)$/ },
      handler: (code, id) => {
        if (id.endsWith("/web/forms/check-given.ts"))
          return { code: readChecks(code) + listSchemas(readContract()), map: null };
        return { code: makeLean(id, code), map: null, moduleSideEffects: false };
      },
    },
  };
}
