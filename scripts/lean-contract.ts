/**
 * What browsers get of the contract: of every call its method and its path, and its body where a form checks it before it is
 * sent. Who may call, what is asked and answered and how OpenAPI names it is the server's, and weighs more than all the rest.
 */
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

const always = ["method", "path"];

/** No form sends these; were one made, the server would still check what it sends, and the form would show what it says. */
const withoutForms = /\/contract\/(me|notifications|own-profile|relations|search|students|teachers)\.ts$/;

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

/** Imports of names that stand nowhere else; left in, they would name readers in `group-chunks.ts` that do not read. */
function dropUnread(code: string): string {
  return code.replace(/^import \{([^}]*)\} from "[^"]+";\n/gm, (line, names: string) => {
    const isRead = (name: string) => code.replace(line, "").match(new RegExp(`\\b${name}\\b`)) !== null;
    return names.match(/\w+/g)?.some(isRead) ? line : "";
  });
}

export function makeLean(file: string, code: string): string {
  const kept = withoutForms.test(file) ? always : [...always, "body"];
  const edits: Edit[] = [];
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
    CallExpression(call) {
      const [given] = call.arguments;
      if (functions === 0) edits.push(pure(call));
      if (call.callee.type !== "Identifier" || call.callee.name !== "defineEndpoint") return;
      if (given?.type === "ObjectExpression") edits.push(...leaveOut(given, kept));
    },
  }).visit(parseSync(file, code).program);
  const left = edits.filter(({ text }) => text === "");
  const lean = edits
    .filter((edit) => !left.some(({ start, end }) => edit.text !== "" && edit.start >= start && edit.start < end))
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
  return dropUnread(lean);
}

export function leanContract(): Plugin {
  return {
    name: "nukkad:lean-contract",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/contract\/[a-z-]+\.ts$/ },
      handler: (code, id) => ({ code: makeLean(id, code), map: null, moduleSideEffects: false }),
    },
  };
}
